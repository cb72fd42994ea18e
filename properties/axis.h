// What the difficulty of a domain's cases measures, as a value: runs, reports and charts ask it, and its label is made
// from it.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

/// The axis of a domain's difficulties k.
struct Axis {
  enum class Kind : std::uint8_t {
    kOther,     ///< a number that only orders the cases of its domain
    kSize,      ///< the number of `unit` that a problem has: what work and time are drawn against
    kRelative,  ///< a gap, overlap or deviation of 2^-k relative to the problem's size: an effective epsilon can be
                ///< read
  };
  /// How k is read from what is measured: itself, its binary logarithm, or the logarithm's negative.
  enum class Scale : std::uint8_t { kPlain, kLog2, kMinusLog2 };

  Kind kind = Kind::kOther;
  Scale scale = Scale::kPlain;
  std::string_view unit;     ///< "vertices of each body", "relative gap"; static storage
  bool has_article = false;  ///< the label reads "log2 of the <unit>"

  /// "log2 of the vertices of each body": how people read the axis.
  std::string label() const {
    constexpr std::string_view kScales[] = {"", "log2 ", "-log2 "};
    return std::string(kScales[static_cast<std::size_t>(scale)]) + (has_article ? "of the " : "") + std::string(unit);
  }
  /// Whether wall time is recorded: the difficulty spans sizes by powers of two.
  constexpr bool is_timed() const { return kind == Kind::kSize && scale == Scale::kLog2; }
  /// The size of the problems of difficulty k; nullopt where the axis is no size, or k none.
  std::optional<double> size_at(std::int32_t k) const {
    if (kind != Kind::kSize) return std::nullopt;
    if (scale == Scale::kLog2) return std::ldexp(1.0, k);
    return k > 0 ? std::optional<double>(k) : std::nullopt;
  }
  friend bool operator==(const Axis&, const Axis&) = default;
};

/// As records write them.
inline constexpr std::array<std::string_view, 3> kAxisKindNames = {"other", "size", "relative"};
inline constexpr std::array<std::string_view, 3> kAxisScaleNames = {"itself", "log2", "-log2"};

constexpr Axis plain_axis(std::string_view unit) { return {Axis::Kind::kOther, Axis::Scale::kPlain, unit}; }
constexpr Axis log2_axis(std::string_view unit) { return {Axis::Kind::kOther, Axis::Scale::kLog2, unit}; }
constexpr Axis minus_log2_axis(std::string_view unit) { return {Axis::Kind::kOther, Axis::Scale::kMinusLog2, unit}; }
constexpr Axis size_axis(std::string_view unit) { return {Axis::Kind::kSize, Axis::Scale::kPlain, unit}; }
constexpr Axis log2_size_axis(std::string_view unit, bool has_article = false) {
  return {Axis::Kind::kSize, Axis::Scale::kLog2, unit, has_article};
}
constexpr Axis relative_axis(std::string_view unit) { return {Axis::Kind::kRelative, Axis::Scale::kMinusLog2, unit}; }

}  // namespace assay
