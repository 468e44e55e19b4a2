"""Drawing on a grid of cells: pure functions that know no Textual, no match and no file."""
