// What is wrong with one engine, in one sentence.
#pragma once
#include <optional>
#include <string>

#include "reports/store/compare/compare.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// Under one property and of one severity, so many failures among `tried` cases of all severities: either wrong
/// answers, or crashes and hangs, which are told apart everywhere.
struct Defect {
  Signature signature;  ///< with the claim that most of them broke
  Severity severity = Severity::kPlain;
  bool is_no_answer = false;
  std::uint64_t failures = 0, tried = 0;
};

/// The worst of an engine: the most severe first; of one severity under the family's principal claim, then under claims
/// on single answers, then under relations; of those the one with the highest rate. What is within the engine's own
/// statement is none. Nothing where no failure has a severity.
std::optional<Defect> worst_defect(const Campaign& campaign, const Digest& digest, const EngineResults& engine);

/// "Leaves out hull corners on plain input: 12 of 3 000 cases wrong (4 000 per million, 2 070 to 6 980).", "No wrong
/// answer in 3 000 judgements.", "Nothing was judged ...": what stands at the top of a report card. Made of the
/// defect's severity, mode and claim, never of the words of a record.
std::string verdict_of(const Campaign& campaign, const Digest& digest, const EngineResults& engine);

}  // namespace assay
