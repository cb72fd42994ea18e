// What a finding looks like: the reduced case drawn exactly, with a magnified part where the matter is below a pixel.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "reports/store/record.h"

namespace assay {

/// A figure of a finding: the drawing and one sentence about what it shows.
struct Figure {
  std::string svg, caption;
};

/// figures_of: drawings of the case, one or two views and their magnified parts, with the answer where it can be drawn.
/// Empty for what cannot be drawn: more than three dimensions, LPs of other than two variables, coordinates that are
/// not finite.
/// table_of: the numbers of a case as an HTML table, shortest decimals that read back to the same double.
#define ASSAY_DECLARE(F)                                                                   \
  std::vector<Figure> figures_of(const F::Problem& problem, std::string_view answer = {}); \
  std::string table_of(const F::Problem& problem);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

/// The HTML of a finding's picture: its figures, then its numbers. A case text that cannot be read says so instead.
std::string picture_of(const Finding& finding);

}  // namespace assay
