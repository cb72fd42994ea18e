#include "studies/collision/pair_truth.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/witness_point.h"
#include "properties/gjk/parts/claimed_contact.h"

namespace assay {
namespace {

constexpr unsigned kRootBits = 64;
constexpr int kUlpExponent = -53;

/// |on_a - on_b|^2, nothing where the weights are none.
std::optional<Rational> squared_length(const ConvexPair& pair, const WeightedVertices& on_a,
                                       const WeightedVertices& on_b) {
  if (refuse_weights(pair.a, on_a, "a") || refuse_weights(pair.b, on_b, "b")) return std::nullopt;
  const IntegerPair integers = to_integers(pair);
  const IntegerDifference difference = exact_difference(integers, {on_a, on_b});
  Integer sum = 0;
  for (const Integer& entry : difference.numerator) add_product(sum, entry, entry);
  return Rational(sum, difference.denominator * difference.denominator) * power_of_two(2 * integers.exponent);
}

}  // namespace

PairTruth::PairTruth(const ConvexPair& pair, ProposeCollision propose) : pair_(pair) {
  std::optional<GjkAnswer> proposal;
  if (propose != nullptr) proposal = propose(pair);
  const CollisionCertificate certificate = certify_collision(pair, proposal ? &*proposal : nullptr);
  contact_ = certificate.contact;
  verified_ = certificate.verified;
  unit_ = exact_extent(to_integers(pair)) * power_of_two(kUlpExponent);
}

double PairTruth::margin() {
  if (!margin_) margin_ = contact_margin(pair_, contact_);
  return *margin_;
}

Rational PairTruth::in_units(const Rational& squared) const {
  const Rational ratio = squared / (unit_ * unit_);
  const Integer upper = sqrt(numerator(ratio)), lower = sqrt(denominator(ratio));
  if (upper * upper == numerator(ratio) && lower * lower == denominator(ratio)) return Rational(upper, lower);
  const Integer whole = (numerator(ratio) << (2 * kRootBits)) / denominator(ratio);
  return Rational(sqrt(whole)) * power_of_two(-static_cast<int>(kRootBits));
}

const Rational& PairTruth::distance() {
  if (!distance_) {
    Rational squared = 0;
    if (contact_ == Contact::kSeparated) {
      const ExactDistance exact = exact_distance(pair_);
      verified_ = verified_ && exact.verified;
      squared = exact.squared;
    }
    distance_ = in_units(squared);
  }
  return *distance_;
}

const Rational& PairTruth::depth() {
  if (!depth_) {
    Rational squared = 0;
    if (contact_ == Contact::kOverlapping) {
      const auto exact = exact_depth(pair_);
      verified_ = verified_ && exact && exact->verified;
      if (exact) squared = exact->squared;
    }
    depth_ = in_units(squared);
  }
  return *depth_;
}

std::optional<double> PairTruth::error_of_distance(const GjkAnswer& answer) {
  const auto error_of = [&](const Rational& given) { return approximate(abs(Rational(given - distance()))); };
  const auto error_of_number = [&](double given) -> std::optional<double> {
    if (!std::isfinite(given)) return std::nullopt;
    return error_of(exact(given) / unit_);
  };
  if (const auto* bare = std::get_if<BareDistance>(&answer)) return error_of_number(bare->distance);
  if (const auto* apart = std::get_if<MeasuredApart>(&answer)) return error_of_number(apart->distance);
  if (const auto* bracketed = std::get_if<Bracketed>(&answer)) {
    const auto low = error_of_number(bracketed->low), high = error_of_number(bracketed->high);
    return low && high ? std::optional(std::max(*low, *high)) : std::nullopt;
  }
  if (const auto* separated = std::get_if<Separated>(&answer)) {
    const auto squared = squared_length(pair_, separated->on_a, separated->on_b);
    return squared ? std::optional(error_of(in_units(*squared))) : std::nullopt;
  }
  return std::nullopt;
}

double PairTruth::error_of_depth(double given) { return approximate(abs(Rational(exact(given) / unit_ - depth()))); }

}  // namespace assay
