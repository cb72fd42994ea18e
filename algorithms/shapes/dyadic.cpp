#include "algorithms/shapes/dyadic.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::shapes {
namespace {

constexpr int kLimbBits = 32;

}  // namespace

Dyadic::Dyadic(double value) {
  if (value == 0) return;
  int exponent = 0;
  const double fraction = std::frexp(std::abs(value), &exponent);
  const auto significand = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  exponent -= 53;
  // significand 2^exponent = (significand 2^low) 2^(32 unit)
  const std::int64_t unit = exponent >= 0 ? exponent / kLimbBits : -((-exponent + kLimbBits - 1) / kLimbBits);
  const auto low = static_cast<int>(exponent - unit * kLimbBits);
  __extension__ using Word = unsigned __int128;
  Word shifted = Word{significand} << low;
  Limbs limbs;
  for (; shifted != 0; shifted >>= kLimbBits) limbs.push_back(static_cast<std::uint32_t>(shifted));
  *this = Dyadic(value < 0 ? -1 : 1, unit, std::move(limbs));
}

Dyadic::Dyadic(int sign, std::int64_t unit, Limbs limbs) {
  while (!limbs.empty() && limbs.back() == 0) limbs.pop_back();
  if (limbs.empty()) return;
  const auto first = std::find_if(limbs.begin(), limbs.end(), [](std::uint32_t limb) { return limb != 0; });
  unit_ = unit + (first - limbs.begin());
  limbs.erase(limbs.begin(), first);
  limbs_ = std::move(limbs);
  sign_ = sign;
}

Dyadic Dyadic::operator-() const {
  Dyadic negated = *this;
  negated.sign_ = -sign_;
  return negated;
}

Dyadic operator+(const Dyadic& x, const Dyadic& y) {
  if (x.sign_ == 0) return y;
  if (y.sign_ == 0) return x;
  const std::int64_t unit = std::min(x.unit_, y.unit_);
  const auto end = [](const Dyadic& z) { return z.unit_ + static_cast<std::int64_t>(z.limbs_.size()); };
  const auto size = static_cast<std::size_t>(std::max(end(x), end(y)) - unit) + 1;
  // Limbs with signs: each at most 2^33 in magnitude, so that carries fit.
  Dyadic::Limbs limbs(size, 0);
  const auto at = [&](const Dyadic& z, std::size_t i) -> std::int64_t {
    const auto offset = static_cast<std::size_t>(z.unit_ - unit);
    return i < offset || i - offset >= z.limbs_.size() ? 0 : z.sign_ * static_cast<std::int64_t>(z.limbs_[i - offset]);
  };
  std::int64_t carry = 0;
  for (std::size_t i = 0; i < size; ++i) {
    carry += at(x, i) + at(y, i);
    limbs[i] = static_cast<std::uint32_t>(carry);
    carry >>= kLimbBits;  // rounds down, as the residue taken above is not negative
  }
  if (carry == 0) return {1, unit, std::move(limbs)};
  // Negative in two's complement: invert and add one.
  std::uint64_t one = 1;
  for (std::uint32_t& limb : limbs) {
    one += static_cast<std::uint32_t>(~limb);
    limb = static_cast<std::uint32_t>(one);
    one >>= kLimbBits;
  }
  return {-1, unit, std::move(limbs)};
}

Dyadic operator*(const Dyadic& x, const Dyadic& y) {
  if (x.sign_ == 0 || y.sign_ == 0) return {};
  Dyadic::Limbs limbs(x.limbs_.size() + y.limbs_.size(), 0);
  for (std::size_t i = 0; i < x.limbs_.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < y.limbs_.size(); ++j) {
      carry += std::uint64_t{x.limbs_[i]} * y.limbs_[j] + limbs[i + j];
      limbs[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= kLimbBits;
    }
    limbs[i + y.limbs_.size()] = static_cast<std::uint32_t>(carry);
  }
  return {x.sign_ * y.sign_, x.unit_ + y.unit_, std::move(limbs)};
}

Wide Dyadic::rounded() const {
  // Three limbs hold 65 bits at least.
  double sum = 0;
  const std::size_t size = limbs_.size(), taken = std::min<std::size_t>(size, 3);
  for (std::size_t i = size - taken; i < size; ++i)
    sum += std::ldexp(limbs_[i], kLimbBits * static_cast<int>(i + taken - size));
  return Wide::of(sign_ * sum, kLimbBits * (unit_ + static_cast<std::int64_t>(size - taken)));
}

}  // namespace assay::shapes
