// A walk downhill: from a failing problem to a simpler one that still fails, within a number of questions.
#pragma once
#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/fingerprint.h"
#include "fuzz/reduce/reduce.h"

namespace assay {

/// Holds the simplest failing problem seen so far. A candidate is accepted only if its complexity is strictly smaller
/// and the question "does it still fail" was asked and answered yes; a candidate that was refused is not asked about
/// again.
template <class Problem>
class Descent {
 public:
  using NormalForm = std::function<void(Problem&)>;

  Descent(Problem start, Fails<Problem> still_fails, ReduceBudget budget, AskAhead<Problem> ask_ahead)
      : best_(std::move(start)),
        measure_(complexity_of(best_)),
        still_fails_(std::move(still_fails)),
        ask_ahead_(std::move(ask_ahead)),
        limit_(budget.questions) {}

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

  /// The edit changes a copy of the best problem in place.
  template <class Edit>
  bool attempt_edit(Edit edit) {
    return first_accepted(1, [&](Problem& problem, std::size_t) { edit(problem); }) == 0;
  }

  /// The number of the first of `count` edits that is accepted, `count` where none is; those after it are not tried.
  /// Each edit changes a copy of the best problem in place. Some are asked ahead, at most twice as many as are asked
  /// about: as many as were refused in a row, kAskedAhead at most.
  template <class Edit>
  std::size_t first_accepted(std::size_t count, Edit edit) {
    std::vector<Candidate> next;
    for (std::size_t number = 0; number < count && !is_spent();) {
      next.clear();
      for (; number < count && next.size() < ahead_; ++number) consider(number, edit, next);
      announce(next);
      for (Candidate& candidate : next) {
        if (is_spent() || !refused_.insert(candidate.fingerprint).second || !ask_once(candidate.problem)) continue;
        ahead_ = 1;
        accept(std::move(candidate.problem), candidate.measure);
        return candidate.number;
      }
      if (next.size() == ahead_) ahead_ = std::min<std::size_t>(2 * ahead_, kAskedAhead);
    }
    return count;
  }

  /// Tries each of `count` edits on what the ones before it have left; whether one was accepted.
  template <class Edit>
  bool attempt_each(std::size_t count, Edit edit) {
    bool better = false;
    for (std::size_t first = 0; first < count; ++first) {
      first += first_accepted(count - first, [&](Problem& problem, std::size_t i) { edit(problem, first + i); });
      better |= first < count;
    }
    return better;
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
  struct Candidate {
    std::size_t number;  ///< of its edit
    Problem problem;
    Complexity measure;
    std::uint64_t fingerprint;
  };

  bool is_spent() const { return asked_ + reserved_ >= limit_; }

  /// Adds what the edit makes of the best problem where that is to be asked about.
  template <class Edit>
  void consider(std::size_t number, Edit& edit, std::vector<Candidate>& next) const {
    Candidate candidate{number, best_, {}, 0};
    edit(candidate.problem, number);
    if (normal_form_) normal_form_(candidate.problem);
    candidate.measure = complexity_of(candidate.problem);
    if (!(candidate.measure < measure_)) return;
    candidate.fingerprint = fingerprint_of(candidate.problem);
    if (!refused_.contains(candidate.fingerprint)) next.push_back(std::move(candidate));
  }

  void announce(const std::vector<Candidate>& next) const {
    if (!ask_ahead_ || next.size() < 2) return;
    std::vector<Problem> problems;
    for (const Candidate& candidate : next) problems.push_back(candidate.problem);
    ask_ahead_(problems);
  }

  Problem best_;
  Complexity measure_;
  Fails<Problem> still_fails_;
  AskAhead<Problem> ask_ahead_;
  NormalForm normal_form_;
  std::uint64_t limit_, asked_ = 0, reserved_ = 0;
  std::size_t ahead_ = 1;  ///< candidates that are asked ahead together
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
      const std::uint32_t end = parts(descent.best()), runs = (end - first + run - 1) / run;
      const auto refused = descent.first_accepted(runs, [&](Problem& problem, std::size_t number) {
        const std::uint32_t at = first + static_cast<std::uint32_t>(number) * run;
        problem = without(problem, at, std::min(run, end - at));
      });
      better |= refused < runs;
      first += static_cast<std::uint32_t>(refused) * run;
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
      const std::uint32_t pairs = parts(descent.best()) - j;
      const auto refused = descent.first_accepted(pairs, [&](Problem& problem, std::size_t number) {
        // The second goes first: deleting it leaves the number of i as it is.
        problem = without(without(problem, j + static_cast<std::uint32_t>(number), 1), i, 1);
      });
      better |= refused < pairs;
      j += static_cast<std::uint32_t>(refused);
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
