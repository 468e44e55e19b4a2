"""One package a game, rules only; `registry` finds them."""
