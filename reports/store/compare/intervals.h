// What a count of failures says about a rate, and at which gap an engine stops being right.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/compare/aggregate.h"

namespace assay {

struct Interval {
  double low = 0, high = 1;
};

inline constexpr double kConfidence = 0.95;

/// The exact two-sided confidence interval of a binomial proportion: every rate at which neither tail beyond the
/// observed count is rarer than (1 - confidence) / 2.
///
/// Error   none: 0 of 0 gives [0, 1]. Precondition: failures <= cases.
/// Source  C. J. Clopper, E. S. Pearson, Biometrika 26(4), 1934, 404-413.
Interval clopper_pearson(std::uint64_t failures, std::uint64_t cases, double confidence = kConfidence);

/// So many cases of one severity that failed under one claim, of those that were tried.
struct Share {
  std::uint64_t failed = 0, tried = 0;
  std::uint64_t by_default = 0;  ///< of `failed`, those that rest on a default of ours (rests_on_default)

  /// Precondition: tried > 0.
  double value() const { return static_cast<double>(failed) / static_cast<double>(tried); }
  Interval interval() const { return clopper_pearson(failed, tried); }
  /// "by default" where all failures rest on a default of ours, "3 by default" where some do; else empty.
  std::string default_words() const;
};

/// Of failed cases by severity, as candidates tell.
struct FailuresApart {
  BySeverity no_answer{};   ///< that crashed or hung
  BySeverity by_default{};  ///< that rest on a default of ours (rests_on_default)

  FailuresApart& operator+=(const FailuresApart& other);
};

/// Of each row that has any.
std::map<RowKey, FailuresApart> failures_apart(const std::vector<BlockRecord>& blocks);

/// What became of one claim on some rows.
struct PopulationCounts {
  CellCounts counts;
  FailuresApart apart{};  ///< of counts.severities

  PopulationCounts& operator+=(const PopulationCounts& other);
  /// All failures of one severity.
  Share failures(Severity severity) const;
  /// Those without crashes and hangs.
  Share wrong(Severity severity) const;
  /// The crashes and hangs.
  Share without_answer(Severity severity) const;
};

/// Of the rows of samples, which alone have rates, and of rows that were chosen to convict (is_sample).
struct ByPopulation {
  PopulationCounts sample, chosen;

  void add(std::string_view domain, const PopulationCounts& row) { (is_sample(domain) ? sample : chosen) += row; }
  PopulationCounts all() const;
};

/// The probability, were both samples drawn with one rate, that the second has at least as many failures as it has,
/// given the failures of both together: the one-sided p-value of Fisher's exact test.
///
/// Error   1 where a sample is empty. Above kLargestPopulation cases in all the hypergeometric distribution is replaced
///         by the binomial one, its limit for large populations.
/// Source  R. A. Fisher, J. R. Stat. Soc. 85(1), 1922, 87-94.
double fisher_increase(std::uint64_t failures_before, std::uint64_t cases_before, std::uint64_t failures_after,
                       std::uint64_t cases_after);
inline constexpr std::uint64_t kLargestPopulation = std::uint64_t{1} << 31;  ///< Boost.Math counts in 32 bits

/// The violations of a cell that make a verdict wrong. Whether touching counts as a hit is a matter of statement and
/// not counted here.
std::uint64_t wrong_verdicts(const RowFacts& facts, const CellCounts& cell);

/// What became of verdicts at gaps, overlaps and deviations of 2^-k of the size of a problem.
struct GapVerdicts {
  /// The smallest k at which a verdict was wrong: 2^-k is the effective epsilon; nothing where none was. Where every
  /// violation counts as one, those by a magnitude of 0 do not.
  std::optional<std::int32_t> wrong;
  std::optional<std::int32_t> finest;  ///< the largest k at which one was judged; nothing where no gap was tried
  std::string measure, domain;         ///< of `wrong`, else of `finest`: "relative gap"

  /// Takes in a row; of one whose axis measures no gap, or whose claim judges no verdict, nothing.
  void add(const PlannedRow& row, const CellsByDifficulty& cells);
  /// "2^-14 (6.1e-05)", "none wrong down to 2^-50", "not tried".
  std::string words() const;
};

}  // namespace assay
