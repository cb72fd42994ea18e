// The printed listings without rounding, and what that says about their flaws.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "properties/evaluate.h"
#include "properties/lp/article/article_case.h"
#include "reports/store/studies/article_rows.h"
#include "studies/articles/committed_cases.h"

namespace assay {

using Listing = article::Code;

/// The listing of the engine in rationals; null where it takes square roots or angles, or works on another family.
/// Precondition of what it is asked: finite coordinates.
Listing listing_in_rationals(std::string_view engine);

/// The first article's listing in rationals with its tie-break put right, and that with its accuracy at 10^-30.
GjkAnswer kreuzer_with_a_right_tie_break(const ConvexPair& pair, const Watch& watch);
GjkAnswer kreuzer_with_a_high_accuracy(const ConvexPair& pair, const Watch& watch);

/// What becomes of a committed case by its engine in this program.
/// Error    the case cannot be read, or its engine or property is unknown.
Result<Assessment> replayed(const CommittedCase& committed);

/// Every committed case whose engine breaks its claim: is it broken in rationals, too?
/// Error    a committed case is not violated in double.
Result<std::vector<ArticleFlaw>> causes_of_flaws();

}  // namespace assay
