// The messages between a worker and its command, as docs/pipe-protocol.md describes them: a head, then a body of as
// many bytes as the head says; little-endian.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace assay::pipe {

inline constexpr std::uint32_t kQuestionMark = 0x3f595341;  ///< "ASY?"
inline constexpr std::uint32_t kAnswerMark = 0x21595341;    ///< "ASY!"
inline constexpr std::size_t kMostThrownBytes = 4096;

struct QuestionHead {
  std::uint32_t mark = kQuestionMark, number = 0, bytes = 0, engine = 0;
  std::array<char, 8> family{};  ///< all 0: the end of a batch
};

enum class Said : std::uint32_t { kAnswered, kDeclined, kGaveUp, kThrew, kEnd };

struct AnswerHead {
  std::uint32_t mark = 0, number = 0, bytes = 0, said = 0;
};
static_assert(sizeof(QuestionHead) == 24 && sizeof(AnswerHead) == 16);

constexpr std::array<char, 8> family_in_head(std::string_view name) {
  std::array<char, 8> field{};
  std::copy(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(name.size(), 8)),
            field.begin());
  return field;
}

}  // namespace assay::pipe
