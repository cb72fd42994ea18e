// Pictures of exact points: everything is placed and clipped in rationals, so a gap of 2^-50 is drawn where it is.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "oracles/exact/rational.h"

namespace assay {

/// Vertices of all bodies together: beyond, a picture shows nothing that a person can use.
inline constexpr std::uint32_t kDrawnVertices = 64;
/// A gap smaller than this gets a magnified view.
inline constexpr double kVisiblePixels = 8;

struct ExactPoint {
  Rational x, y;
  friend bool operator==(const ExactPoint&, const ExactPoint&) = default;
};

/// The vertices of the convex hull, counter-clockwise, each coinciding point once; fewer than three for flat input.
std::vector<ExactPoint> convex_outline(std::vector<ExactPoint> points);

/// The part of a polygon, given counter-clockwise, that lies in a convex one. For drawing overlaps and for clipping.
std::vector<ExactPoint> clipped(std::vector<ExactPoint> polygon, const std::vector<ExactPoint>& convex);

/// The sign of a number times its square over another: compares lengths g / |n| without a square root.
Rational signed_square(const Rational& length, const Rational& divisor_squared);

/// The square root to double accuracy as a rational; 0 for non-positive values. Serves sizes of windows, no verdicts.
Rational rough_root(const Rational& square);

/// A square window onto the plane.
struct Frame {
  ExactPoint centre;
  Rational half;  ///< half its side; positive
};

/// The window that holds all points with a margin; of side 2 around a single point.
Frame frame_of(const std::vector<ExactPoint>& points);

/// One SVG of a window.
class Drawing {
 public:
  static constexpr int kPixels = 320;
  explicit Drawing(Frame frame) : frame_(std::move(frame)) {}

  /// A filled polygon; two points make a line, one a dot. `style` is a class of the page's style sheet.
  void polygon(const std::vector<ExactPoint>& outline, std::string_view style);
  void segment(const ExactPoint& from, const ExactPoint& to, std::string_view style);
  /// The whole line through a point, as far as the window goes.
  void line(const ExactPoint& through, const ExactPoint& direction, std::string_view style);
  void dot(const ExactPoint& at, std::string_view style, std::string_view label);
  /// The outline of another, smaller window: at least so large that it can be seen.
  void mark(const Frame& inset);

  /// With its width in the unit of the plane, from which the page draws a scale.
  std::string svg(std::string_view description) const;
  /// A length of the plane in pixels of this drawing.
  double pixels(const Rational& length) const;

 private:
  std::pair<double, double> place(const ExactPoint& point) const;
  bool is_visible(const ExactPoint& point) const;
  std::vector<ExactPoint> surroundings() const;

  Frame frame_;
  std::string body_;
};

}  // namespace assay
