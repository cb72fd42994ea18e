// The functions that libFuzzer calls, for the target that this executable was linked with.
#include <cstdio>
#include <set>
#include <string>

#include "fuzz/drivers/libfuzzer.h"

namespace {

/// Tells what was found when the process ends.
struct Session {
  assay::FindingsFolder findings{assay::FindingsFolder::from_environment()};
  std::set<std::string, std::less<>> defects;  ///< claims whose violation is one
  ~Session() {
    for (const auto& [claim, count] : findings.counts()) {
      std::fprintf(stderr, "%s %llu x %s\n", defects.contains(claim) ? "DEFECT" : "FOUND",
                   static_cast<unsigned long long>(count), claim.c_str());
    }
  }
};

Session& session() {
  static Session one;
  return one;
}

}  // namespace

extern "C" {

int LLVMFuzzerInitialize(int*, char***) {
  const auto& target = assay::fuzz_target();
  const bool production = target.standing() == assay::Standing::kProduction;
  std::fprintf(stderr, "TARGET %s %s\n", std::string(target.engine()).c_str(), production ? "production" : "suspected");
  return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (assay::fuzz_target().pairs() == 0) return -1;
  const auto& target = assay::fuzz_target();
  static const std::filesystem::path cases = assay::folder_for_cases();
  if (!cases.empty()) {
    assay::keep_case_of(target, cases, {bytes, size});
    return 0;
  }
  const assay::Assessment outcome = assay::fuzz_one_input(target, session().findings, {bytes, size}).outcome;
  if (outcome.outcome == assay::Outcome::kViolated && target.is_defect(outcome.claim))
    session().defects.emplace(outcome.claim.sentence());
  return 0;
}

}  // extern "C"
