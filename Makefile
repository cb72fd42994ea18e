# The words people type. Everything else is CMake (see CMakePresets.json).
BUILD := build/release
ASSAY := $(BUILD)/bin/assay
JOBS  ?= $(shell nproc)
OUT   ?= out/quick

.PHONY: report studies test smoke fuzz bench mutants coverage build program configure packages clean

# Installs packages, configures, builds the program, runs the quick battery and the studies, writes the page and names it.
report: program
	@$(ASSAY) check --battery quick --jobs $(JOBS) --out $(OUT); code=$$?; \
	 if [ $$code -ne 0 ] && [ $$code -ne 1 ] && [ $$code -ne 3 ]; then exit $$code; fi
	@$(ASSAY) study cycling --out $(OUT) && $(ASSAY) study pivots --out $(OUT) && $(ASSAY) study growth --out $(OUT) && $(ASSAY) study collision --cases 2 --jobs $(JOBS) --out $(OUT)
	@$(ASSAY) report $(OUT)

# Every study, into OUT beside its campaign, and the page of them: some minutes.
studies: program
	@for study in cycling pivots hulls growth grids article bounds collision netlib; do \
	 $(ASSAY) study $$study --jobs $(JOBS) --out $(OUT) || exit; done
	@if [ -e $(OUT)/campaign.json ]; then $(ASSAY) report $(OUT); fi

test: build
	ctest --test-dir $(BUILD) --output-on-failure -j $(JOBS)

smoke: build
	ctest --test-dir $(BUILD) --output-on-failure -j $(JOBS) -L smoke

fuzz: packages
	scripts/fuzz.sh

bench: build
	scripts/bench.sh $(BUILD)

# Which small numeric changes of our own code claims and tests see: out/mutants; STUDY="--sample 60 --seed 1 --stages smoke,unit" tries some.
mutants: packages
	mutation/mutants.sh $(STUDY)

# Which lines and branches of our own code quick reaches: out/coverage.
coverage: program
	scripts/coverage.sh

build: configure
	cmake --build $(BUILD) -j $(JOBS)

# The program and its engines alone.
program: configure
	cmake --build $(BUILD) -j $(JOBS) --target program

configure: packages
	@cmake --preset release >/dev/null || cmake --preset release

packages:
	@scripts/install_packages.sh

clean:
	rm -rf build out
