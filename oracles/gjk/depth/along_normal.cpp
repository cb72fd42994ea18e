#include "oracles/gjk/depth/along_normal.h"

#include <cmath>

#include "oracles/exact/enclosed_rational.h"
#include "oracles/gjk/support_scan.h"

namespace assay {
namespace {

/// value <= length sqrt(length2) for certain.
bool is_certainly_at_most(Enclosure value, Enclosure length, Enclosure length2) {
  if (certain_sign(value) == -1) return true;
  return certain_sign(length * length * length2 - value * value) == 1;
}

}  // namespace

AlongNormal::AlongNormal(const ConvexPair& pair, const std::array<double, 3>& normal) : pair_(pair), given_(normal) {
  length2_ = 0;
  for (std::size_t k = 0; k < pair.a.dimension; ++k) {
    normal_.push_back(exact(normal[k]));
    length2_ += normal_[k] * normal_[k];
  }
  const SupportScan scan = scan_supports(pair, {-normal[0], -normal[1], -normal[2]});
  support_ = Enclosure{scan.greatest_b, scan.error} - Enclosure{scan.least_a, scan.error};
  enclosed_length2_ = exactly(normal[0]) * exactly(normal[0]) + exactly(normal[1]) * exactly(normal[1]) +
                      exactly(normal[2]) * exactly(normal[2]);
}

const AlongNormal::InIntegers& AlongNormal::in_integers() {
  if (integers_) return *integers_;
  InIntegers all{to_integers(pair_), {}, 0, 0};
  const int exponent = common_exponent(given_);
  std::vector<Integer> back;
  for (std::size_t k = 0; k < all.pair.dimension; ++k) {
    all.normal.push_back(scaled_integer(given_[k], exponent));
    back.push_back(-all.normal.back());
    add_product(all.length2, all.normal[k], all.normal[k]);
  }
  const IntegerSupport at = integer_support(all.pair, back);
  all.support = at.greatest_b - at.least_a;
  return integers_.emplace(std::move(all));
}

/// Both sides in units of the bodies' integers times those of the normal's.
bool AlongNormal::is_at_most(const Integer& value, const Rational& length) {
  if (sign(value) <= 0) return true;
  const InIntegers& all = in_integers();
  const Rational scaled = length / power_of_two(all.pair.exponent);
  return Rational(value * value) <= scaled * scaled * Rational(all.length2);
}

Integer AlongNormal::behind(std::uint32_t i, std::uint32_t j) {
  const InIntegers& all = in_integers();
  Integer along = 0;
  for (std::size_t k = 0; k < all.normal.size(); ++k)
    add_product(along, all.normal[k], all.pair.vertex_a(i)[k] - all.pair.vertex_b(j)[k]);
  return all.support - along;
}

bool AlongNormal::overlap_is_at_most(const Rational& length) {
  return overlap_is_certainly_at_most(length) || is_at_most(in_integers().support, length);
}

bool AlongNormal::overlap_is_certainly_at_most(const Rational& length) const {
  return is_certainly_at_most(support_, enclosed(length), enclosed_length2_);
}

bool AlongNormal::is_behind_by_at_most(std::uint32_t i, std::uint32_t j, const Rational& length) {
  Enclosure along{0, 0};
  for (std::size_t k = 0; k < pair_.a.dimension; ++k)
    along = along + exactly(given_[k]) * (exactly(pair_.a[i][k]) - exactly(pair_.b[j][k]));
  if (is_certainly_at_most(support_ - along, enclosed(length), enclosed_length2_)) return true;
  return is_at_most(behind(i, j), length);
}

Rational AlongNormal::squared_overlap() {
  const InIntegers& all = in_integers();
  if (sign(all.support) <= 0) return 0;
  const Rational unit = power_of_two(all.pair.exponent);
  return Rational(all.support * all.support, all.length2) * unit * unit;
}

Rational AlongNormal::squared_behind(std::uint32_t i, std::uint32_t j) {
  const Integer value = behind(i, j);
  const Rational unit = power_of_two(in_integers().pair.exponent);
  return Rational(value * value, in_integers().length2) * unit * unit;
}

/// The quotient's and the root's own roundings are among those that widened pays for.
double AlongNormal::rounded_overlap() const {
  const double most = support_.middle + support_.radius, least = enclosed_length2_.middle - enclosed_length2_.radius;
  if (!(least > 0)) return HUGE_VAL;
  return most <= 0 ? 0 : widened(most / std::sqrt(least));
}

}  // namespace assay
