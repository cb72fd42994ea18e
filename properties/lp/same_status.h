// What metamorphic claims about linear programs compare: the status of two answers to what is the same program.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "algorithms/model/reply.h"
#include "algorithms/model/verdict.h"
#include "properties/lp/lp_status.h"

namespace assay {

/// Undecided where one of the two did not answer; otherwise whether both claim the same status.
inline Verdict same_status(std::span<const Reply<LpFamily>> replies, std::string_view claim) {
  if (replies.size() != 2) return Undecided{"no reply"};
  const auto first = status_of(replies[0].answer), second = status_of(replies[1].answer);
  if (!first || !second) return Undecided{"no answer"};
  if (*first == *second) return Holds{};
  return Violated{claim, std::string(name_of(*first)) + " became " + std::string(name_of(*second)), 0};
}

}  // namespace assay
