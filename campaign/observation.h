// One judged case in the observation schema that Hypothesis writes and Tyche reads.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "campaign/run/block_runner.h"
#include "properties/case/case_text.h"
#include "reports/store/json/answer_json.h"

namespace assay {

/// Source  Hypothesis documentation, "Observability", schema of type "test_case": type, status, status_reason,
///         representation, arguments, how_generated, features, coverage, timing, metadata, property, run_start.
///         run_start is 0: no wall clock.
template <Family F>
std::string observation_line(const BlockRecord& record, const Observation<F>& seen) {
  const Assessment& assessment = seen.assessment;
  const char* status = assessment.outcome == Outcome::kHolds ? "passed"
                       : assessment.is_failure()             ? "failed"
                                                             : "gave_up";
  nlohmann::json answers = nlohmann::json::array();
  for (const Reply<F>& reply : seen.replies) answers.push_back(answer_json(reply.answer));
  CaseFile file;
  file.problem = seen.problem;
  const nlohmann::json line = {
      {"type", "test_case"},
      {"run_start", 0},
      {"property", record.engine + " : " + record.property},
      {"status", status},
      {"status_reason",
       assessment.claim ? std::string(assessment.claim.sentence()) + ": " + assessment.evidence : assessment.evidence},
      {"representation", write_case(file)},
      {"arguments", {{"size", size_of(seen.problem)}}},
      {"how_generated", record.domain + " index " + std::to_string(seen.index)},
      {"features",
       {{"engine", record.engine},
        {"property", record.property},
        {"domain", record.domain},
        {"difficulty", seen.difficulty},
        {"outcome", name_of(assessment.outcome)},
        {"magnitude", assessment.magnitude}}},
      {"coverage", nullptr},
      {"timing", nlohmann::json::object()},
      {"metadata",
       {{"index", seen.index},
        {"answers", std::move(answers)},
        {"claim", assessment.claim.sentence()},
        {"evidence", assessment.evidence}}}};
  return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace assay
