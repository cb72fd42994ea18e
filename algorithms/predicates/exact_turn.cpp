#include "algorithms/predicates/exact_turn.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

// A finite double is m * 2^e with an integer 0 <= m < 2^53 and -1074 <= e <= 971, so a product of two is n * 2^f with
// n < 2^106 and -2148 <= f <= 1942. Positive and negative products are summed apart, each an integer in units of 2^f
// for the smallest f that occurs, and then compared. A product starts in word (1942 + 2148) / 64 = 63 at the highest,
// and six of them stay within the three words from there on.
namespace assay {
namespace {

using Wide = unsigned __int128;

constexpr int kWordBits = 64;
constexpr int kWords = 63 + 3 + 1;  // the last one is never used: it ends every carry
constexpr int kMantissaBits = 52;
constexpr int kLowestExponent = -1074;

struct Product {
  Wide magnitude = 0;
  int exponent = 0;
  bool negative = false;
};

struct Parts {
  std::uint64_t mantissa;
  int exponent;
  bool negative;
};

Parts parts_of(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  const auto biased = static_cast<int>((bits >> kMantissaBits) & 0x7ff);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << kMantissaBits) - 1);
  const bool normal = biased != 0;
  return {normal ? fraction | (std::uint64_t{1} << kMantissaBits) : fraction,
          kLowestExponent + (normal ? biased - 1 : 0), (bits >> 63) != 0};
}

Product product_of(double x, double y, bool negated) {
  const Parts p = parts_of(x), q = parts_of(y);
  return {static_cast<Wide>(p.mantissa) * q.mantissa, p.exponent + q.exponent, (p.negative != q.negative) != negated};
}

/// A non-negative integer of `used` words, the lowest word first.
class Accumulator {
 public:
  explicit Accumulator(int used) { std::fill_n(words_.begin(), used, 0); }

  void add(Wide magnitude, int shift) {
    const int bit = shift % kWordBits;
    auto word = static_cast<std::size_t>(shift / kWordBits);
    // The magnitude, shifted by less than a word, in two pieces that do not lose bits.
    const Wide low = static_cast<Wide>(static_cast<std::uint64_t>(magnitude)) << bit;
    const Wide high = (magnitude >> kWordBits) << bit;
    Wide carry = Wide{words_[word]} + static_cast<std::uint64_t>(low);
    words_[word++] = static_cast<std::uint64_t>(carry);
    carry = (carry >> kWordBits) + words_[word] + static_cast<std::uint64_t>(low >> kWordBits) +
            static_cast<std::uint64_t>(high);
    words_[word++] = static_cast<std::uint64_t>(carry);
    carry = (carry >> kWordBits) + words_[word] + static_cast<std::uint64_t>(high >> kWordBits);
    words_[word++] = static_cast<std::uint64_t>(carry);
    for (carry >>= kWordBits; carry != 0; carry >>= kWordBits) {
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
  std::array<std::uint64_t, kWords> words_;
};

}  // namespace

int ExactTurn::accumulated_sign(const Point2& a, const Point2& b, const Point2& c) {
  const std::array<Product, 6> products = {product_of(a.x, b.y, false), product_of(a.y, b.x, true),
                                           product_of(b.x, c.y, false), product_of(b.y, c.x, true),
                                           product_of(c.x, a.y, false), product_of(c.y, a.x, true)};
  int lowest = std::numeric_limits<int>::max(), highest = std::numeric_limits<int>::min();
  for (const Product& p : products) {
    if (p.magnitude == 0) continue;
    lowest = std::min(lowest, p.exponent);
    highest = std::max(highest, p.exponent);
  }
  if (lowest > highest) return 0;  // every product is zero
  const int used = (highest - lowest) / kWordBits + 4;
  Accumulator positive(used), negative(used);
  for (const Product& p : products) {
    if (p.magnitude != 0) (p.negative ? negative : positive).add(p.magnitude, p.exponent - lowest);
  }
  return Accumulator::compare(positive, negative, used);
}

}  // namespace assay
