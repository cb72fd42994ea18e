// Questions that are none: a problem with one thing spoilt, as the fields say what there is to spoil.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

/// A problem with one thing of it changed, so that it is no problem (properties/refusal/no_problem.h).
template <class Problem>
struct Spoilt {
  std::string words;  ///< what was changed: "b, coordinates[3] made nan"
  Problem asked;
};

/// How many questions one problem gives, at most.
inline constexpr std::size_t kSpoiltOfOne = 8;

/// Questions made of a problem, a function of the problem alone. In each one place is changed: a number is made NaN,
/// infinite, 1, -1, huge; a list is emptied, or has one entry more or less; a size, a dimension, or all of them are
/// made 0 to 9 or one more or less; a kind or a question is made another. Each field is as likely as any other, and of
/// a list the first and the last entry are as likely as all those between. What is still a problem is not asked.
///
/// Shape  kSpoiltOfOne questions; fewer of a problem without numbers, none where nothing can be spoilt, as in a cloud
///        of no points.
/// Cost   that many copies of the problem.
#define ASSAY_DECLARE(F) std::vector<Spoilt<F::Problem>> spoilt(const F::Problem& problem);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay
