// The findings of a campaign one after the other, so that a million need no more memory than one.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

#include "reports/store/files.h"
#include "reports/store/record.h"

namespace assay {

/// The union of what a campaign has found, in the order of keys (engine, property, claim, id), as often as it is asked
/// for.
class FindingSource {
 public:
  /// Every line is read once here, and must fit the header.
  ///
  /// Error   unreadable or malformed: file and line named.
  /// Cost    Memory: one finding, where the file is in the order of keys, as whole runs and merges leave it. Where it
  ///         is not, and of a run in work, whose reduced failures stand in the order of work, all of them.
  static Result<FindingSource> open(const std::filesystem::path& directory, const CampaignHeader& header);
  /// Of findings in memory.
  explicit FindingSource(const std::vector<Finding>& findings);

  /// Takes a finding, or ends the reading with an error.
  using Visit = std::function<Result<Written>(Finding&& finding)>;
  /// Error   that of `visit`; the file is another one than when it was opened.
  Result<Written> each(const Visit& visit) const;

  /// From here on `each` leaves out those of other severities; none given: nothing is left out.
  void show_only(std::vector<Severity> severities) { severities_ = std::move(severities); }

  /// Whether lines of `reduced.jsonl` are among them: more may come.
  bool is_in_work() const { return is_in_work_; }

 private:
  /// What is replaced by a rename differs in one of these.
  struct Stamp {
    std::filesystem::file_time_type written;
    std::uintmax_t size = 0;
    friend bool operator==(const Stamp&, const Stamp&) = default;
  };
  static Stamp stamp_of(const std::filesystem::path& path);

  FindingSource() = default;
  Result<bool> is_in_order(const CampaignHeader& header) const;

  std::filesystem::path path_;  ///< empty where the findings are in memory
  Stamp stamp_;
  std::vector<Finding> held_;
  std::vector<Severity> severities_;
  bool is_in_work_ = false;
};

}  // namespace assay
