// A walk downhill: from a failing problem to a simpler one that still fails, within a number of questions.
#pragma once
#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_set>
#include <utility>

#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/fingerprint.h"

namespace assay {

/// Holds the simplest failing problem seen so far. A candidate is accepted only if its complexity is strictly smaller
/// and the question "does it still fail" was asked and answered yes; a candidate that was refused is not asked about
/// again.
template <class Problem>
class Descent {
 public:
  using Question = std::function<bool(const Problem&)>;
  using NormalForm = std::function<void(Problem&)>;

  Descent(Problem start, Question still_fails, std::uint64_t questions)
      : best_(std::move(start)),
        measure_(complexity_of(best_)),
        still_fails_(std::move(still_fails)),
        limit_(questions) {}

  /// Every candidate is put into this form before it is looked at: a convention of the input that is to be kept.
  void keep_in(NormalForm normal_form) { normal_form_ = std::move(normal_form); }
  Problem in_form(Problem candidate) const {
    if (normal_form_) normal_form_(candidate);
    return candidate;
  }

  const Problem& best() const { return best_; }
  const Complexity& measure() const { return measure_; }
  std::uint64_t asked() const { return asked_; }
  bool exhausted() const { return asked_ >= limit_; }
  /// Leaves `count` questions, at most half of all, to ask_once at the end.
  void reserve(std::uint64_t count) { reserved_ = std::min(count, limit_ / 2); }

  bool attempt(Problem candidate) {
    if (asked_ + reserved_ >= limit_) return false;
    if (normal_form_) normal_form_(candidate);
    const Complexity measure = complexity_of(candidate);
    if (!(measure < measure_) || !refused_.insert(fingerprint_of(candidate)).second) return false;
    if (!ask_once(candidate)) return false;
    accept(std::move(candidate), measure);
    return true;
  }

  /// The edit changes a copy of the best problem in place.
  template <class Edit>
  bool attempt_edit(Edit edit) {
    if (asked_ + reserved_ >= limit_) return false;
    Problem candidate = best_;
    edit(candidate);
    return attempt(std::move(candidate));
  }

  /// Asks even where the same candidate was refused before; false once the questions are used up.
  bool ask_once(const Problem& candidate) {
    if (exhausted()) return false;
    ++asked_;
    return still_fails_(candidate);
  }

  /// Precondition: ask_once answered yes for this candidate.
  void accept(Problem candidate, const Complexity& measure) {
    best_ = std::move(candidate);
    measure_ = measure;
  }

 private:
  Problem best_;
  Complexity measure_;
  Question still_fails_;
  NormalForm normal_form_;
  std::uint64_t limit_, asked_ = 0, reserved_ = 0;
  std::unordered_set<std::uint64_t> refused_;
};

/// Deletes parts: runs of half of them, of a quarter, ... of one.
/// Source  the complement half of A. Zeller, R. Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE
///         Trans. Softw. Eng. 28(2), 2002; without its subset tests, because a part alone is reached by later halvings.
///
/// `parts(problem)` counts what can be deleted, `without(problem, first, count)` deletes a run; a part that must stay
/// is left in, and a candidate that lost nothing is not tried.
template <class Problem, class Parts, class Without>
bool delete_runs(Descent<Problem>& descent, Parts parts, Without without) {
  bool better = false;
  for (std::uint32_t run = std::max(1u, parts(descent.best()) / 2); run > 0; run /= 2) {
    for (std::uint32_t first = 0; first < parts(descent.best());) {
      const std::uint32_t count = std::min(run, parts(descent.best()) - first);
      if (descent.attempt(without(descent.best(), first, count))) {
        better = true;
      } else {
        first += run;
      }
    }
  }
  return better;
}

/// Deletes two single parts at once, for failures that need parts in pairs. Cost: quadratic, so only up to kPairParts.
inline constexpr std::uint32_t kPairParts = 12;

template <class Problem, class Parts, class Without>
bool delete_pairs(Descent<Problem>& descent, Parts parts, Without without) {
  bool better = false;
  for (std::uint32_t i = 0; parts(descent.best()) <= kPairParts && i < parts(descent.best()); ++i) {
    for (std::uint32_t j = i + 1; j < parts(descent.best()); ++j) {
      // j goes first: deleting it leaves the number of i as it is.
      if (descent.attempt(without(without(descent.best(), j, 1), i, 1))) better = true;
    }
  }
  return better;
}

/// Whether no single deletion still fails, by trying each; a deletion that does is accepted and the answer is false.
template <class Problem, class Parts, class Without>
bool no_single_deletion_fails(Descent<Problem>& descent, Parts parts, Without without) {
  for (std::uint32_t i = 0; i < parts(descent.best()); ++i) {
    if (descent.exhausted()) return false;
    Problem candidate = descent.in_form(without(descent.best(), i, 1));
    const Complexity measure = complexity_of(candidate);
    if (!(measure < descent.measure()) || !descent.ask_once(candidate)) continue;
    descent.accept(std::move(candidate), measure);
    return false;
  }
  return true;
}

/// Deletes parts and simplifies until neither helps; whether no single deletion of the result still fails. False as
/// well where the problem given does not fail. `simplify` says whether it made anything simpler.
template <class Problem, class Parts, class Without, class Simplify>
bool descend(Descent<Problem>& descent, Parts parts, Without without, Simplify simplify) {
  if (!descent.ask_once(descent.best())) return false;
  bool minimal = false;
  while (!minimal && !descent.exhausted()) {
    for (bool better = true; better;) {
      descent.reserve(parts(descent.best()));
      better = delete_runs(descent, parts, without);
      better |= delete_pairs(descent, parts, without);
      better |= simplify(descent);
    }
    minimal = no_single_deletion_fails(descent, parts, without);
  }
  return minimal;
}

}  // namespace assay
