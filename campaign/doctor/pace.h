// How fast an engine answers plain cases, in words: a first idea, of this machine as busy as it is.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "campaign/engine_source.h"
#include "properties/answered.h"

namespace assay {

/// Batches grow until one takes so long, or to the largest; of the last size the quickest of three is told, since
/// whatever else a machine does makes none quicker.
inline constexpr std::chrono::milliseconds kMeasuredFor{20};
inline constexpr std::size_t kMostAtOnce = 4096;
inline constexpr int kMeasuredTimes = 3;

/// The mean time of a question of these, asked in batches as a campaign does, the way to a worker process and back
/// included. Empty where there is none, and where one brings no answer after all.
template <Family F>
std::string pace_words(const EngineSource<F>& source, const std::vector<typename F::Problem>& answered) {
  using Clock = std::chrono::steady_clock;
  if (answered.empty()) return "";
  const auto engine = source.make(F::kSecondsPerCase);
  std::vector<typename F::Problem> questions = answered;
  std::vector<Reply<F>> replies(questions.size());
  engine->solve(questions, replies);  // whatever is made at the first question is not counted
  using Microseconds = std::chrono::duration<double, std::micro>;
  Microseconds quickest{0};
  const auto ask = [&] {
    const auto start = Clock::now();
    engine->solve(questions, replies);
    quickest = std::min(quickest, Microseconds(Clock::now() - start));
    return std::ranges::all_of(replies, is_answered<F>);
  };
  for (;;) {
    quickest = Microseconds::max();
    for (int times = 0; times < kMeasuredTimes; ++times)
      if (!ask()) return "";
    if (quickest >= kMeasuredFor || 2 * questions.size() > kMostAtOnce) break;
    questions.resize(2 * questions.size());
    const auto half = questions.begin() + static_cast<std::ptrdiff_t>(replies.size());
    std::copy(questions.begin(), half, half);
    replies.resize(questions.size());
  }
  const double each = quickest.count() / static_cast<double>(questions.size());
  return fmt::format("answers in {:.{}f} microseconds a question on this machine, {} at once{}", each,
                     each < 10 ? 1 : 0, questions.size(),
                     engine->runs_here() ? "" : ", the way to its process and back included");
}

}  // namespace assay
