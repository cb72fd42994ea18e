// A case is decoded from a tape of 64-bit integers. Zero is the simplest choice everywhere, so that shrinking a tape
// shrinks the case; decoding is monotone (high bits of choice * n, never %), so that a smaller choice is never a larger
// value.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace assay {

/// The finaliser of SplitMix64: a bijection of 64-bit integers whose output bits each depend on every input bit.
/// Source  G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014 (variant 13
///         of D. Stafford's MurmurHash3 finalisers).
constexpr std::uint64_t mix64(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// Folds text into a key; FNV-1a over the bytes, then mix64. Stable across platforms and releases: campaigns depend on
/// it.
constexpr std::uint64_t fold_key(std::uint64_t key, std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL ^ key;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return mix64(hash + 0x9e3779b97f4a7c15ULL);
}

/// Folds one word into a key.
constexpr std::uint64_t fold_word(std::uint64_t key, std::uint64_t word) {
  return mix64(key + word + 0x9e3779b97f4a7c15ULL);
}

/// A source of choices: a finite tape (zeros once it is used up) or a counter-based stream keyed by one integer.
class Choices {
 public:
  explicit Choices(std::span<const std::uint64_t> tape) : tape_(tape) {}
  explicit Choices(std::uint64_t stream_key) : key_(stream_key), streaming_(true) {}

  /// The next raw choice.
  std::uint64_t next() {
    if (streaming_) return streamed();
    const std::uint64_t at = used_++;
    return at < tape_.size() ? tape_[at] : 0;
  }
  /// An integer of [0, n), n > 0; monotone in the choice.
  std::uint64_t below(std::uint64_t n) {
    return static_cast<std::uint64_t>((static_cast<unsigned __int128>(next()) * n) >> 64);
  }
  /// An integer of [low, high], simplest is `low`.
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low) + 1));
  }
  /// An integer of [-radius, radius] in the order 0, 1, -1, 2, -2 ...: simplest is 0.
  std::int64_t around_zero(std::int64_t radius) {
    const auto k = static_cast<std::int64_t>(below(2 * static_cast<std::uint64_t>(radius) + 1));
    return k % 2 == 1 ? (k + 1) / 2 : -(k / 2);
  }
  /// True with probability numerator / denominator; simplest is false.
  bool chance(std::uint64_t numerator, std::uint64_t denominator) {
    return below(denominator) >= denominator - numerator;
  }
  /// A dyadic rational k / 2^bits of [0, 1), bits <= 53; exact.
  double dyadic(int bits) { return dyadic_of(next(), bits); }

  /// The next `to.size()` dyadics of so many bits, the same as one by one.
  void dyadics(int bits, std::span<double> to) {
    if (streaming_) {
      Choices ahead(*this);  // of its own, so that no store to the list can be one to it
      for (double& x : to) x = ahead.dyadic_of(ahead.streamed(), bits);
      used_ = ahead.used_;
    } else {
      for (double& x : to) x = dyadic(bits);
    }
  }

  std::uint64_t used() const { return used_; }

 private:
  std::uint64_t streamed() { return mix64(key_ + ++used_ * 0x9e3779b97f4a7c15ULL); }
  /// Signed, which processors convert in one step, and times a power of two, which rounds nothing.
  static double dyadic_of(std::uint64_t choice, int bits) {
    const auto k = static_cast<std::int64_t>(bits == 0 ? 0 : choice >> (64 - bits));
    return static_cast<double>(k) * power_of_half(bits);
  }
  /// 2^-n for n of [0, 53], by its bits.
  static constexpr double power_of_half(int n) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(1023 - n) << 52);
  }

  std::span<const std::uint64_t> tape_{};
  std::uint64_t key_ = 0;
  std::uint64_t used_ = 0;
  bool streaming_ = false;
};

/// x moved by `ulps` representable doubles towards +infinity (negative: towards -infinity); finite x stays finite.
inline double nudge(double x, std::int64_t ulps) {
  for (; ulps > 0; --ulps) x = std::nextafter(x, std::numeric_limits<double>::max());
  for (; ulps < 0; ++ulps) x = std::nextafter(x, -std::numeric_limits<double>::max());
  return x;
}

}  // namespace assay
