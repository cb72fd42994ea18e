// What one case of a cluster has become, and its place among the others.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "properties/property.h"
#include "reports/store/record.h"

namespace assay {

/// In what two reduced cases are two findings, though engine, mode and severity are the same: wrong hits and wrong
/// misses, optimal values and infeasible programs.
struct CaseKind {
  std::size_t question = 0, answer = 0;  ///< of shapes what is asked; which kind of answer came, 0 for none
  friend bool operator==(const CaseKind&, const CaseKind&) = default;
};

template <Family F>
CaseKind kind_of(const typename F::Problem& problem, const std::vector<Reply<F>>& replies) {
  CaseKind kind;
  if constexpr (requires { problem.question; }) kind.question = static_cast<std::size_t>(problem.question);
  if (!replies.empty() && replies.front().delivery == Delivery::kAnswered)
    kind.answer = replies.front().answer.index() + 1;
  return kind;
}

template <Family F>
struct ReducedCase {
  const PropertyEntry<F>* property = nullptr;
  Finding finding;
  CaseKind kind;
  typename F::Problem asked;
  std::vector<Reply<F>> replies;  ///< what the finding is made of
  bool is_fresh = true;           ///< they came from a process of their own
  bool is_confirmed = false;
  bool is_contested = false;  ///< the judges disagree on it
  std::string problem;        ///< its text, without a header

  /// The most severe first, of these a confirmed one, then one that failed again, then the one that reads best: the
  /// smaller, the shorter. What is alike in all of this differs in where it was drawn. No sentence of a judge takes
  /// part.
  auto place() const {
    return std::tuple(finding.severity, !is_confirmed, !finding.failed_again, finding.size, problem.size(),
                      std::string_view(problem), std::string_view(finding.property), std::string_view(finding.domain),
                      finding.index);
  }
};

}  // namespace assay
