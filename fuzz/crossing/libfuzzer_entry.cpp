// The crossing under libFuzzer: the bytes are the choices.
#include <cstdint>
#include <cstring>
#include <vector>

#include "fuzz/crossing/crossing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  std::vector<std::uint64_t> tape((size + 7) / 8);
  if (size > 0) std::memcpy(tape.data(), bytes, size);
  assay::Choices choices{tape};
  static std::uint64_t turn = 0;
  assay::crossing::cross(choices, ++turn, {.referee = 256, .reduce = 1024});
  return 0;
}
