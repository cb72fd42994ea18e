// What the studies found, one JSON record a line, in the folder studies/ of a campaign directory. They are no campaign: no
// seed, no shards; the same program writes the same bytes.
//
//   studies/cycling.jsonl   one CyclingRow a line
//   studies/pivots.jsonl    GrowthRows, then GrowthFits
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/files.h"

namespace assay {

inline constexpr const char* kStudiesFolder = "studies";
inline constexpr const char* kCyclingFile = "cycling.jsonl";
inline constexpr const char* kPivotsFile = "pivots.jsonl";

/// A point of an objective trace: cost.x after so many steps.
struct TracePoint {
  std::uint32_t step = 0;
  double objective = 0;
  friend bool operator==(const TracePoint&, const TracePoint&) = default;
};

/// States repeat from `first` on with period `period`, `length` states long.
struct Repeating {
  std::uint32_t first = 0, period = 0, length = 0;
  friend bool operator==(const Repeating&, const Repeating&) = default;
};

/// One instance under one choice of rules.
struct CyclingRow {
  std::string instance, source;
  bool is_as_printed = true;
  std::string pricing, tie, anti_cycling;
  std::string outcome;  ///< "optimal", "infeasible", "unbounded", "cycles", "stalls", or why it gave up
  std::uint32_t pivots = 0, resets = 0, longest_stall = 0;
  std::uint32_t cycle_length = 0;                 ///< steps until the whole state came back; 0: it did not
  std::optional<Repeating> bases_repeating;       ///< the bases alone
  std::vector<std::vector<std::uint32_t>> bases;  ///< of one period, where they repeat
  std::vector<TracePoint> trace;
  friend bool operator==(const CyclingRow&, const CyclingRow&) = default;
};

/// Pivots of one rule on the problems of one size.
struct GrowthRow {
  std::string family, rule;
  std::uint32_t size = 0, runs = 0, unfinished = 0;  ///< unfinished runs are in none of the numbers
  double mean = 0;
  std::uint32_t least = 0, greatest = 0;
  friend bool operator==(const GrowthRow&, const GrowthRow&) = default;
};

/// log2 of the mean against the size ("exponential") or against its log2 ("power"): the slope by least squares.
struct GrowthFit {
  std::string family, rule, model;
  double slope = 0, standard_error = 0, intercept = 0;
  std::uint32_t points = 0;
  friend bool operator==(const GrowthFit&, const GrowthFit&) = default;
};

struct Studies {
  std::vector<CyclingRow> cycling;
  std::vector<GrowthRow> growth;
  std::vector<GrowthFit> fits;
  bool empty() const { return cycling.empty() && growth.empty(); }
};

/// Into studies/ of `directory`, which is made if absent.
Result<Written> write_cycling(const std::filesystem::path& directory, const std::vector<CyclingRow>& rows);
Result<Written> write_growth(const std::filesystem::path& directory, const std::vector<GrowthRow>& rows,
                             const std::vector<GrowthFit>& fits);

/// What studies/ of `directory` holds; nothing where there is no such folder.
///
/// Error   a line that is no record: the sentence names file, line and field.
Result<Studies> read_studies(const std::filesystem::path& directory);

}  // namespace assay
