// What the conversions of all families share: the head of an answer and the words for a broken field.
#pragma once
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "engines/host/abi_convert.h"
#include "engines/host/answers/breach_words.h"

namespace assay::abi {

inline constexpr double kPoison = std::numeric_limits<double>::quiet_NaN();
inline constexpr std::uint32_t kPoisonIndex = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::size_t kHeadBytes = 3 * 8;  // status, kind, why
inline constexpr std::string_view kDeclinedBehindAbi = "declined by the engine";

/// Checks the fields that every answer has and writes them. `kinds` is the number of kinds the family knows.
inline std::string write_head(assay_status status, std::uint32_t kind, std::uint32_t kinds, std::uint32_t why,
                              ByteWriter& out) {
  const auto number = static_cast<std::uint32_t>(status);
  if (number > ASSAY_GAVE_UP) return broken("the returned status", number, "0, 1 or 2");
  if (status == ASSAY_ANSWERED && kind >= kinds) return broken("kind", kind, "less than " + std::to_string(kinds));
  if (status == ASSAY_GAVE_UP && why > ASSAY_STOPPED) return broken("why", why, "at most 6");
  out.put(number);
  out.put(kind);
  out.put(why);
  return {};
}

struct Head {
  std::uint32_t status, kind, why;
};

/// `kinds` as in write_head, which every worker that is in its right mind has asked.
inline Head read_head(ByteReader& in, std::uint32_t kinds) {
  Head head{in.get_at_most(ASSAY_GAVE_UP), in.get<std::uint32_t>(), in.get<std::uint32_t>()};
  if (head.status == ASSAY_ANSWERED && head.kind >= kinds) in.refuse();
  if (head.status == ASSAY_GAVE_UP && head.why > ASSAY_STOPPED) in.refuse();
  return head;
}

inline GaveUp gave_up(const Head& head, std::uint32_t steps) { return {static_cast<GaveUp::Why>(head.why), steps}; }

template <class T>
void put_first(const T* values, std::size_t count, ByteWriter& out) {
  out.put(std::span<const T>(values, count));
}

}  // namespace assay::abi
