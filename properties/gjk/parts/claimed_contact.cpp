#include "properties/gjk/parts/claimed_contact.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

std::string vertex_in_words(const char* body, const Points& points, std::size_t index) {
  return std::string(body) + "[" + std::to_string(index) + "] = " + in_words(points[index]);
}

std::string vector_in_words(const std::vector<Rational>& vector) {
  std::string text = "(";
  for (std::size_t k = 0; k < vector.size(); ++k) text += (k > 0 ? ", " : "") + assay::in_words(vector[k]);
  return text + ")";
}

/// The normal as doubles with greatest entry in [1/2, 1), if these separate too: then anybody can check them.
std::optional<SeparatedAlong> rounded_normal(const ConvexPair& pair, const std::vector<Rational>& normal) {
  if (normal.size() > 3) return std::nullopt;
  Rational greatest = 0;
  for (const Rational& entry : normal) greatest = std::max(greatest, Rational(abs(entry)));
  if (greatest.is_zero()) return std::nullopt;
  SeparatedAlong along;
  for (std::size_t k = 0; k < normal.size(); ++k) along.direction[k] = approximate(normal[k] / greatest);
  if (!holds(check_separated_along(pair, along))) return std::nullopt;
  return along;
}

/// The vertices of both bodies that are nearest to each other along the normal.
std::string facing_vertices(const ConvexPair& pair, const std::vector<Rational>& normal) {
  const IntegerPair integers = to_integers(pair);
  Integer common = 1;
  for (const Rational& entry : normal) common = lcm(common, Integer(denominator(entry)));
  std::vector<Integer> direction;
  for (const Rational& entry : normal) direction.push_back(numerator(entry) * (common / denominator(entry)));
  const IntegerSupport support = integer_support(integers, direction);
  return "least at " + vertex_in_words("a", pair.a, support.vertex_a) + ", greatest at " +
         vertex_in_words("b", pair.b, support.vertex_b);
}

std::string combination(const char* body, const std::vector<Rational>& weights) {
  std::string text;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i].is_zero()) continue;
    text += (text.empty() ? "" : " + ") + assay::in_words(weights[i]) + " " + body + "[" + std::to_string(i) + "]";
  }
  return text;
}

}  // namespace

std::string proof_in_words(const ConvexPair& pair, const CollisionCertificate& certificate) {
  const std::string name(name_of(certificate.contact));
  if (has_empty_body(pair)) return name + ": a body without vertices meets nothing";
  if (certificate.contact == Contact::kSeparated) {
    const auto rounded = rounded_normal(pair, certificate.normal);
    const std::string normal =
        rounded ? assay::in_words(std::span<const double>(rounded->direction.data(), pair.a.dimension))
                : vector_in_words(certificate.normal);
    return name + ": along n = " + normal + " every vertex of a is beyond every vertex of b, n.a " +
           facing_vertices(pair, certificate.normal);
  }
  std::string text =
      name + ": " + combination("a", certificate.weights_a) + " = " + combination("b", certificate.weights_b);
  if (certificate.contact == Contact::kTouching) {
    return text + " is a point of both, and along n = " + vector_in_words(certificate.normal) +
           " no vertex of a is before any vertex of b, n.a " + facing_vertices(pair, certificate.normal);
  }
  return text + " is an interior point of both in the sense that a - b contains a neighbourhood of the origin";
}

double contact_margin(const ConvexPair& pair, Contact contact) {
  if (has_empty_body(pair) || contact == Contact::kTouching) return 0;
  if (contact == Contact::kOverlapping) return relative_depth(pair);
  const Rational extent = exact_extent(to_integers(pair));
  return std::sqrt(approximate(exact_distance(pair).squared / (extent * extent)));
}

}  // namespace assay
