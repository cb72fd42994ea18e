// The study of the four articles: what is known of each of their claims, and on what it rests.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/result.h"
#include "reports/store/studies/article_rows.h"

namespace assay {

struct ArticleStudyPlan {
  std::uint64_t cases = 40;       ///< drawn from each collision domain of the study
  std::uint64_t questions = 300;  ///< of one reduction
  std::uint32_t runs = 20;        ///< for each size of the pivot counts
};

/// Every claim of properties/lp/article on the committed cases, on pairs that are known to be hard for one of them, on
/// the cases of a fixed list of domains and on all pairs of a small lattice, in exact arithmetic; claims about the
/// article's code on that code. Then the statements of studies/articles, of all four articles, each with its own check.
///
/// A claim is "refuted" if any case refutes it; the counterexample printed is the simplest (fuzz/reduce/complexity.h)
/// of those known, of those on the lattice and of those that the reducer makes of drawn ones. It is "proved" only by a
/// lemma (properties/lp/article/grounds.h), or, of what can happen, by an example; without one it is "not refuted",
/// with the number of cases that it held on. With a condition the lemma makes it "true under a condition", if the claim
/// without the condition is refuted.
///
/// Error   the referee contradicts the exact minimum or contact of an example, a case refutes what a lemma proves, or a
///         counterexample refutes no more: a defect of the harness.
Result<ArticleStudy> article_study(const ArticleStudyPlan& plan = {});

/// The claims of properties/lp/article that this pair refutes, by name.
std::vector<std::string> claims_refuted_on(const ConvexPair& pair);

}  // namespace assay
