// The floating-point environment of the calling thread: what every proof and every verdict silently relies on.
#pragma once
#include <cstdint>
#include <string>

namespace assay {

/// Rounding direction, flush-to-zero, denormals-are-zero, exception masks and the x87 precision; not the sticky
/// exception flags, which ordinary arithmetic raises.
///
/// A library linked with -ffast-math turns on flush-to-zero and denormals-are-zero when it is loaded, for every later
/// computation of the thread; that is why this is looked at after each call into foreign code.
/// Source  Intel 64 and IA-32 Architectures Software Developer's Manual, volume 1: x87 FPU control word (8.1.5), MXCSR
///         (10.2.3). On other processors only the rounding direction is seen.
struct FloatEnvironment {
  std::uint32_t sse = 0;      ///< MXCSR without its six sticky flags
  std::uint32_t x87 = 0;      ///< control word: masks, precision, rounding
  std::int32_t rounding = 0;  ///< fegetround()

  static FloatEnvironment current();
  /// Makes this the calling thread's environment; sticky flags are cleared.
  void restore() const;
  friend bool operator==(const FloatEnvironment&, const FloatEnvironment&) = default;
};

/// Round to nearest, gradual underflow, no traps: what the C library starts a program with.
FloatEnvironment default_float_environment();

/// What `after` has that `before` had not, as clauses: "flush-to-zero is on, rounding is upward". Empty if equal.
std::string describe_change(const FloatEnvironment& before, const FloatEnvironment& after);

}  // namespace assay
