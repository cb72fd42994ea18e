// The function that a fuzzing service's engine calls, for the target that this executable was linked with: a wrong
// answer of a production variant ends the process.
#include "fuzz/drivers/libfuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto& target = assay::fuzz_target();
  if (target.pairs() > 0) assay::judge_one_input(target, {bytes, size});
  return 0;
}
