# play    set up what is missing and open the game
# test    set up what is missing and run the tests
# test-lowest  the same with the oldest dependencies that we allow, in a set-up of their own
# check   format, lint, strict types, import contracts
# bench   what drawing and thinking cost, each against its anchor
# fuzz    10,000 random games for every game and seat count
# storm   anything at the keyboard of each game for MINUTES, with signals, resizes and stalled lines
# ssh     a whole match of each game over a real SSH server on the loopback address
# kills   KILLS kills of terminals and tables, and nonsense for a table, in real processes
# shots   pictures of every screen, into assets/screenshots

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOWEST := .venv-lowest
PIP := $(BIN)/pip --disable-pip-version-check --quiet
GAMES ?= 10000
MINUTES ?= 3
SEED ?= 1
KILLS ?= 300
# What to run of the tests; nothing stands for all.
TESTS ?=
# Two processes more than there are cores: the terminal tests mostly wait for a screen.
PROCESSES ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 2)

.PHONY: play test test-lowest check bench fuzz storm ssh kills shots format clean

play: $(VENV)/ready
	@$(BIN)/smilegames

test: $(VENV)/ready-test
	@$(BIN)/pytest --numprocesses $(PROCESSES) --dist worksteal $(TESTS)

test-lowest: $(LOWEST)/ready
	@$(LOWEST)/bin/pytest --numprocesses $(PROCESSES) --dist worksteal $(TESTS)

check: $(VENV)/ready-check
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(VENV)/ready-check
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(VENV)/ready-bench
	@$(BIN)/python -m benchmarks

fuzz: $(VENV)/ready-test
	@$(BIN)/python -m tests.fuzz --games $(GAMES)

storm: $(VENV)/ready-test
	@$(BIN)/python -m tests.storm --minutes $(MINUTES) --seed $(SEED)

ssh: $(VENV)/ready-test
	@$(BIN)/python -m tests.over_ssh

kills: $(VENV)/ready-test
	@$(BIN)/python -m tests.kills --kills $(KILLS) --seed $(SEED)
	@$(BIN)/python -m tests.babble

shots: $(VENV)/ready-shots
	@$(BIN)/python -m tests.shots

clean:
	rm -rf $(VENV) $(LOWEST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("smilegames needs Python 3.11 or newer; set PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

# Compiling at set-up more than halves the first start.
$(VENV)/ready: pyproject.toml | $(BIN)/python
	@echo "Setting up smilegames (once) ..."
	@$(PIP) install --compile --editable .
	@touch $@

$(VENV)/ready-%: pyproject.toml $(VENV)/ready
	@echo "Setting up what 'make $*' needs (once) ..."
	@$(PIP) install --compile --editable '.[$*]'
	@touch $@

$(LOWEST)/ready: pyproject.toml tests/lowest.py | $(BIN)/python
	@echo "Setting up the oldest dependencies (once) ..."
	@$(PYTHON) -m venv --clear $(LOWEST)
	@$(BIN)/python -m tests.lowest >$(LOWEST)/constraints.txt
	@$(LOWEST)/bin/pip --disable-pip-version-check --quiet install --compile \
		--constraint $(LOWEST)/constraints.txt --editable '.[test]'
	@touch $@
