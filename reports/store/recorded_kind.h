// The kind of an engine as a value; engines state it, and records carry it, as a word.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace assay {

/// In the order in which reports tell of them.
enum class RecordedKind : std::uint8_t { kForeign, kPublished, kOurs, kFault, kUnknown };
inline constexpr std::array<std::string_view, 4> kRecordedKindNames = {"foreign", "published", "ours", "fault"};

/// kUnknown for any other word, which plug-ins may use.
constexpr RecordedKind kind_named(std::string_view word) {
  return static_cast<RecordedKind>(std::ranges::find(kRecordedKindNames, word) - kRecordedKindNames.begin());
}

}  // namespace assay
