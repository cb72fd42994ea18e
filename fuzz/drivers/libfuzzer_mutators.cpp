// The functions by which libFuzzer changes inputs: every target's, however its answers are judged.
#include "fuzz/drivers/libfuzzer.h"

extern "C" {

std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t size_max);

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t size_max, unsigned seed) {
  return assay::mutate_input({{bytes, size_max}, size}, seed, &LLVMFuzzerMutate);
}

std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t first_size, const std::uint8_t* second,
                                      std::size_t second_size, std::uint8_t* out, std::size_t out_size_max,
                                      unsigned seed) {
  return assay::cross_inputs({first, first_size}, {second, second_size}, {out, out_size_max}, seed);
}

}  // extern "C"
