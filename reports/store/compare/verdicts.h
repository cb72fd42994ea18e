// What became of each engine as a whole: the one definition behind every sentence that counts engines.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "reports/store/compare/aggregate.h"
#include "reports/store/findings/found_in_all.h"

namespace assay {

/// Under all claims and on all rows together; a failure is a wrong answer, a crash, a hang, or two answers to one
/// question. What the engine's own statement excuses is none.
enum class EngineVerdict : std::uint8_t { kFailedOnPlain, kFailedOnOther, kNeverFailed, kNotJudged };
inline constexpr std::array<std::string_view, 4> kEngineVerdictNames = {
    "failed on plain input", "failed on other input alone", "never failed", "not judged"};
constexpr std::string_view name_of(EngineVerdict verdict) {
  return kEngineVerdictNames[static_cast<std::size_t>(verdict)];
}

/// Whether the campaign is about the engine: it was named by its path, or is none of the control group.
bool is_on_trial(const Campaign& campaign, const EngineRow& engine);

struct EngineVerdictRow {
  std::string_view engine;  ///< of the header
  EngineKind kind = EngineKind::kForeign;
  bool on_trial = false;
  EngineVerdict verdict = EngineVerdict::kNotJudged;
  std::uint64_t tried = 0, failed = 0;
  std::size_t findings = 0;
};

/// One row an engine of the header, in its order; the view engine_verdicts of SQLite says the same.
std::vector<EngineVerdictRow> engine_verdicts(const Campaign& campaign,
                                              const std::map<RowKey, CellsByDifficulty>& totals,
                                              const FindingCounts& findings);

}  // namespace assay
