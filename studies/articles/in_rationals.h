// The printed listings without rounding, and what that says about their flaws.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "properties/case/case_text.h"
#include "properties/evaluate.h"
#include "reports/store/studies/article_rows.h"
#include "studies/articles/committed_cases.h"

namespace assay {

template <Family F>
using ListingOf = typename F::Answer (*)(const typename F::Problem&, const Watch&);
using Listing = ListingOf<GjkFamily>;

/// The listing of the engine in rationals; null where it takes square roots or angles, or works on another family.
template <Family F>
ListingOf<F> listing_in_rationals(std::string_view engine);
#define ASSAY_DECLARE(F) \
  template <>            \
  ListingOf<F> listing_in_rationals<F>(std::string_view engine);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

/// What becomes of a committed case by its engine in this program.
/// Error    the case cannot be read, or its engine or property is unknown.
Result<Assessment> replayed(const CommittedCase& committed);

/// What becomes of a case of pairs by `in_place` of its engine, by that engine where it is null.
/// Error    its engine or property is unknown.
Result<Assessment> replayed(const CaseFile& file, Listing in_place = nullptr);

/// Every committed case whose engine breaks its claim: is it broken without rounding, too, and if not, is it in 53 bits
/// with exponents of any size? Without rounding is in rationals, or in kLongBits (rounded_listings.h) where the listing
/// takes roots or turns.
/// Error    a committed case is not violated in double.
Result<std::vector<ArticleFlaw>> causes_of_flaws();

}  // namespace assay
