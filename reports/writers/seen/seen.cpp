#include "reports/writers/seen/seen.h"

#include <fmt/format.h>

#include <variant>

#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "properties/giving_up.h"
#include "reports/writers/seen/phrases.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// What a claim about deliveries says was seen, whatever the answer was; empty for claims about answers.
std::string delivery_words(std::string_view claim) {
  struct Seen {
    ClaimId claim;
    std::string_view words;
  };
  const Seen kSeen[] = {{kClaimCrashed, "the engine crashes"},
                        {kClaimHung, "the engine gives no answer in its time"},
                        {kClaimNondeterministic, "the engine answers the same question in two ways"},
                        {kClaimInsideBuffers, "the engine writes outside its buffers"},
                        {kClaimFloatEnvironment, "the engine leaves the floating-point environment changed"},
                        {kClaimAnswers, "the engine gives up, though it states that it answers"}};
  for (const Seen& one : kSeen)
    if (one.claim.sentence() == claim) return std::string(one.words);
  return "";
}

/// What is wrong beside the verdict, where a claim asks about that.
std::string_view detail_words(Question asks) {
  switch (asks) {
    case Question::kNormal: return "with a direction that is not the shortest way out";
    case Question::kNearestPoints: return "with nearest points that are none";
    case Question::kWitness:
    case Question::kCertificate: return "with a proof that proves nothing";
    case Question::kNames: return "by another name than the lowest of equal points";
    default: return "";
  }
}

std::string lower_first(std::string_view sentence) {
  std::string text(sentence);
  if (text.size() > 1 && text[0] >= 'A' && text[0] <= 'Z' && !(text[1] >= 'A' && text[1] <= 'Z'))
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
  if (!text.empty() && text.back() == '.') text.pop_back();
  return text;
}

template <Family F>
std::string sentence_of(const Finding& finding, const typename F::Problem& problem) {
  const std::string situation = situation_of(problem);
  if (!finding.failed_again) {
    const bool is_crash = finding.claim == ClaimId(kClaimCrashed).sentence();
    return situation + ": the engine " + (is_crash ? "crashed" : "failed") +
           " once and, asked again, did not; that it does is not confirmed";
  }
  if (const std::string words = delivery_words(finding.claim); !words.empty()) return situation + ": " + words;
  const PropertyEntry<F>* property = catalog<F>().property(finding.property);
  if (finding.cycle && property != nullptr && property->asks == Question::kTermination)
    return situation + fmt::format(": after {} the engine stands where it stood at step {}, and goes round for ever",
                                   counted(finding.cycle->states.size(), "step"), finding.cycle->first);
  const std::string told = told_of(problem, finding.answer);
  if (property == nullptr) return situation + (told.empty() ? ": " + finding.claim : ' ' + told);
  if (property->is_metamorphic()) {
    const std::string broken = "does not hold that " + lower_first(property->sentence);
    return told.empty() ? situation + ": it " + broken : situation + ' ' + told + "; it " + broken;
  }
  const std::string_view detail =
      is_verdict_right(problem, finding.answer) ? detail_words(property->asks) : std::string_view();
  if (told.empty()) return situation + ": " + (detail.empty() ? finding.claim : "an answer " + std::string(detail));
  return situation + ' ' + told + (detail.empty() ? "" : ", " + std::string(detail));
}

}  // namespace

std::string seen_of(const Finding& finding) {
  const Result<CaseFile> file = parse_case(finding.case_text, "case");
  if (!file) return shown_text(finding.claim) + '.';
  std::string sentence;
  for_each_family([&]<Family F>() {
    if (const auto* problem = std::get_if<typename F::Problem>(&file->problem))
      sentence = sentence_of<F>(finding, *problem);
  });
  if (finding.by_default && finding.failed_again)
    sentence += "; the tolerance is one by default, as the engine states none for it";
  return shown_text(capitalised(std::move(sentence))) + '.';
}

}  // namespace assay
