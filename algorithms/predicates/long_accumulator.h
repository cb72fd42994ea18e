// The sign of a sum of products of doubles without rounding, by integers wide enough for every exponent.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

/// A finite double is m * 2^e with an integer 0 <= m < 2^53 and -1074 <= e <= 971, so a product of k of them is n * 2^f
/// with n < 2^(53 k) and -1074 k <= f <= 971 k. Positive and negative products are summed apart, each an integer in
/// units of 2^f for the smallest f that occurs, and then compared. A product starts in word (971 + 1074) k / 64 at the
/// highest, and some dozens of them stay within the k + 1 words from there on.
/// Source  the long accumulator of U. Kulisch.
namespace assay::long_accumulator {

using Wide = unsigned __int128;

inline constexpr int kWordBits = 64;
inline constexpr int kMantissaBits = 52;
inline constexpr int kLowestExponent = -1074, kHighestExponent = 971;

struct Parts {
  std::uint64_t mantissa;
  int exponent;
  bool negative;
};

inline Parts parts_of(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  const auto biased = static_cast<int>((bits >> kMantissaBits) & 0x7ff);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << kMantissaBits) - 1);
  const bool normal = biased != 0;
  return {normal ? fraction | (std::uint64_t{1} << kMantissaBits) : fraction,
          kLowestExponent + (normal ? biased - 1 : 0), (bits >> 63) != 0};
}

/// magnitude * 2^exponent, the lowest word first.
template <int Factors>
struct Product {
  std::array<std::uint64_t, Factors> magnitude{};
  int exponent = 0;
  bool negative = false;
  bool is_zero() const { return magnitude == std::array<std::uint64_t, Factors>{}; }
};

inline Product<2> product_of(const Parts& x, const Parts& y, bool negated) {
  const Wide xy = static_cast<Wide>(x.mantissa) * y.mantissa;
  return {{static_cast<std::uint64_t>(xy), static_cast<std::uint64_t>(xy >> kWordBits)},
          x.exponent + y.exponent,
          (x.negative != y.negative) != negated};
}

inline Product<3> product_of(const Parts& x, const Parts& y, const Parts& z, bool negated) {
  const Product<2> xy = product_of(x, y, negated);
  const Wide low = static_cast<Wide>(xy.magnitude[0]) * z.mantissa;
  const Wide high = static_cast<Wide>(xy.magnitude[1]) * z.mantissa + (low >> kWordBits);
  return {{static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high),
           static_cast<std::uint64_t>(high >> kWordBits)},
          xy.exponent + z.exponent,
          xy.negative != z.negative};
}

/// A non-negative integer of `used` words, the lowest word first.
template <int Factors>
class Accumulator {
 public:
  explicit Accumulator(int used) { std::fill_n(words_.begin(), used, 0); }

  void add(const std::array<std::uint64_t, Factors>& magnitude, int shift) {
    const int bit = shift % kWordBits;
    auto word = static_cast<std::size_t>(shift / kWordBits);
    Wide carry = 0;
    std::uint64_t spill = 0;  // what the shift by less than a word pushes into the next word
    for (const std::uint64_t part : magnitude) {
      const Wide shifted = static_cast<Wide>(part) << bit;
      carry += Wide{words_[word]} + (static_cast<std::uint64_t>(shifted) | spill);
      spill = static_cast<std::uint64_t>(shifted >> kWordBits);
      words_[word++] = static_cast<std::uint64_t>(carry);
      carry >>= kWordBits;
    }
    for (carry += spill; carry != 0; carry >>= kWordBits) {
      carry += words_[word];
      words_[word++] = static_cast<std::uint64_t>(carry);
    }
  }

  static int compare(const Accumulator& a, const Accumulator& b, int used) {
    for (auto word = static_cast<std::size_t>(used); word-- > 0;) {
      if (a.words_[word] != b.words_[word]) return a.words_[word] > b.words_[word] ? 1 : -1;
    }
    return 0;
  }

 private:
  // The last word is never used: it ends every carry.
  static constexpr int kWords = (kHighestExponent - kLowestExponent) * Factors / kWordBits + (Factors + 1) + 1;
  std::array<std::uint64_t, kWords> words_;
};

/// Precondition: at most some dozen products of finite numbers.
template <int Factors, std::size_t Count>
int sign_of_sum(const std::array<Product<Factors>, Count>& products) {
  int lowest = std::numeric_limits<int>::max(), highest = std::numeric_limits<int>::min();
  for (const auto& p : products) {
    if (p.is_zero()) continue;
    lowest = std::min(lowest, p.exponent);
    highest = std::max(highest, p.exponent);
  }
  if (lowest > highest) return 0;  // every product is zero
  const int used = (highest - lowest) / kWordBits + Factors + 2;
  Accumulator<Factors> positive(used), negative(used);
  for (const auto& p : products) {
    if (!p.is_zero()) (p.negative ? negative : positive).add(p.magnitude, p.exponent - lowest);
  }
  return Accumulator<Factors>::compare(positive, negative, used);
}

}  // namespace assay::long_accumulator
