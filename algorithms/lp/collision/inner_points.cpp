#include "algorithms/lp/collision/inner_points.h"

#include <algorithm>
#include <variant>

#include "algorithms/lp/tableau_simplex.h"

namespace assay::lp {
namespace {

using hull::PointFate;

struct Sifting {
  const Points& points;
  SubsetQuestion question;
  std::vector<PointFate> fate;

  void ask(std::size_t first, std::size_t last) {
    Points group{points.dimension, {}}, others = group;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (fate[i] == PointFate::kInside) continue;
      std::vector<double>& list = (i < first || i >= last ? others : group).coordinates;
      list.insert(list.end(), points[i].begin(), points[i].end());
    }
    const SubsetAnswer answer = question({group, others});
    const auto from = fate.begin() + static_cast<std::ptrdiff_t>(first),
               to = fate.begin() + static_cast<std::ptrdiff_t>(last);
    if (std::holds_alternative<Inside>(answer)) {
      std::fill(from, to, PointFate::kInside);
    } else if (last - first > 1) {
      divide(first, last);
    } else if (std::holds_alternative<Outside>(answer)) {
      *from = PointFate::kCorner;
    }
  }

  void divide(std::size_t first, std::size_t last) {
    const std::size_t middle = first + (last - first) / 2;
    ask(first, middle);
    ask(middle, last);
  }
};

}  // namespace

std::vector<PointFate> fates_of(const Points& points, SubsetQuestion question) {
  Sifting sifting{points, question, std::vector<PointFate>(points.size(), PointFate::kOpen)};
  if (points.size() > 1) sifting.divide(0, points.size());
  return std::move(sifting.fate);
}

SubsetQuestion subset_question() {
  return [](const ConvexPair& pair) { return is_subset<TableauBland>(pair); };
}

}  // namespace assay::lp
