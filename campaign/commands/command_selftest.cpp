#include <fmt/format.h>

#include "campaign/build_info.h"
#include "campaign/commands/commands.h"
#include "campaign/streams/standard_streams.h"
#include "selftest/selftest.h"

namespace assay {
namespace {

void print(const selftest::Vector& vector, const selftest::Got& answer) {
  fmt::print("{:<5} {}\n      {}\n      of   {}\n      true {}\n", answer.is_true ? "ok" : "WRONG", vector.name,
             vector.truth, vector.input, vector.expected);
  if (answer.words != vector.expected) fmt::print("      got  {}\n", answer.words);
}

}  // namespace

int run_selftest() {
  std::size_t asked = 0;
  for (const auto group : selftest::all_vectors()) {
    if (const std::string defect = selftest::defect_of(group, kBuildFlags, print); !defect.empty()) return fail(defect);
    asked += group.size();
  }
  tell("assay: {} answers, all true\n", asked);
  return kNothingNew;
}

}  // namespace assay
