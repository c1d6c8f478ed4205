# Budokan: `make play` opens it, `make test` checks everything. Nothing but Python 3.11+ and make is needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The files in requirements/ name everything that is needed, so nothing is worked out; what is imported is translated when it is.
LOCKED := --no-deps --no-compile --no-warn-conflicts
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
DOCUMENTED := $(VENV)/.documented
INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
COMPILED := build/compiled
# Every check starts many interpreters: what one has read in, the next need not translate again.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: help setup play test quick both-forms check web browser docs compiled plain generated golden bench soak pictures release clean

help:
	@echo "make play      open the hall in the browser"
	@echo "make setup     the environment, without playing or testing"
	@echo "make test      every check: style, types, imports, tests plain and compiled, the client, the browser"
	@echo "make quick     in two minutes what a change most likely breaks: style, types, imports, the rules of all games"
	@echo "make compiled  put the compiled package into the environment (make plain takes it out again)"
	@echo "make generated write what follows from the declared states of the games, and the reference of each"
	@echo "make golden    play golden games that are missing, renew those that changed, and say in words what did"
	@echo "make docs      the manual, which the hall then serves at /manual"
	@echo "make bench     speeds against the yardstick, and sockets"
	@echo "make soak      long random play, a hall killed and fuzzed again and again, all tests in both forms"
	@echo "make release   wheel, source archive and compiled wheel, each installed where nothing is and played in Chromium; PLAIN=1 leaves the last out"
	@echo "make pictures  the screenshots of the README and the manual"

define house
	@$(PYTHON) -c 'import sys; sys.exit("Budokan needs Python 3.11 or later, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) $(LOCKED) -r requirements/$(1).txt
	@$(PIP) --no-deps --no-build-isolation --editable .
endef

$(PLAYABLE): requirements/run.txt pyproject.toml setup.py
	$(call house,run)
	@touch $@

# What the checks need holds what playing needs: in a fresh clone both come at once.
$(READY): requirements/run.txt requirements/dev.txt pyproject.toml setup.py
	$(call house,dev)
	@touch $(PLAYABLE) $@

web: $(PLAYABLE)
	@$(BIN)/python tools/build_web.py

setup: $(READY)

play: web
	@$(BIN)/budokan

# What builds the manual is needed for that alone.
$(DOCUMENTED): requirements/docs.txt
	@$(PIP) $(LOCKED) -r requirements/docs.txt
	@touch $@

docs: web $(DOCUMENTED)
	@$(BIN)/python -m tools.manual

# The one that has no windows serves nearly every test; notifications and passkeys are shown only by the whole browser.
browser:
	@command -v chromium-headless-shell > /dev/null && command -v chromium > /dev/null || (apt-get update -qq; $(INSTALL) chromium chromium-headless-shell > /dev/null || $(INSTALL) chromium > /dev/null)

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: $(READY)
	@$(BIN)/python -m tools.check

quick: $(READY)
	@$(BIN)/python -m tools.check --quick

# What `make test` looks at in one form of the package alone, once more in the other, and long games at the browser: a part of the soak.
both-forms: $(READY) web browser
	@$(BIN)/python -m tools.check --both-forms

compiled: $(READY)
	@$(BIN)/python tools/compile.py

plain: $(READY)
	@$(PIP) --no-deps --no-build-isolation --editable .

generated: $(READY)
	@$(BIN)/python -m tools.states
	@$(BIN)/python -m tools.reference

golden: $(READY)
	@PYTHONPATH=. $(BIN)/python tools/golden.py $(GAMES)
	@$(BIN)/python -m tools.reference --examples

bench: $(READY)
	@$(BIN)/budokan bench
	@$(BIN)/python bench/sockets.py

soak: $(READY)
	@$(BIN)/python tools/compile.py --quick --into $(COMPILED)
	@PYTHONPATH=. $(BIN)/python tools/soak.py --compiled $(COMPILED) --minutes $(or $(MINUTES),10) $(if $(SEED),--seed $(SEED))
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m budokan lab puzzles --prove
	@PYTHONPATH=. $(BIN)/python -m tests.adapters.secrecy --moments 2000
	@PYTHONPATH=. $(BIN)/python -m tests.adapters.kits --steps 10000
	@PYTHONPATH=. $(BIN)/python -m tests.hall.killing --kills 150
	@PYTHONPATH=. $(BIN)/python -m tests.hall.killing --kills 50 --postgres
	@PYTHONPATH=. $(BIN)/python -m tests.hall.racing --rounds 10000
	@PYTHONPATH=. $(BIN)/python -m tests.hall.many --rooms $(or $(ROOMS),1000) --minutes 10 --kills 30
	@PYTHONPATH=. $(BIN)/python -m tests.hall.carried --games 10000
	@PYTHONPATH=. $(BIN)/python -m tests.hall.year --days 365
	@PYTHONPATH=. $(BIN)/python -m tests.hall.fuzzing --inputs $(or $(FUZZ),100000) $(if $(SEED),--seed $(SEED))
	@$(MAKE) --no-print-directory both-forms

pictures: $(READY) docs browser
	@$(BIN)/python tools/pictures.py

# Nothing is published: it is built, tried in empty environments, and told.
release: $(READY) web browser
	@$(BIN)/python -m tools.release $(if $(PLAIN),--plain)

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/budokan/hall/static src/budokan/hall/manual web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
