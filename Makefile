# Everything a person or a machine does with the project starts here. `make help` lists it.

# The interpreter that the environments are made from.
PYTHON ?= python3
# Where JupyterLab is reached, and what more it is told.
PORT ?= 8888
LAB_FLAGS ?=
# What more pytest is told, for example PYTEST_FLAGS="-k military".
PYTEST_FLAGS ?=
# What more `make fuzz` is told.
FUZZ ?=
# Pictures for `make look`: words of their names, for example LOOK="sheet curve"; all without any.
LOOK ?=
# How many things are prepared and tested at a time.
JOBS ?= 2

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PLAIN := .venv
COMPILED := .venv-compiled
# The compiled wheel as it is tested: unpacked into a folder that comes first on the path of the one environment.
UNPACKED := .compiled
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check
# What the compiled wheel is made of; the notebooks are left out, because using them changes them.
SOURCES := pyproject.toml tools/compiled_build.py $(shell find trajan_tutor svg_templates -type f \
	\( -name '*.py' -o -name 'compiled.txt' -o -name '*.toml' -o -name '*.ftl' -o -name '*.js' -o -name '*.css' -o -name '*.svg' \) 2>/dev/null)

NOTEBOOKS := $(shell find notebooks -name '*.ipynb' -not -path '*/.*' 2>/dev/null)

# A C compiler is of use only together with the headers of the interpreter.
HAS_COMPILER := $(shell command -v $(CC) >/dev/null 2>&1 \
	&& test -e "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))' 2>/dev/null)/Python.h" \
	&& echo yes)

.PHONY: help class-figures class-hostile generated look pins lab test test-long before-release clean-room test-plain test-stage test-compiled mutants release release-check lint format bench fuzz faults plain compiled repacked clean distclean \
	page docs stage test-stage launch-link python-is-usable folder-is-writable compiler-is-there chromium-is-there hunspell-is-there rsvg-is-there npm-is-there node-is-there

help:  ## say what can be made
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20
	@echo "Variables: PYTHON=$(PYTHON) JOBS=$(JOBS) PORT=$(PORT) LAB_FLAGS=\"--no-browser\" PYTEST_FLAGS=\"-k words\""

# ---------------------------------------------------------------------------- environments

python-is-usable:
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { echo "There is no $(PYTHON): install Python 3.11 or newer, or say PYTHON=… ." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "$(PYTHON) is older than Python 3.11: say PYTHON=… with a newer one." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "$(PYTHON) has no venv module: install it (Debian and Ubuntu: apt-get install python3-venv)." >&2; exit 1; }

folder-is-writable:
	@test -w . || { echo "This folder cannot be written: copy all of it to one that can." >&2; exit 1; }

compiler-is-there:
	@test -n "$(HAS_COMPILER)" \
		|| { echo "There is no C compiler with the headers of $(PYTHON) (Debian and Ubuntu: apt-get install gcc libc6-dev python3-dev)." >&2; exit 1; }

chromium-is-there:
	@test -x "$${TRAJAN_TUTOR_CHROMIUM:-}" || command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { echo "There is no Chromium for the browser tests (Debian: apt-get install chromium-headless-shell), or say TRAJAN_TUTOR_CHROMIUM=… ." >&2; exit 1; }

npm-is-there:
	@command -v npm >/dev/null \
		|| { echo "There is no npm to fetch the Python of the browser (Debian and Ubuntu: apt-get install npm)." >&2; exit 1; }

node-is-there: npm-is-there
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' \
		|| { echo "Node $$(node --version) is too old for the tools of the page: install Node 20 or newer." >&2; exit 1; }

hunspell-is-there:
	@for dictionary in cs_CZ pl_PL pt_BR; do hunspell -d $$dictionary -l </dev/null >/dev/null 2>&1 \
		|| { echo "There is no hunspell with $$dictionary to look at spelling (Debian and Ubuntu: apt-get install hunspell hunspell-cs hunspell-pl hunspell-pt-br)." >&2; exit 1; }; done

rsvg-is-there:
	@command -v rsvg-convert >/dev/null \
		|| { echo "There is no rsvg-convert to draw stored pictures (Debian and Ubuntu: apt-get install librsvg2-bin)." >&2; exit 1; }

# The plain environment is an editable install: an edited file counts at once.
$(PLAIN)/bin/python: | python-is-usable folder-is-writable
	@echo "Making the environment $(PLAIN)."
	@"$(PYTHON)" -m venv $(PLAIN)

$(PLAIN)/.lab-installed: pyproject.toml | $(PLAIN)/bin/python
	@echo "Installing into $(PLAIN): JupyterLab."
	@$(PLAIN)/bin/python $(PIP_INSTALL) --editable '.[jupyter]'
	@touch $@

$(PLAIN)/.all-installed: pyproject.toml | $(PLAIN)/bin/python
	@# Modules are compiled when they are imported: most never are.
	@echo "Installing into $(PLAIN): JupyterLab, and what other programs, tests and checks need."
	@$(PLAIN)/bin/python $(PIP_INSTALL) --no-compile --editable '.[jupyter,rl,test,dev]'
	@touch $(PLAIN)/.lab-installed $@

plain: $(PLAIN)/.all-installed  ## make .venv: an editable install with everything

# The compiled environment is installed from a wheel, and the wheel is built from the sdist, never in the source tree.
$(COMPILED)/bin/python: | python-is-usable folder-is-writable
	@echo "Making the environment $(COMPILED)."
	@"$(PYTHON)" -m venv $(COMPILED)

$(COMPILED)/.installed: $(SOURCES) | $(COMPILED)/bin/python
	@echo "Compiling, and installing into $(COMPILED)."
	@rm -rf $(COMPILED)/wheel
	@$(COMPILED)/bin/python $(PIP_INSTALL) 'build>=1.2,<2'
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(COMPILED)/bin/python -m build --outdir $(COMPILED)/wheel . >$(COMPILED)/build.log 2>&1 \
		|| { tail -n 30 $(COMPILED)/build.log; echo "The compiled build failed: see $(COMPILED)/build.log." >&2; exit 1; }
	@$(COMPILED)/bin/python -m pip uninstall --quiet --quiet --yes trajan-tutor
	@$(COMPILED)/bin/python $(PIP_INSTALL) "$$(echo $(COMPILED)/wheel/*.whl)[jupyter]"
	@touch $@

# What is compiled imports nothing but these rooms: whatever else is changed, what was compiled before stays as it is.
$(UNPACKED)/.compiled: $(filter %.py %.txt,$(filter trajan_tutor/engine/% trajan_tutor/games/%,$(SOURCES))) \
		pyproject.toml tools/compiled_build.py | $(PLAIN)/.all-installed
	@echo "Compiling for the tests, into $(UNPACKED)."
	@rm -rf $(UNPACKED) && mkdir $(UNPACKED)
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(PLAIN)/bin/python -m build --no-isolation --outdir $(UNPACKED)/wheel . >$(UNPACKED)/build.log 2>&1 \
		|| { tail -n 30 $(UNPACKED)/build.log; echo "The compiled build failed: see $(UNPACKED)/build.log." >&2; exit 1; }
	@$(PLAIN)/bin/python -m zipfile --extract $(UNPACKED)/wheel/*.whl $(UNPACKED)/package
	@touch $(UNPACKED)/.fresh $@

$(UNPACKED)/.unpacked: $(SOURCES) $(UNPACKED)/.compiled
	@if rm $(UNPACKED)/.fresh 2>/dev/null; then touch $@; else $(MAKE) --no-print-directory repacked; fi

# The modules of today, with what was compiled before.
repacked:
	@rm -rf $(UNPACKED)/plain && $(PLAIN)/bin/python -m build --no-isolation --wheel --outdir $(UNPACKED)/plain . >$(UNPACKED)/plain.log 2>&1 \
		|| { tail -n 30 $(UNPACKED)/plain.log; echo "The build failed: see $(UNPACKED)/plain.log." >&2; exit 1; }
	@$(PLAIN)/bin/python -m zipfile --extract $(UNPACKED)/plain/*.whl $(UNPACKED)/plain/package
	@cd $(UNPACKED)/package && find . -name '*.so' -exec cp --parents {} ../plain/package \;
	@rm -rf $(UNPACKED)/package && mv $(UNPACKED)/plain/package $(UNPACKED)/package
	@touch $(UNPACKED)/.unpacked

compiled: compiler-is-there $(COMPILED)/.installed  ## make .venv-compiled: the same files compiled with mypyc

# Everything that a visitor's browser gets lies in it; what is built on the way is fetched by npm, once.
PAGE_SOURCES := $(SOURCES) $(wildcard stage/src/*.* stage/src/*/*.*) stage/build_page.mjs $(wildcard tools/*page*) tools/in_browser.mjs tools/small_babel.py tools/where_published.py
page-site/index.html: $(PLAIN)/.all-installed stage/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the light page."
	@$(PLAIN)/bin/python tools/build_page.py page-site

# What `make test` visits: two languages, and what is recorded of two games.
VISITED := build/page-site
$(VISITED)/index.html: $(PLAIN)/.all-installed stage/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building a light page for the tests."
	@$(PLAIN)/bin/python tools/build_page.py $(VISITED) --languages en cs --recorded trajan/00-first-game sylla/50-first-game

page: npm-is-there page-site/index.html  ## build the light page: lessons and games in the browser alone, in the folder page-site

# The site of the pages: Sphinx reads docs/, and the light page lies in it as a folder. Nothing of it comes from elsewhere.
$(PLAIN)/.docs-installed: $(PLAIN)/.all-installed
	@echo "Installing into $(PLAIN): what builds the site of the pages."
	@$(PLAIN)/bin/python $(PIP_INSTALL) --editable '.[docs]'
	@touch $@

docs: npm-is-there $(PLAIN)/.docs-installed page-site/index.html  ## build the site of these pages, with the light page in it, in the folder docs-site
	@rm -rf $(PLAIN)/docs/html
	@$(PLAIN)/bin/python tools/build_site.py $(PLAIN)/docs/html
	@rm -rf docs-site && cp -r $(PLAIN)/docs/html docs-site && cp -r page-site docs-site/play

# The page is bundled from the modules in stage/; the bundle is stored, so that whoever installs needs no npm.
stage/node_modules/.installed: stage/package.json stage/package-lock.json | node-is-there
	@echo "Installing into stage/node_modules: what bundles, checks and tests the page."
	@cd stage && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

stage: $(PLAIN)/.all-installed stage/node_modules/.installed  ## write the types of the page and bundle it anew
	@$(PLAIN)/bin/python tools/page_types.py
	@cd stage && node build.mjs

# ---------------------------------------------------------------------------- use

# What is missing (compiler, display, browser) is told in one line each. JupyterLab gets its token through the
# environment, so that it stands in no list of processes, and says only warnings, so that the address stays in sight.
lab: python-is-usable  ## start JupyterLab on the first notebook, after installing what it needs
	@environment=$(PLAIN); \
	if [ -z "$(HAS_COMPILER)" ]; then \
		echo "There is no C compiler with Python's headers: using the plain build, which is slower."; \
	elif $(MAKE) --no-print-directory $(COMPILED)/.installed; then \
		environment=$(COMPILED); \
	else \
		echo "The compiled build failed: using the plain build, which is slower."; \
	fi; \
	if [ $$environment = $(PLAIN) ]; then $(MAKE) --no-print-directory $(PLAIN)/.lab-installed; fi; \
	$$environment/bin/python -m trajan_tutor.cli.shipped_notebooks notebooks >/dev/null 2>&1 \
		|| echo "The notebooks could not be marked as trusted: run their cells to see the boards."; \
	course=$$($$environment/bin/python -c "$$COURSE") \
		|| { course=notebooks; echo "The notebooks could not be made in that language: these are the English ones."; }; \
	settings=$$environment/share/jupyter/lab/settings; \
	mkdir -p $$settings; [ -e $$settings/overrides.json ] || echo '$(LAB_SETTINGS)' >$$settings/overrides.json; \
	port=$$($$environment/bin/python -c "$$FREE_PORT" $(PORT)); \
	export JUPYTER_TOKEN=$${JUPYTER_TOKEN:-$$($$environment/bin/python -c 'import secrets; print(secrets.token_hex(24))')}; \
	flags=(--ServerApp.port=$$port --ServerApp.port_retries=0 --ServerApp.root_dir=$$course \
		--ServerApp.log_level=WARN); \
	if [ "$$(id -u)" = 0 ]; then flags+=(--allow-root); fi; \
	workspaces=$${JUPYTERLAB_WORKSPACES_DIR:-$$($$environment/bin/jupyter --config-dir)/lab/workspaces}; \
	ls "$$workspaces"/trajan_tutor-*.jupyterlab-workspace >/dev/null 2>&1 \
		|| printf '%s' '$(LAB_WORKSPACE)' | $$environment/bin/jupyter lab workspaces import - >/dev/null 2>&1 || true; \
	place=lab/workspaces/trajan_tutor/tree/00_welcome.ipynb; \
	address="http://localhost:$$port/$$place?token=$$JUPYTER_TOKEN"; \
	if [ "$$(uname)" = Linux ] && [ -z "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
		flags+=(--no-browser); echo "There is no display: open $$address in a browser."; \
	elif ! $$environment/bin/python -c 'import webbrowser; webbrowser.get()' 2>/dev/null; then \
		flags+=(--no-browser); echo "There is no browser: open $$address in one."; \
	else \
		echo "If no browser opens: $$address"; \
		if [ "$$(id -u)" = 0 ] && [ -z "$${BROWSER:-}" ] && command -v chromium >/dev/null; then \
			export BROWSER="chromium --no-sandbox %s"; \
		fi; \
	fi; \
	exec $$environment/bin/jupyter lab "$${flags[@]}" --LabApp.default_url="/$$place" $(LAB_FLAGS)

# JupyterLab would begin by asking whether it may show its news.
LAB_SETTINGS := {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}
# A workspace of its own, in which the list of files is closed at first: the board gets its room. What people change there
# stays.
LAB_WORKSPACE := {"data": {"layout-restorer:data": {"main": {"dock": null, "current": null}, \
	"left": {"collapsed": true, "visible": true, "current": null, \
		"widgets": ["filebrowser", "running-sessions", "@jupyterlab/toc:plugin", "extensionmanager.main-view"]}, \
	"right": {"collapsed": true, "visible": true, "current": null, "widgets": ["jp-property-inspector", "debugger-sidebar"]}}}, \
	"metadata": {"id": "trajan_tutor"}}

# The English notebooks are those of the checkout; in the language that is spoken there, others are made from them.
define COURSE
import os
from pathlib import Path
from trajan_tutor.cli.lab import lay_out, usual_folder
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.visitor import take_up_language
os.chdir("notebooks")
take_up_language()
os.chdir("..")
language = Words().language
if language == "en":
    print("notebooks")
else:
    lay_out(Path(usual_folder(language)), language, is_trusted=True)
    print(usual_folder(language))
endef
export COURSE

define FREE_PORT
import socket, sys
wanted = int(sys.argv[1])
for port in range(wanted, min(wanted + 50, 65536)):
    with socket.socket() as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind(("127.0.0.1", port))
        except OSError:
            continue
    if port != wanted:
        print(f"Port {wanted} is taken: using {port}.", file=sys.stderr)
    print(port)
    break
else:
    sys.exit(f"No port from {wanted} to {wanted + 49} is free: say PORT=… .")
endef
export FREE_PORT

bench: $(PLAIN)/.all-installed  ## measure random play in both builds
	@if [ -n "$(HAS_COMPILER)" ]; then $(MAKE) --no-print-directory $(COMPILED)/.installed; fi
	@$(PLAIN)/bin/trajan-tutor bench trajan

# ---------------------------------------------------------------------------- checks

fuzz: $(PLAIN)/.all-installed  ## read changed files, messages and moves in both builds: FUZZ="--count 50000 --seed 1"
	$(PLAIN)/bin/python tools/fuzz.py $(FUZZ)
	@if [ -n "$(HAS_COMPILER)" ]; then \
		$(MAKE) --no-print-directory $(COMPILED)/.installed && $(COMPILED)/bin/python tools/fuzz.py $(FUZZ); \
	else \
		echo "There is no C compiler with Python's headers: the compiled build was not fuzzed."; \
	fi

lint: $(PLAIN)/.all-installed  ## check style and types
	$(PLAIN)/bin/ruff check .
	$(PLAIN)/bin/ruff format --check .
	$(PLAIN)/bin/mypy

format: $(PLAIN)/.all-installed  ## bring every file into the form that lint asks for
	$(PLAIN)/bin/ruff format .
	$(PLAIN)/bin/ruff check --fix .

generated: export TRAJAN_TUTOR_LANGUAGE := en
generated: $(PLAIN)/.all-installed  ## make anew what is generated: playthroughs, counts, notebooks, picture
	@for made in $(wildcard tests/games/*/test_playthroughs.py tests/games/*/test_turn_counts.py); do \
		echo "$$made"; PYTHONPATH=tests $(PLAIN)/bin/python $$made; \
	done
	$(PLAIN)/bin/trajan-tutor picture trajan --seats 4 --seed 7 --turns 40 notebooks/images/board.svg
	$(PLAIN)/bin/python tools/screenshots.py trajan notebooks/images
	$(PLAIN)/bin/python tools/ruling_tables.py
	$(PLAIN)/bin/python tools/teaching_page.py
	$(PLAIN)/bin/python tools/covers.py
	$(PLAIN)/bin/python -m trajan_tutor.jupyter.course_notebooks notebooks
	$(PLAIN)/bin/python -m trajan_tutor.jupyter.save_notebooks notebooks binder/play.ipynb
	$(PLAIN)/bin/python tools/notebook_sums.py

LOOK_LANGUAGE := en

look: chromium-is-there $(PLAIN)/.all-installed stage/node_modules/.installed  ## draw contact sheets of all pictures into the folder look: LOOK_LANGUAGE=cs
	$(PLAIN)/bin/python tools/look.py pictures look --language $(LOOK_LANGUAGE) --words $(LOOK)
	$(PLAIN)/bin/python tools/look.py panes look/panes --language $(LOOK_LANGUAGE)
	$(PLAIN)/bin/python tools/look.py stage look/stage --language $(LOOK_LANGUAGE)

stage-figures: chromium-is-there $(PLAIN)/.all-installed  ## measure the stage in JupyterLab: clicks, frames
	@$(PLAIN)/bin/python tools/measure.py stage

class-figures: $(PLAIN)/.all-installed  ## measure what a class of 100 costs its server: joins, giving, clicks, memory
	@$(PLAIN)/bin/python tools/measure.py class

class-hostile: $(PLAIN)/.all-installed  ## measure what a hundred thousand messages of a hostile pupil cost the others
	@$(PLAIN)/bin/python tools/measure.py hostile

pins: $(PLAIN)/.all-installed  ## write anew which versions Binder installs
	$(PLAIN)/bin/python tools/pins.py

# Where the project is published is known to whoever publishes it: this is the one thing that has to be told.
launch-link: python-is-usable  ## write where the project is published, everywhere: REPOSITORY=owner/name, and SITE=https://… if it is not GitHub's
	@test -n "$(REPOSITORY)" || { echo "Say which repository: REPOSITORY=owner/name ." >&2; exit 1; }
	@"$(PYTHON)" tools/where_published.py "$(REPOSITORY)" $(if $(SITE),"$(SITE)")

# What is needed is made first, then style, types and the page are looked at, JOBS things at a time; then there is one run
# of pytest for each build, with JOBS processes. The rooms that think or play, notebooks and the browser are tested on the
# compiled build, the others on the plain one, and what is marked `both_builds` on both (`tests/builds.py`); without a
# compiler all is tested on the plain one.
AT_A_TIME = $(MAKE) --no-print-directory --jobs=$(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
BUILT := $(if $(HAS_COMPILER),$(UNPACKED)/.unpacked)
# Chosen tests need not be in every part.
UNLESS_CHOSEN := || { code=$$?; [ $$code = 5 ] && [ -n "$(PYTEST_FLAGS)" ]; }

# The notebooks of lessons are made alike, and compared with what makes them: one of each game is run, or all.
TRIED_NOTEBOOKS := $(wildcard notebooks/00_*.ipynb notebooks/trajan/00_*.ipynb notebooks/trajan/2[01]_*.ipynb notebooks/caesar/30_*.ipynb notebooks/sylla/50_*.ipynb notebooks/teaching/*.ipynb)
PROCESSES := --numprocesses=$(JOBS) --dist=loadgroup --no-loadscope-reorder --max-worker-restart=2
SHORT := not long and not before_release
PYTEST_PLAIN := $(PLAIN)/bin/pytest $(PROCESSES) --build-kind plain $(if $(HAS_COMPILER),--share)
PYTEST_COMPILED := PYTHONPATH=$(CURDIR)/$(UNPACKED)/package $(PLAIN)/bin/pytest $(PROCESSES) --build-kind compiled --share -o cache_dir=.pytest_cache/compiled

test: chromium-is-there rsvg-is-there node-is-there python-is-usable  ## run everything but what is long: style, types, tests, notebooks, browser, both builds
	@begin=$$SECONDS; \
	$(AT_A_TIME) lint test-stage $(BUILT) $(VISITED)/index.html && $(MAKE) --no-print-directory test-plain && $(MAKE) --no-print-directory test-compiled \
		&& echo "All is fine, after $$(((SECONDS - begin) / 60)) minutes and $$(((SECONDS - begin) % 60)) seconds."

test-plain: $(PLAIN)/.all-installed stage/node_modules/.installed $(if $(HAS_COMPILER),,$(VISITED)/index.html)
	TRAJAN_TUTOR_PAGE_SITE=$(VISITED) $(PYTEST_PLAIN) --costs --nbval tests $(TRIED_NOTEBOOKS) -m "$(SHORT)" $(PYTEST_FLAGS) $(UNLESS_CHOSEN)

test-compiled: $(BUILT) stage/node_modules/.installed $(VISITED)/index.html
	@if [ -n "$(HAS_COMPILER)" ]; then \
		TRAJAN_TUTOR_PAGE_SITE=$(VISITED) $(PYTEST_COMPILED) --costs --nbval tests $(TRIED_NOTEBOOKS) -m "$(SHORT)" $(PYTEST_FLAGS) $(UNLESS_CHOSEN); \
	else \
		echo "There is no C compiler with Python's headers: the compiled build was not tested."; \
	fi

test-stage: stage/node_modules/.installed
	cd stage && npx tsc --noEmit && npx eslint . && npx vitest run && node build.mjs --check

# Nothing that was left over reaches the clone, but for the caches of what fetches packages.
clean-room:  ## run what CI runs, on a clone of what is committed, with an empty home
	@room=$$(mktemp -d) && trap 'rm -rf "$$room"' EXIT \
		&& git clone --quiet . "$$room/checkout" && mkdir "$$room/home" \
		&& env --unset=MAKEFLAGS --unset=MAKELEVEL --unset=MFLAGS --unset=PYTHONPATH --unset=VIRTUAL_ENV --unset=XDG_CACHE_HOME \
			PIP_CACHE_DIR="$$($(PYTHON) -m pip cache dir)" npm_config_cache="$$(npm config get cache)" HOME="$$room/home" \
			bash "$$room/checkout/.ci/run"

# The parts of which `make test-long` and `make before-release` are made, what each does, and what is done: tools/long_parts.py.
PART ?=

test-long: $(PLAIN)/.docs-installed $(PLAIN)/.release-installed $(BUILT) page-site/index.html hunspell-is-there  ## what make test leaves out and takes no hours, in parts that are taken up again: PART=walk runs one
	@$(PLAIN)/bin/python tools/long_parts.py test-long $(if $(PART),--part $(PART))

before-release: $(PLAIN)/.mutants-installed $(PLAIN)/.release-installed $(BUILT)  ## what takes hours: faults and planted errors in full, long matches: PART=faults runs one
	@$(PLAIN)/bin/python tools/long_parts.py before-release $(if $(PART),--part $(PART))

# The compiled build meets a tenth of what the plain one does.
FAULTS ?= --share 1

faults: $(PLAIN)/.all-installed $(BUILT)  ## meet all that can go wrong around a learner, in both builds: FAULTS="--share 0.01"
	PYTHONPATH=tests $(PLAIN)/bin/python tools/faults.py $(if $(HAS_COMPILER),--other $(UNPACKED)/package) $(FAULTS)

$(PLAIN)/.release-installed: $(PLAIN)/.all-installed
	@$(PLAIN)/bin/python $(PIP_INSTALL) --editable '.[release]'
	@touch $@

release-check: $(PLAIN)/.release-installed  ## look at what is to be published: build, metadata, wheel, clean installations
	$(PLAIN)/bin/python tools/release_check.py

# Nothing leaves the machine: what a maintainer does by hand afterwards is told at the end.
release: $(PLAIN)/.release-installed  ## make a release on a branch of its own: VERSION=1.2.0
	@$(PLAIN)/bin/python tools/release.py $(VERSION)

# What was found stays in the folder mutants: the next run tries the errors of functions that were changed since. Those of
# some modules alone, tried again: MUTANTS="trajan_tutor.games.trajan.rules.military*". Hours for all.
MUTANTS ?=

$(PLAIN)/.mutants-installed: $(PLAIN)/.all-installed
	@$(PLAIN)/bin/python $(PIP_INSTALL) --editable '.[mutants]'
	@touch $@

mutants: $(PLAIN)/.mutants-installed  ## plant errors in the rules, and list those that no test sees by rule id
	$(PLAIN)/bin/mutmut run --max-children $(JOBS) $(patsubst %,"%",$(MUTANTS))
	@$(PLAIN)/bin/python tools/surviving_mutants.py

clean:  ## remove what builds and checks leave behind
	rm -rf build dist look mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find trajan_tutor tests notebooks \( -name __pycache__ -o -name .ipynb_checkpoints \) -prune -exec rm -rf {} + 2>/dev/null || true
	find trajan_tutor -name '*.so' -delete

distclean: clean  ## as clean, and remove the environments and the pages
	rm -rf $(PLAIN) $(COMPILED) $(UNPACKED) page-site docs-site docs/notebooks docs/_made docs/locales/*/LC_MESSAGES/*.mo stage/node_modules
