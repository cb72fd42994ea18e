#include "oracles/referee/hulls/exact_points.h"

#include <utility>

namespace assay::referee {

std::vector<ExactPoint> exact_body(const Points& points) {
  std::vector<ExactPoint> body;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    ExactPoint& point = body.emplace_back();
    for (const double x : points[i]) point.push_back(exact(x));
  }
  return body;
}

Rational dot(const ExactPoint& u, const ExactPoint& v) {
  Rational sum = 0;
  for (std::size_t k = 0; k < u.size(); ++k) sum += u[k] * v[k];
  return sum;
}

ExactProgram common_points(std::uint32_t dimension, const std::vector<ExactPoint>& a,
                           const std::vector<ExactPoint>& b) {
  ExactProgram program;
  program.rows.assign(dimension, {Rational(0), Rational(0)});
  program.rows.resize(dimension + 2, {Rational(1), Rational(1)});
  for (const auto& [body, sign] : {std::pair{&a, 1}, std::pair{&b, -1}})
    for (const ExactPoint& x : *body) {
      ExactProgram::Column column;
      for (std::uint32_t k = 0; k < dimension; ++k)
        if (!x[k].is_zero()) column.emplace_back(k, sign * x[k]);
      column.emplace_back(dimension + (sign < 0 ? 1U : 0U), 1);
      program.add_column(std::move(column), 0, {Rational(0), std::nullopt});
    }
  return program;
}

}  // namespace assay::referee
