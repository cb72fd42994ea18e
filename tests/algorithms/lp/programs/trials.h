// An algorithm against a property on the cases of a domain, counted.
#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "algorithms/lp/tolerances.h"
#include "properties/domain.h"
#include "properties/property.h"

namespace assay::test {

struct Tally {
  std::uint64_t holds = 0, undecided = 0, gave_up = 0, declined = 0;
  std::uint64_t inside = 0;      ///< not exact, but inside the promise; not among the undecided
  std::uint64_t not_judged = 0;  ///< nothing that the claim is about: no pass
  std::map<std::string, std::uint64_t> violations;
  std::map<std::string, std::uint64_t> reasons;  ///< of giving up
  std::string first;                             ///< evidence of the first violation
};

inline Stated<LpFamily> promised_by_tableau() {
  Stated<LpFamily> semantics;
  semantics.primal = lp::kPrimalPromise;
  semantics.dual = lp::kDualPromise;
  semantics.gap = lp::kGapPromise;
  return semantics;
}

template <class P, class A, class D>
Tally try_out(std::uint64_t cases) {
  Tally tally;
  Court<LpFamily> court;
  court.semantics = promised_by_tableau();
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + 41)};
    const LpProblem problem = D::draw(choices).problem;
    std::vector<LpProblem> questions{problem};
    if constexpr (Metamorphic<P>) P::ask(problem, questions);
    std::vector<Reply<LpFamily>> replies(questions.size());
    for (std::size_t k = 0; k < questions.size(); ++k) replies[k].answer = A::solve(questions[k], Watch{});
    if (const auto* gave_up = std::get_if<GaveUp>(&replies[0].answer)) {
      ++tally.gave_up;
      ++tally.reasons[std::string(name_of(gave_up->why))];
      continue;
    }
    if (std::holds_alternative<Declined>(replies[0].answer)) {
      ++tally.declined;
      continue;
    }
    const Verdict verdict = P::judge(problem, replies, court);
    if (const auto* violated = violation(verdict)) {
      if (tally.violations.empty()) tally.first = "stream " + std::to_string(key) + ": " + violated->evidence;
      ++tally.violations[std::string(violated->claim.sentence())];
    } else if (const auto* undecided = std::get_if<Undecided>(&verdict)) {
      ++(undecided->inside_promise ? tally.inside : tally.undecided);
    } else {
      ++(holds(verdict) ? tally.holds : tally.not_judged);
    }
  }
  return tally;
}

}  // namespace assay::test
