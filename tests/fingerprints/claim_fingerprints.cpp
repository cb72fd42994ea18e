// Holds what claims say of a fixed run, and how much they do for it, to a reviewed list (fingerprint_list.h). Answers
// are those of engines of ours, of articles and of planted faults in turn, and ones of ours that are nearly right.
#include <fnmatch.h>

#include <cstdio>

#include "campaign/run/case_digest.h"
#include "fuzz/targets/listed.h"
#include "properties/lies/misleading.h"
#include "tests/fingerprints/fingerprint_list.h"

namespace assay {
namespace {

/// Few cases of each domain: wrong answers are plenty.
template <Family F>
constexpr std::uint64_t kClaimCases = F::kThinning < 32 ? 12 : 6;
constexpr std::uint64_t kMisled = 3;

template <Family F>
struct Suspects {
  std::vector<Suspect<F>> ours, others;
};
template <Family F>
Suspects<F> suspects_for(const PropertyEntry<F>& claim) {
  Suspects<F> suspects;
  for (const auto& list : {variants<F>(), planted_faults<F>()})
    for (const ListedVariant<F>& variant : list) {
      Suspect<F> on_trial = suspect_of_listed(variant);
      if (!claim.judges(on_trial.court.semantics)) continue;
      (variant.states.kind == EngineKind::kOurs ? suspects.ours : suspects.others).push_back(std::move(on_trial));
    }
  return suspects;
}

template <class Evaluate>
void fold_judgement(DomainFingerprint& print, Evaluate&& evaluate_it) {
  const JudgementDigest done;
  const Assessment found = evaluate_it();
  print.value = done.of(found, print.value);
}

template <Family F>
void fold_case(const PropertyEntry<F>& claim, const Suspects<F>& suspects, const typename F::Problem& problem,
               std::uint64_t turn, DomainFingerprint& print) {
  const auto in_turn = [&](const std::vector<Suspect<F>>& list) { return list[turn % list.size()]; };
  for (const auto* list : {&suspects.ours, &suspects.others})
    if (!list->empty()) fold_judgement(print, [&] { return run_case(in_turn(*list), claim, problem); });
  if (suspects.ours.empty()) return;
  for (std::uint64_t k = 0; k < kMisled; ++k) {
    Suspect<F> on_trial = in_turn(suspects.ours);
    Misleading mislead(mix64(turn * kMisled + k + 1));
    fold_judgement(print, [&] {
      return evaluate(claim, problem, on_trial.court, [&](const typename F::Problem& question) {
        Reply<F> reply;
        StepLimit limit;
        reply.answer = on_trial.solve(question, limit.watch());
        mislead(reply.answer);
        reply.trace.steps = limit.steps();
        return reply;
      });
    });
  }
}

template <Family F>
std::vector<DomainFingerprint> fingerprints_of(const PropertyEntry<F>& claim) {
  const Suspects<F> suspects = suspects_for(claim);
  std::vector<DomainFingerprint> all;
  std::uint64_t turn = 0;
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    if (!is_free_of_library(domain.name)) continue;
    DomainFingerprint print{domain.name};
    for (std::uint64_t index = 0; index < kClaimCases<F>; ++index, ++turn) {
      Choices choices(stream_key(kFingerprintSeed, domain.versioned_name(), index));
      const typename F::Problem problem = domain.draw(choices).problem;
      if (is_free_of_library(problem)) fold_case(claim, suspects, problem, turn, print);
    }
    all.push_back(print);
  }
  return all;
}

const Fingerprinted kClaims = {"# claim, fingerprint, why it is what it is (tests/fingerprints)\n", "no claim",
                               [](const std::string& pattern, const auto& see) {
                                 for_each_family([&]<Family F>() {
                                   for (const PropertyEntry<F>& claim : catalog<F>().properties) {
                                     const std::string name(claim.name);
                                     if (fnmatch(pattern.c_str(), name.c_str(), 0) == 0)
                                       see(name, fingerprints_of<F>(claim));
                                   }
                                 });
                               }};

}  // namespace
}  // namespace assay

int main(int count, char** words) {
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // should a judge crash, what was seen before it is told
  return assay::run_fingerprints(assay::kClaims, {words, words + count});
}
