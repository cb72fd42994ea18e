// What is wrong with one engine, in one sentence.
#pragma once
#include <optional>
#include <string>

#include "reports/store/compare/compare.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// Under one property and of one severity, either wrong answers, or crashes and hangs, which are told apart everywhere:
/// on samples, and on rows that were chosen.
struct Defect {
  Signature signature;  ///< with the claim that most of them broke
  Severity severity = Severity::kPlain;
  bool is_no_answer = false;
  Share sample, chosen;
};

/// The worst of an engine: the most severe first; of one severity under the family's principal claim, then under claims
/// on single answers, then under relations; of those the one with the highest rate.
std::optional<Defect> worst_defect(const Campaign& campaign, const EngineResults& engine);

/// "Leaves out hull corners on plain input: wrong in 12 of 300 (4.00 %, 2.08 to 6.88) of a sample.", "No wrong answer
/// in 3 000 judgements.", "Nothing was judged ...": what stands at the top of a report card. Made of the
/// defect's severity, mode and claim, never of the words of a record.
std::string verdict_of(const Campaign& campaign, const EngineResults& engine);

}  // namespace assay
