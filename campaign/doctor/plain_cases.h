// A dozen plain cases of each family, with small integers, that anybody can solve by hand: where an engine goes to the
// doctor.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

template <Family F>
struct PlainCase {
  std::string_view words;  ///< "unit squares that touch along an edge"
  typename F::Problem problem;
};

/// The simplest first.
template <Family F>
std::vector<PlainCase<F>> plain_cases();
#define ASSAY_DECLARE(F) \
  template <>            \
  std::vector<PlainCase<F>> plain_cases<F>();
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay
