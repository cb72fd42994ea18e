// Nights of campaigns as a series in one SQLite file: rates, throughput, clusters of failures, and what got worse when.
#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/accepted/acceptance.h"
#include "reports/store/accepted/day.h"
#include "reports/store/compare/compare.h"
#include "reports/store/failure_modes.h"
#include "reports/store/questions.h"

namespace assay {

inline constexpr const char* kHistoryFile = "assay-history.sqlite";

/// A night to be added.
struct NewNight {
  Day day;
  std::string results;         ///< the campaign's hash
  const Campaign& summed;      ///< with findings and timings (read_for_report)
  const Answers& answers;      ///< what its totals say
  const Acceptance& accepted;  ///< what is accepted is no regression
};

/// What adding a night came to.
struct AddedNight {
  bool was_there = false;                ///< the same night stands there already; nothing changed
  std::optional<Comparison> comparison;  ///< with the night before; nothing for the first one
};

/// What became worse on a night.
struct NightOfHistory {
  std::string day, results, battery, seed;
  std::uint32_t battery_version = 1;
  std::uint64_t worse = 0;            ///< changes for the worse
  std::string headline;               ///< of the comparison; empty for the first night
  std::vector<Change> regressions{};  ///< those changes, the most serious first
};

/// One engine under one claim on one night, on all samples or on all other rows.
struct SeriesPoint {
  std::size_t night = 0;  ///< place in the list of nights
  BySeverity failed{}, tried{};
  std::optional<std::int32_t> exponent{};  ///< 2^-exponent is the effective epsilon, where one was seen
};
/// What the sampled cases of one engine and family took, alone.
struct TimePoint {
  std::size_t night = 0;
  std::uint64_t cases = 0, nanoseconds = 0;
};
struct SeriesName {
  std::string family, engine, property;
  bool is_sample = false;
  friend auto operator<=>(const SeriesName&, const SeriesName&) = default;
};

/// A cluster from the night on which it was seen first until it is fixed; what comes back is another one.
struct ClusterOfHistory {
  std::string engine;
  FamilyMode failing;
  Severity worst = Severity::kDegenerate;
  std::string first_seen, last_seen, fixed;  ///< fixed: the night that showed it; empty while it may be there
  std::uint64_t nights = 0;                  ///< on which it was seen
};

struct Trends {
  std::vector<NightOfHistory> nights;  ///< by day
  std::map<SeriesName, std::vector<SeriesPoint>> series;
  std::map<std::pair<std::string, std::string>, std::vector<TimePoint>> times;  ///< by family and engine
  std::map<std::string, EngineKind> kinds;                                      ///< of engines, as of the last night
  std::vector<ClusterOfHistory> clusters;  ///< those that may be there first, by the last night on which they were seen
};

/// A file that grows by a night at a time and forgets none. The last night is kept in it as far as the one comparison
/// of campaigns (compare/compare.h) asks for it, and so are the signatures of all clusters that are not fixed: what
/// comes and goes by chance is new once.
///
/// A cluster that a night does not show is fixed if the same cases were asked that showed it (no crash, no hang, no two
/// answers to one question, which may be the machine's), or if chance does not explain its absence: Fisher's exact test
/// of all cases since it was seen last against those of before, at kFamilyAlpha.
class History {
 public:
  /// The file is made where there is none.
  ///
  /// Error  no history, one of a later version, the disk's.
  static Result<History> open(const std::filesystem::path& path);
  History(History&&) noexcept;
  History& operator=(History&&) noexcept;
  ~History();

  /// The night, as a whole or not at all.
  ///
  /// Error  its day is not behind the last one's; the file is damaged; the disk's.
  Result<AddedNight> add(const NewNight& night);
  /// Error  as above.
  Result<Trends> read();

 private:
  struct State;
  explicit History(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace assay
