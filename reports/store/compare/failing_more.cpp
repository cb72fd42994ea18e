#include "reports/store/compare/failing_more.h"

#include <fmt/format.h>

#include <algorithm>

#include "properties/evaluate.h"
#include "reports/store/compare/intervals.h"

namespace assay {
namespace {

std::string in_brackets(const std::string& words) { return words.empty() ? "" : " (" + words + ')'; }

const Candidate* find(const std::vector<Candidate>& candidates, const Candidate& like) {
  const auto found = std::ranges::find(candidates, like.key(), &Candidate::key);
  return found == candidates.end() ? nullptr : &*found;
}

/// Whether the lowest failing case was no failure of any kind that the record before names.
bool is_new_case(const Candidate& now, const Candidate* was, const std::vector<Candidate>& before) {
  return (was == nullptr || now.index < was->index) &&
         std::ranges::find(before, now.index, &Candidate::index) == before.end();
}

/// Whether an engine that broke or hung decided what was asked.
bool was_cut_short(const CellCounts& cells) {
  return count_of(cells, Outcome::kCrashed) + count_of(cells, Outcome::kHung) + count_of(cells, Outcome::kNotAsked) > 0;
}

}  // namespace

FailuresByRow failures_of(const Campaign& campaign) {
  FailuresByRow failures;
  for (const BlockRecord& block : campaign.blocks)
    for (const Candidate& one : block.candidates)
      add_candidate(failures[{block.engine, block.property, block.domain}], one);
  return failures;
}

double FailingMore::growth() const {
  const auto value = [](const Share& share) { return share.tried == 0 ? 0 : share.value(); };
  return value(after) - value(before);
}

std::string FailingMore::words(std::size_t tests) const {
  return fmt::format("{} on {}: {} of {} {} cases fail{}, {} of {} failed before{} ({})", row.property, row.domain,
                     after.failed, after.tried, name_of(severity), in_brackets(after.default_words()), before.failed,
                     before.tried, in_brackets(before.default_words()), evidence.words(tests));
}

std::vector<FailingMore> failing_more(const RowOfBoth& both, bool is_nondeterministic,
                                      const std::vector<Candidate>& before, const std::vector<Candidate>& after,
                                      std::size_t& tests) {
  std::vector<FailingMore> more;
  if (tried(both.was) == 0 || tried(both.is) == 0) return more;
  const bool same_cases =
      both.same_cases && !is_nondeterministic && !was_cut_short(both.was) && !was_cut_short(both.is);
  for (const Candidate& now : after) {
    const Candidate* was = find(before, now);
    FailingMore one{
        both.row,
        now.claim,
        now.severity,
        {was == nullptr ? 0 : was->count, tried(both.was, now.severity), was == nullptr ? 0 : was->by_default},
        {now.count, tried(both.is, now.severity), now.by_default}};
    one.index = now.index;
    one.index_is_new = same_cases && is_new_case(now, was, before);
    one.on_other_cases = !both.same_cases || is_nondeterministic;
    one.evidence.same_cases = same_cases;
    if (!same_cases) {
      ++tests;
      one.evidence.p_value = fisher_increase(one.before.failed, one.before.tried, one.after.failed, one.after.tried);
    }
    if (same_cases ? one.after.failed > one.before.failed || one.index_is_new : one.growth() > 0)
      more.push_back(std::move(one));
  }
  if (!same_cases)
    tests += static_cast<std::size_t>(
        std::ranges::count_if(before, [&](const Candidate& was) { return find(after, was) == nullptr; }));
  return more;
}

}  // namespace assay
