#include "reports/writers/seen/seen.h"

#include <fmt/format.h>

#include <cmath>
#include <optional>
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

/// The words with a number for @.
std::string told(std::string words, const std::optional<double>& number, int digits) {
  if (const std::size_t at = words.find('@'); at != words.npos && number)
    words.replace(at, 1, figure_of(*number, digits));
  return words;
}

/// The truth of a case beside what was told, with as many digits as tell them apart, or few where the engine did not
/// answer.
template <Family F>
struct Compared {
  TruthWords truth;
  AnswerWords answer;
  int digits = kFewDigits;

  Compared(const typename F::Problem& problem, const Finding& finding)
      : truth(truth_in_words(problem)), answer(told_of(problem, finding.answer)) {
    if (truth.number && answer.number && delivery_words(finding.claim).empty())
      digits = digits_apart(*truth.number, *answer.number);
  }
  std::string situation() const {
    const std::string how = told(truth.how, truth.number, digits);
    return how.empty() ? truth.bodies : truth.bodies + ' ' + how;
  }
  std::string expected() const { return told(truth.expected, truth.number, digits); }
  std::string got() const { return told(answer.what, answer.number, digits); }
  std::string verb_and_got() const { return answer.what.empty() ? "" : answer.verb + ' ' + got(); }
  /// Whether what was told is the truth, as far as it can be told in words.
  bool is_told_rightly() const { return !truth.expected.empty() && expected() == got(); }
  /// Of two numbers of one kind.
  std::optional<double> difference() const {
    if (!truth.number || !answer.number || truth.expected != answer.what) return std::nullopt;
    const double by = std::abs(*answer.number - *truth.number);
    return by > 0 && std::isfinite(by) ? std::optional(by) : std::nullopt;
  }
};

template <Family F>
std::string sentence_of(const Finding& finding, const typename F::Problem& problem) {
  const Compared<F> compared(problem, finding);
  const std::string situation = compared.situation(), said = compared.verb_and_got();
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
  if (property == nullptr) return situation + (said.empty() ? ": " + finding.claim : ' ' + said);
  if (property->is_metamorphic())
    return situation + " get answers that contradict each other: it does not hold that " +
           lower_first(property->sentence) + (said.empty() ? "" : "; as given they " + said);
  const std::string_view detail =
      is_verdict_right(problem, finding.answer) ? detail_words(property->asks) : std::string_view();
  if (said.empty()) return situation + ": " + (detail.empty() ? finding.claim : "an answer " + std::string(detail));
  if (detail.empty() && compared.is_told_rightly())
    return situation + ' ' + said + ", but not so that this holds: " + finding.claim;
  return situation + ' ' + said + (detail.empty() ? "" : ", " + std::string(detail));
}

/// What numbers of a family's answers are measured in.
constexpr std::string_view unit_of(GjkFamily) { return "in the unit of the coordinates"; }
constexpr std::string_view unit_of(CastFamily) { return "of the motion, which lasts from 0 to 1"; }
constexpr std::string_view unit_of(LpFamily) { return "in the unit of the objective"; }
template <Family F>
constexpr std::string_view unit_of(F) {
  return "in the unit of the problem";
}

template <Family F>
ExpectedAndGot compared_of(const Finding& finding, const typename F::Problem& problem) {
  const Compared<F> compared(problem, finding);
  const std::string evidence = finding.evidence.substr(0, finding.evidence.find("; "));
  const std::string exact = compared.expected();
  if (const std::string words = delivery_words(finding.claim); !words.empty())
    return {exact.empty() ? "an answer" : "an answer: " + exact, words, ""};
  const PropertyEntry<F>* property = catalog<F>().property(finding.property);
  if (property != nullptr && property->is_metamorphic()) return {std::string(property->sentence), evidence, ""};
  const bool is_detail =
      property != nullptr && !detail_words(property->asks).empty() && is_verdict_right(problem, finding.answer);
  if (is_detail || exact.empty() || compared.answer.what.empty() || compared.is_told_rightly())
    return {finding.claim, evidence, ""};
  const auto difference = compared.difference();
  return {exact, compared.got(), difference ? figure_of(*difference) + ' ' + std::string(unit_of(F())) : ""};
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

ExpectedAndGot expected_and_got(const Finding& finding) {
  const Result<CaseFile> file = parse_case(finding.case_text, "case");
  if (!file) return {finding.claim, finding.evidence, ""};
  ExpectedAndGot words;
  for_each_family([&]<Family F>() {
    if (const auto* problem = std::get_if<typename F::Problem>(&file->problem))
      words = compared_of<F>(finding, *problem);
  });
  return words;
}

}  // namespace assay
