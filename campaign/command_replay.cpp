#include <fmt/format.h>

#include "campaign/case_at_hand.h"
#include "campaign/commands.h"
#include "campaign/confirm.h"
#include "campaign/make_small.h"
#include "campaign/measured_words.h"
#include "campaign/provenance.h"
#include "reports/store/answer_text.h"
#include "reports/store/files.h"

namespace assay {
namespace {

template <Family F>
int replay(const CaseAtHand<F>& at_hand) {
  Trial<F> trial(at_hand.source, *at_hand.property, at_hand.court);
  const Assessment assessment = trial.run(at_hand.problem, true);
  fmt::print("engine    {} {}\nproperty  {}: {}\noutcome   {}\n", at_hand.source.info.name, at_hand.source.info.version,
             at_hand.property->name, at_hand.property->sentence, name_of(assessment.outcome));
  for (const Reply<F>& reply : trial.replies())
    if (reply.delivery == Delivery::kAnswered) fmt::print("answer    {}\n", answer_text(reply.answer));
  if (!trial.replies().empty()) {
    const std::string measured = measured_words(at_hand.problem, trial.replies().front());
    if (!measured.empty()) fmt::print("measured  {}\n", measured);
  }
  if (!assessment.claim.empty()) fmt::print("claim     {}\n", assessment.claim);
  if (!assessment.evidence.empty()) fmt::print("evidence  {}\n", assessment.evidence);
  if (assessment.magnitude != 0) fmt::print("magnitude {:a} = {:.6g}\n", assessment.magnitude, assessment.magnitude);
  for (const Reply<F>& reply : trial.replies()) {
    if (!reply.trace.cycle) continue;
    fmt::print("cycle     length {} from step {}\n", reply.trace.cycle->states.size(), reply.trace.cycle->first);
    for (const auto& state : reply.trace.cycle->states) fmt::print("          {{{}}}\n", fmt::join(state, ", "));
  }
  const SecondOpinion second =
      second_opinion(at_hand.property->name, at_hand.problem, trial.replies(), assessment, at_hand.court.semantics);
  fmt::print("referee   {}\n", second.sentence);
  if (second.opinion == Opinion::kDisagrees)
    return fail("harness defect: the referee contradicts the judges on this case");
  if (assessment.outcome == Outcome::kNondeterministic) return kNondeterministic;
  return assessment.is_failure() ? kNewFindings : kNothingNew;
}

template <Family F>
int reduce_case(const CaseAtHand<F>& at_hand, const FileOptions& options) {
  Trial<F> trial(at_hand.source, *at_hand.property, at_hand.court);
  const Assessment first = trial.run(at_hand.problem, true);
  if (!first.is_failure())
    return fail(options.file + ": the case does not fail (" + std::string(name_of(first.outcome)) +
                "), so there is nothing to reduce");
  const auto [reduced, reproduced] =
      SmallMaker<F>(at_hand.source, *at_hand.property, at_hand.court, first.claim).make(at_hand.problem);
  if (!reproduced) return fail(options.file + ": the case did not fail again in a fresh engine");
  CaseFile file = at_hand.file;
  file.header["engine"] = at_hand.source.info.name;
  file.header["property"] = at_hand.property->name;
  file.header["claim"] = first.claim;
  file.problem = reduced.problem;
  const std::string text = write_case(file);
  fmt::print(stderr, "assay: size {} -> {}{} in {} questions\n", size_of(at_hand.problem), size_of(reduced.problem),
             reduced.minimal ? ", minimal" : "", reduced.questions);
  if (first.outcome == Outcome::kHung) fmt::print(stderr, "assay: a hang{}\n", hang_caveat<F>());
  if (options.out.empty()) {
    fmt::print("{}", text);
    return kNothingNew;
  }
  const auto written = write_whole_file(options.out, text);
  return written ? static_cast<int>(kNothingNew) : fail(written.error());
}

}  // namespace

int run_replay(const FileOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  const auto at_hand = open_case(options);
  if (!at_hand) return fail(at_hand.error());
  return std::visit([](const auto& one) { return replay(one); }, *at_hand);
}

int run_reduce(const FileOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  const auto at_hand = open_case(options);
  if (!at_hand) return fail(at_hand.error());
  return std::visit([&](const auto& one) { return reduce_case(one, options); }, *at_hand);
}

}  // namespace assay
