# Budokan: `make play` opens it, `make test` checks everything. Nothing but Python 3.11+ and make is needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPILED := build/compiled

.PHONY: play test check plain compiled bench soak clean help

help:
	@echo "make play      open the hall"
	@echo "make test      every check: style, types, contracts of imports, tests plain and compiled"
	@echo "make compiled  put the compiled package into the environment (make plain takes it out again)"
	@echo "make bench     speeds against the yardstick"
	@echo "make soak      long random play"

$(PLAYABLE): requirements/run.txt pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit("Budokan needs Python 3.11 or later, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/run.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAYABLE) requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	@touch $@

play: $(PLAYABLE)
	@$(BIN)/budokan play samurai-sword --seats 5

test: $(READY) check
	$(BIN)/pytest -n 2
	$(BIN)/python tools/compile.py --into $(COMPILED)
	@if [ -d $(COMPILED)/budokan ]; then echo "the same tests, compiled"; PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 tests/contract tests/games tests/kernel; fi

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

compiled: $(READY)
	@$(BIN)/python tools/compile.py

plain: $(READY)
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .

bench: $(READY)
	@$(BIN)/budokan bench

soak: $(READY)
	@PYTHONPATH=. $(BIN)/python tools/soak.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
