#include "properties/terminates.h"

#include <algorithm>
#include <string>

namespace assay {
namespace {

constexpr std::size_t kStatesShown = 12, kEntriesShown = 16;

std::string state_in_words(const std::vector<std::uint32_t>& state) {
  std::string text = "{";
  for (std::size_t i = 0; i < std::min(state.size(), kEntriesShown); ++i) {
    text += (i > 0 ? " " : "") + std::to_string(state[i]);
  }
  return text + (state.size() > kEntriesShown ? " ...}" : "}");
}

std::string cycle_in_words(const Cycle& cycle) {
  std::string text = "from step " + std::to_string(cycle.first) + " on the states repeat with period " +
                     std::to_string(cycle.states.size()) + ":";
  for (std::size_t i = 0; i < std::min(cycle.states.size(), kStatesShown); ++i)
    text += " " + state_in_words(cycle.states[i]);
  return text + (cycle.states.size() > kStatesShown ? " ..." : "");
}

}  // namespace

Verdict judge_termination(const Trace& trace, const GaveUp* gave_up) {
  const bool says_so = gave_up != nullptr && gave_up->why == GaveUp::Why::kCycling;
  if (trace.cycle && !says_so) return Violated{kNoStateComesBack, cycle_in_words(*trace.cycle), 0};
  if (gave_up != nullptr && gave_up->why == GaveUp::Why::kStopped)
    return Undecided{"stopped before it ended by itself"};
  return Holds{};
}

}  // namespace assay
