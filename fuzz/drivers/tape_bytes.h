// Bytes are a tape: eight of them a choice, little end first, a torn last choice filled up with zeros.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay {

inline constexpr std::size_t kChoiceBytes = 8;

/// The least choice that Choices::below(n) decodes to j: ceil(j * 2^64 / n). Precondition: j < n.
constexpr std::uint64_t least_choice_for(std::uint64_t j, std::uint64_t n) {
  const auto range = static_cast<unsigned __int128>(1) << 64;
  return static_cast<std::uint64_t>((range * j + n - 1) / n);
}

inline std::vector<std::uint64_t> tape_of(std::span<const std::uint8_t> bytes) {
  std::vector<std::uint64_t> tape((bytes.size() + kChoiceBytes - 1) / kChoiceBytes, 0);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    tape[i / kChoiceBytes] |= std::uint64_t{bytes[i]} << (8 * (i % kChoiceBytes));
  }
  return tape;
}

/// Writes as many whole choices as fit and answers the number of bytes written.
inline std::size_t write_tape(std::span<const std::uint64_t> tape, std::span<std::uint8_t> bytes) {
  std::size_t at = 0;
  for (const std::uint64_t choice : tape) {
    if (at + kChoiceBytes > bytes.size()) break;
    for (std::size_t k = 0; k < kChoiceBytes; ++k) bytes[at++] = static_cast<std::uint8_t>(choice >> (8 * k));
  }
  return at;
}

}  // namespace assay
