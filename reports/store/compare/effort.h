// What changed between two campaigns besides failures: how often engines give up, and what their answers cost.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "reports/store/compare/aggregate.h"

namespace assay {

/// Whether both rows are the same cases: of one seed (`one_seed`), and as many at each difficulty.
bool are_same_cases(bool one_seed, const CellsByDifficulty& before, const CellsByDifficulty& after);

/// How a difference was told from chance.
struct Evidence {
  bool same_cases = false;  ///< there is no chance in it: the counts are compared
  double p_value = 1;       ///< else of the test that is named, before the correction for many rows

  /// "the same cases" or "p = 0.0012, 17 rates tested".
  std::string words(std::size_t tests) const;
};

/// Giving up: of so many cases tried. On other cases by Fisher's exact test, one-sided.
struct GivingUp {
  RowKey row;
  std::uint64_t gave_up_before = 0, tried_before = 0, gave_up_after = 0, tried_after = 0;
  /// Cases that came to no right answer, failed or given up.
  std::uint64_t lost_before = 0, lost_after = 0;
  Evidence evidence;

  bool is_more() const { return more(gave_up_before, gave_up_after); }
  /// Given up more often, and not only where the engine failed before: right answers were lost.
  bool is_worse() const { return is_more() && more(lost_before, lost_after); }
  std::string sentence(std::size_t tests) const;

 private:
  /// Whether a count of the cases tried is a larger share of them afterwards.
  bool more(std::uint64_t before, std::uint64_t after) const {
    return static_cast<double>(after) * static_cast<double>(tried_before) >
           static_cast<double>(before) * static_cast<double>(tried_after);
  }
};
GivingUp giving_up(const RowKey& row, bool same_cases, const CellCounts& before, const CellCounts& after);

/// What the answers of a row cost: judgements by the filter and by rationals, iterations seen by the watch.
enum class Cost : std::uint8_t { kExactShare, kSteps };

struct CostChange {
  RowKey row;
  Cost cost = Cost::kSteps;
  CellCounts before, after;
  Evidence evidence;

  std::string sentence(std::size_t tests) const;
};

/// The share of judgements that rationals had to decide. On other cases by Fisher's exact test of judgements,
/// two-sided: those of one case count as independent, which they are not quite; no gate rests on it.
CostChange exact_share(const RowKey& row, bool same_cases, const CellCounts& before, const CellCounts& after);

/// The mean number of iterations a case. On other cases by Hoeffding's bound for the difference of two means,
/// two-sided, with the largest number of either campaign as the range of one.
///
/// Source  W. Hoeffding, Probability inequalities for sums of bounded random variables, J. Am. Stat. Assoc. 58(301),
///         1963, 13-30, the corollary of theorem 2.
CostChange mean_of_steps(const RowKey& row, bool same_cases, const CellCounts& before, const CellCounts& after);

/// Whether the counts that a cost is made of differ.
bool differs(const CostChange& change);

/// The same cases and the same counts, and yet an answer, a way to one, or a judgement differs in some bit.
struct Otherwise {
  RowKey row;
  SelfCheck before, after;

  std::string sentence() const;
};

std::string words(const RowKey& row);

}  // namespace assay
