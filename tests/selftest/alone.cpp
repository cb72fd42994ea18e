// The selftest without the rest of the program: what tests/selftest/refused_builds.py builds with wrong flags.
#include <cstdio>

#include "selftest/selftest.h"

int main() {
  using namespace assay::selftest;
  for (const auto group : {floating_point_vectors(), arithmetic_vectors(), problem_vectors()})
    if (const std::string defect = defect_of(group, ASSAY_FLAGS); !defect.empty()) {
      std::fprintf(stderr, "assay: %s\n", defect.c_str());
      return 2;
    }
  return 0;
}
