#include "oracles/gjk/integer_pair.h"

#include <algorithm>

#include "oracles/exact/filter.h"
#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

Integer dot(const std::vector<Integer>& direction, const Integer* point) {
  Integer sum = 0;
  for (std::size_t k = 0; k < direction.size(); ++k) add_product(sum, direction[k], point[k]);
  return sum;
}

std::vector<Integer> scaled(const Points& body, int exponent) {
  std::vector<Integer> integers;
  integers.reserve(body.coordinates.size());
  for (std::size_t i = 0; i < std::size_t{body.size()} * body.dimension; ++i) {
    integers.push_back(scaled_integer(body.coordinates[i], exponent));
  }
  return integers;
}

}  // namespace

std::string_view why_not_a_problem(const ConvexPair& pair) {
  if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates)) return "a coordinate is not finite";
  if (has_empty_body(pair)) return {};
  if (pair.a.dimension != pair.b.dimension) return "the bodies have different dimensions";
  return {};
}

IntegerPair to_integers(const ConvexPair& pair) {
  IntegerPair integers;
  integers.dimension = pair.a.dimension;
  const int exponent_a = common_exponent(pair.a.coordinates), exponent_b = common_exponent(pair.b.coordinates);
  // All zeros fit every power of two; 0 would then be an arbitrary one.
  const auto all_zero = [](const Points& body) {
    return std::all_of(body.coordinates.begin(), body.coordinates.end(), [](double x) { return x == 0; });
  };
  integers.exponent = all_zero(pair.a) ? exponent_b : all_zero(pair.b) ? exponent_a : std::min(exponent_a, exponent_b);
  integers.a = scaled(pair.a, integers.exponent);
  integers.b = scaled(pair.b, integers.exponent);
  const std::vector<Integer> origin(integers.a.begin(),
                                    integers.a.begin() + static_cast<std::ptrdiff_t>(integers.dimension));
  for (std::vector<Integer>* body : {&integers.a, &integers.b}) {
    for (std::size_t i = 0; i < body->size(); ++i) (*body)[i] -= origin[i % integers.dimension];
  }
  return integers;
}

IntegerSupport integer_support(const IntegerPair& pair, const std::vector<Integer>& direction) {
  spend(cost_of_products(pair.a.size() + pair.b.size(), most_words(direction),
                         std::max(most_words(pair.a), most_words(pair.b))));
  IntegerSupport support{dot(direction, pair.vertex_a(0)), dot(direction, pair.vertex_b(0)), 0, 0};
  for (std::size_t i = 1; i < pair.size_a(); ++i) {
    Integer value = dot(direction, pair.vertex_a(i));
    if (value < support.least_a) support.least_a = std::move(value), support.vertex_a = i;
  }
  for (std::size_t j = 1; j < pair.size_b(); ++j) {
    Integer value = dot(direction, pair.vertex_b(j));
    if (value > support.greatest_b) support.greatest_b = std::move(value), support.vertex_b = j;
  }
  return support;
}

Integer largest_extent(const IntegerPair& pair) {
  Integer largest = 0;
  for (std::size_t k = 0; k < pair.dimension; ++k) {
    Integer low = pair.a[k], high = pair.a[k];
    for (const std::vector<Integer>* body : {&pair.a, &pair.b}) {
      for (std::size_t i = k; i < body->size(); i += pair.dimension) {
        if ((*body)[i] < low) low = (*body)[i];
        if ((*body)[i] > high) high = (*body)[i];
      }
    }
    if (high - low > largest) largest = high - low;
  }
  return largest;
}

}  // namespace assay
