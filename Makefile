# The words people type. Everything else is CMake (see CMakePresets.json).
JOBS     ?= $(shell nproc)
ENGINES  ?= all
OUT      ?= out/$(ENGINES:all=quick)
# ENGINES=own leaves out engines of others, and all that only they need, and has a build of its own.
PRESET   := $(if $(filter own,$(ENGINES)),own,release)
BUILD    := build/$(PRESET)
ASSAY    := $(BUILD)/bin/assay
PACKAGES := $(filter-out own,$(ENGINES:all=engines))
SUITE    := ctest --test-dir $(BUILD) --output-on-failure -j $(JOBS)

comma    := ,

.PHONY: report studies program test smoke nightly tests everything bench fuzz mutants coverage clean

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

# The program and the engines that it loads.
program:
	@scripts/install_packages.sh $(PACKAGES)
	@[ -e $(BUILD)/build.ninja ] || cmake --preset $(PRESET) -DASSAY_TESTS=OFF >/dev/null
	@cmake --build $(BUILD) -j $(JOBS) --target program

# What a contributor waits for; docs/tests.md says what runs where.
test: tests
	$(SUITE) -LE nightly

smoke: tests
	$(SUITE) -L smoke

# Everything else; SHARE=3/20 is the third of twenty shares of it.
nightly: everything
	$(SUITE) -L nightly $(if $(SHARE),-I $(subst /,$(comma)$(comma),$(SHARE)))

tests:
	@scripts/install_packages.sh engines test
	@grep -qs '^ASSAY_TESTS:BOOL=ON' $(BUILD)/CMakeCache.txt || cmake --preset release -DASSAY_TESTS=ON >/dev/null
	@cmake --build $(BUILD) -j $(JOBS) --target tests

everything:
	@scripts/install_packages.sh engines test bench fuzz
	@cmake --preset release -DASSAY_TESTS=ON >/dev/null
	@cmake --build $(BUILD) -j $(JOBS)

bench: everything
	scripts/bench.sh $(BUILD)

fuzz:
	@scripts/install_packages.sh engines fuzz
	scripts/fuzz.sh

# Which small numeric changes of our own code claims and tests see: out/mutants; STUDY="--sample 60 --seed 1 --stages smoke,unit" tries some.
mutants:
	@scripts/install_packages.sh engines test fuzz
	mutation/mutants.sh $(STUDY)

# Which lines and branches of our own code quick reaches: out/coverage.
coverage: program
	@scripts/install_packages.sh engines fuzz
	scripts/coverage.sh

clean:
	rm -rf build out
