// What the judges of contacts say, of normals made with the library's hypot and without.
#include <cmath>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_body.h"

namespace assay::known {
namespace {

struct Drawn : DrawnBits {
  double number() { return whole_or_generic(3); }
  Shape body(std::uint32_t d) {
    if (below(2) == 0) {
      Shape ball{ShapeKind::kBall, d, {}};
      for (std::uint32_t k = 0; k < d; ++k) ball.numbers.push_back(number());
      ball.numbers.push_back(std::abs(number()));
      return ball;
    }
    Shape box{ShapeKind::kBox, d, {}};
    for (std::uint32_t k = 0; k < d; ++k) box.numbers.push_back(number());
    for (std::uint32_t k = 0; k < d; ++k) box.numbers.push_back(box.numbers[k] + std::abs(number()));
    return box;
  }
};

using Length = double (*)(double, double);
double by_library(double x, double y) { return std::hypot(x, y); }
double by_root(double x, double y) { return std::sqrt(x * x + y * y); }

KnownWords contacts(int problems, Length length_of) {
  Drawn drawn{{std::mt19937_64(9)}};
  FoldedRun run;
  for (int k = 0; k < problems; ++k) {
    const std::uint32_t d = 2 + static_cast<std::uint32_t>(k % 2);
    const ShapesProblem problem{ShapesQuestion::kContact, drawn.body(d), drawn.body(d)};
    const ExactBody a = exact_body(problem.a), b = exact_body(problem.b);
    run.take(extent_of(a, b));
    const SignedDistance truth = DifferenceBody(a, b).from({});
    run.take(truth.sign());
    run.take(truth.square);
    const double distance = truth.near();
    run.take(distance);
    for (const double by : {0.0, 0x1p-48, 0.125}) {
      ShapeContact answer{truth.sign() <= 0, distance + by, {}, {}};
      double length = 0;
      for (std::uint32_t j = 0; j < d; ++j) {
        answer.normal[j] = -truth.nearest[j].convert_to<double>();
        length = length_of(length, answer.normal[j]);
      }
      for (std::uint32_t j = 0; j < d; ++j) {
        answer.normal[j] /= length > 0 ? length : 1;
        answer.move[j] = answer.normal[j] * (by - distance);
      }
      for (const Touching touching : {Touching::kHit, Touching::kMiss})
        for (const double gap : {-1.0, 0x1p-40, 0.1}) run.take(check_contact(problem, answer, {touching, gap}));
    }
  }
  return {run.folded()};
}

}  // namespace

void add_judges_of_shapes(KnownAnswers& all) {
  all.push_back(
      {"oracles/shapes/contacts", Asked::kByRequest, [] { return contacts(40, by_library); }, {16851890104952580130u}});
  all.push_back({"oracles/shapes/contacts_without_library",
                 Asked::kByCheck,
                 [] { return contacts(20, by_root); },
                 {626305525766694647u}});
}

}  // namespace assay::known
