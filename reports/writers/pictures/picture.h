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

/// Drawings of the case: one or two views and their magnified parts. Empty for what cannot be drawn: more than three
/// dimensions, LPs of other than two variables, coordinates that are not finite.
std::vector<Figure> figures_of(const ConvexPair& pair);
std::vector<Figure> figures_of(const Cloud2& cloud, std::string_view answer);
std::vector<Figure> figures_of(const Cloud3& cloud, std::string_view answer);
std::vector<Figure> figures_of(const ShapesProblem& problem);
std::vector<Figure> figures_of(const MovingPair& pair, std::string_view answer);
std::vector<Figure> figures_of(const LpProblem& problem);

/// The numbers of a case as an HTML table, shortest decimals that read back to the same double.
std::string table_of(const ConvexPair& pair);
std::string table_of(const Cloud2& cloud);
std::string table_of(const Cloud3& cloud);
std::string table_of(const ShapesProblem& problem);
std::string table_of(const MovingPair& pair);
std::string table_of(const LpProblem& problem);

/// The HTML of a finding's picture: its figures, then its numbers. A case text that cannot be read says so instead.
std::string picture_of(const Finding& finding);

}  // namespace assay
