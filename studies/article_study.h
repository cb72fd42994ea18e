// The study of the article on collision by linear programming: which of its claims are true, what refutes the others.
#pragma once
#include <cstdint>

#include "algorithms/model/result.h"
#include "reports/store/studies/article_rows.h"

namespace assay {

struct ArticleStudyPlan {
  std::uint64_t cases = 300;       ///< drawn from each collision domain of the study
  std::uint64_t questions = 1500;  ///< of one reduction
  std::uint32_t runs = 20;         ///< for each size of the pivot counts
};

/// Every claim of properties/lp/article on the cases of a fixed list of domains and on all pairs of a small lattice, in
/// exact arithmetic; claims about the article's code on that code.
///
/// A claim is "false" if any case refutes it; the counterexample printed is the simplest (fuzz/reduce/complexity.h) of
/// those on the lattice and of those that the reducer makes of drawn ones. It is "true" if none does, "true under the
/// condition" if it has one, and both come with the number of cases that it held on.
///
/// Error   the referee contradicts the exact minimum or contact of an example: a defect of the harness.
Result<ArticleStudy> article_study(const ArticleStudyPlan& plan = {});

}  // namespace assay
