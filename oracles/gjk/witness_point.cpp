#include "oracles/gjk/witness_point.h"

#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/support_scan.h"

namespace assay {
namespace {

/// Sum of weight[i] x[vertex[i]][k] over i, divided by the sum of the weights.
///
/// The numerator is a sum of at most four products (dot_error). The denominator is a sum of m <= 4 non-negative
/// numbers: m - 1 roundings, each at most u(1+u)^2 times the sum, so m u times the computed sum bounds them.
template <std::size_t N>
void add_enclosed_point(const Points& body, const WeightedVertices& point, double side, std::array<Enclosure, 3>& v) {
  double total = 0;
  std::array<double, N> sum{}, magnitude{};
  for (std::uint32_t i = 0; i < point.size; ++i) {
    total += point.weight[i];
    const double* x = body.coordinates.data() + std::size_t{point.vertex[i]} * N;
    detail::each_axis<N>([&](std::size_t k) {
      const double product = point.weight[i] * x[k];
      sum[k] += product;
      magnitude[k] += std::abs(product);
    });
  }
  const Enclosure weights{total, widened(point.size * kUnitRoundoff * total)};
  detail::each_axis<N>([&](std::size_t k) {
    const Enclosure coordinate = Enclosure{side * sum[k], dot_error(point.size, magnitude[k])} / weights;
    v[k] = v[k] + coordinate;
  });
}

/// Weights as integers: only their ratios matter.
std::vector<Integer> integer_weights(const WeightedVertices& point, Integer& total) {
  const std::span<const double> used(point.weight.data(), point.size);
  const int exponent = common_exponent(used);
  std::vector<Integer> weights;
  total = 0;
  for (const double weight : used) {
    weights.push_back(scaled_integer(weight, exponent));
    total += weights.back();
  }
  return weights;
}

}  // namespace

std::optional<Violated> refuse_weights(const Points& body, const WeightedVertices& point, const char* body_name) {
  using namespace collision_claims;
  const auto refuse = [&](ClaimId claim, const std::string& what) {
    return Violated{claim, std::string("the witness on body ") + body_name + ": " + what, 0};
  };
  if (point.size > kWitnessCapacity)
    return refuse(kIndicesInRange, std::to_string(point.size) + " vertices given, at most 4 fit");
  if (point.size == 0 && body.size() > 0) return refuse(kIndicesInRange, "no vertex given");
  bool all_zero = point.size > 0;
  for (std::uint32_t i = 0; i < point.size; ++i) {
    if (point.vertex[i] >= body.size()) {
      return refuse(kIndicesInRange,
                    "index " + std::to_string(point.vertex[i]) + " of " + std::to_string(body.size()) + " vertices");
    }
  }
  for (std::uint32_t i = 0; i < point.size; ++i) {
    if (!std::isfinite(point.weight[i])) return refuse(kWitnessFinite, "weight " + in_words(point.weight[i]));
  }
  for (std::uint32_t i = 0; i < point.size; ++i) {
    if (point.weight[i] < 0) {
      return refuse(collision_claims::kWeightsNonNegative,
                    "weight " + in_words(point.weight[i]) + " of vertex " + std::to_string(point.vertex[i]));
    }
    all_zero = all_zero && point.weight[i] == 0;
  }
  if (all_zero) return refuse(kWeightsNotAllZero, "every weight is 0");
  return std::nullopt;
}

std::array<Enclosure, 3> enclosed_difference(const ConvexPair& pair, const Separated& witness) {
  std::array<Enclosure, 3> v{};
  const auto add_both = [&]<std::size_t N>() {
    add_enclosed_point<N>(pair.a, witness.on_a, 1, v);
    add_enclosed_point<N>(pair.b, witness.on_b, -1, v);
  };
  switch (pair.a.dimension) {
    case 1: add_both.operator()<1>(); break;
    case 2: add_both.operator()<2>(); break;
    default: add_both.operator()<3>(); break;
  }
  return v;
}

IntegerDifference exact_difference(const IntegerPair& pair, const Separated& witness) {
  Integer total_a, total_b;
  const std::vector<Integer> weights_a = integer_weights(witness.on_a, total_a);
  const std::vector<Integer> weights_b = integer_weights(witness.on_b, total_b);
  IntegerDifference v;
  v.denominator = total_a * total_b;
  for (std::size_t k = 0; k < pair.dimension; ++k) {
    Integer on_a = 0, on_b = 0;
    for (std::uint32_t i = 0; i < witness.on_a.size; ++i)
      add_product(on_a, weights_a[i], pair.vertex_a(witness.on_a.vertex[i])[k]);
    for (std::uint32_t j = 0; j < witness.on_b.size; ++j)
      add_product(on_b, weights_b[j], pair.vertex_b(witness.on_b.vertex[j])[k]);
    v.numerator.push_back(on_a * total_b - on_b * total_a);
  }
  return v;
}

std::string in_words(const WeightedVertices& point) {
  std::string text;
  for (std::uint32_t i = 0; i < point.size && i < kWitnessCapacity; ++i) {
    text += (i > 0 ? ", " : "") + std::to_string(point.vertex[i]) + " with weight " + in_words(point.weight[i]);
  }
  return text;
}

}  // namespace assay
