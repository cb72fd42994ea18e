#include "reports/writers/pictures/plane.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "reports/writers/words.h"

namespace assay {
namespace {

Rational turn(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool before(const ExactPoint& p, const ExactPoint& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); }

constexpr double kMargin = 1.15;      // of a frame around its points
constexpr double kDotRadius = 3.5;    // pixels
constexpr double kSmallestMark = 14;  // pixels

}  // namespace

std::vector<ExactPoint> convex_outline(std::vector<ExactPoint> points) {
  std::sort(points.begin(), points.end(), before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<ExactPoint> outline;
  // Andrew's two chains: the lower one to the right, then the upper one back.
  for (int chain = 0; chain < 2; ++chain) {
    const std::size_t start = outline.size();
    for (const ExactPoint& p : points) {
      while (outline.size() >= start + 2 && turn(outline[outline.size() - 2], outline.back(), p) <= 0)
        outline.pop_back();
      outline.push_back(p);
    }
    outline.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return outline;
}

std::vector<ExactPoint> clipped(std::vector<ExactPoint> polygon, const std::vector<ExactPoint>& convex) {
  // Sutherland and Hodgman: cut by one edge's half-plane after the other.
  for (std::size_t e = 0; e < convex.size() && !polygon.empty(); ++e) {
    const ExactPoint &a = convex[e], &b = convex[(e + 1) % convex.size()];
    std::vector<ExactPoint> kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const ExactPoint &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
      const Rational at_p = turn(a, b, p), at_q = turn(a, b, q);
      if (at_p >= 0) kept.push_back(p);
      if ((at_p > 0 && at_q < 0) || (at_p < 0 && at_q > 0)) {
        const Rational t = at_p / (at_p - at_q);
        kept.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
      }
    }
    polygon = std::move(kept);
  }
  polygon.erase(std::unique(polygon.begin(), polygon.end()), polygon.end());
  return polygon;
}

Rational signed_square(const Rational& length, const Rational& divisor_squared) {
  const Rational square = length * length / divisor_squared;
  return length < 0 ? Rational(-square) : square;
}

Rational rough_root(const Rational& square) {
  if (square <= 0) return 0;
  // 4^shift brings the square into the range of double, whatever its size.
  const auto bits = [](const Integer& n) { return static_cast<long>(msb(n)); };
  const long shift = (bits(numerator(square)) - bits(denominator(square))) / 2;
  const Rational power(Integer(1) << static_cast<unsigned>(std::labs(shift)));
  const Rational scale = shift >= 0 ? power : Rational(1 / power);
  return Rational(std::sqrt((square / (scale * scale)).convert_to<double>())) * scale;
}

Frame frame_of(const std::vector<ExactPoint>& points) {
  if (points.empty()) return {{0, 0}, 1};
  ExactPoint low = points.front(), high = points.front();
  for (const ExactPoint& p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const Rational half = std::max<Rational>(high.x - low.x, high.y - low.y) * Rational(kMargin) / 2;
  return {{(low.x + high.x) / 2, (low.y + high.y) / 2}, half == 0 ? Rational(1) : half};
}

double Drawing::pixels(const Rational& length) const {
  return Rational(length * kPixels / (2 * frame_.half)).convert_to<double>();
}

std::pair<double, double> Drawing::place(const ExactPoint& p) const {
  return {pixels(p.x - frame_.centre.x + frame_.half), pixels(frame_.centre.y - p.y + frame_.half)};
}

bool Drawing::is_visible(const ExactPoint& p) const {
  return abs(p.x - frame_.centre.x) <= frame_.half && abs(p.y - frame_.centre.y) <= frame_.half;
}

std::vector<ExactPoint> Drawing::surroundings() const {
  // Twice the window: the cut edges of what is drawn stay out of sight, and coordinates stay small.
  const ExactPoint& c = frame_.centre;
  const Rational r = 2 * frame_.half;
  return {{c.x - r, c.y - r}, {c.x + r, c.y - r}, {c.x + r, c.y + r}, {c.x - r, c.y + r}};
}

void Drawing::polygon(const std::vector<ExactPoint>& outline, std::string_view style) {
  if (outline.size() == 1) return dot(outline.front(), style, "");
  if (outline.size() == 2) return segment(outline[0], outline[1], style);
  const std::vector<ExactPoint> part = clipped(outline, surroundings());
  if (part.size() < 3) return;
  std::string points;
  for (const ExactPoint& p : part) {
    const auto [x, y] = place(p);
    points += fmt::format("{:.2f},{:.2f} ", x, y);
  }
  points.pop_back();
  body_ += fmt::format("<polygon class=\"{}\" points=\"{}\"/>", style, points);
}

void Drawing::segment(const ExactPoint& from, const ExactPoint& to, std::string_view style) {
  if (from == to) return;
  const std::vector<ExactPoint> part = clipped({from, to}, surroundings());
  if (part.size() < 2) return;
  const auto [x1, y1] = place(part[0]);
  const auto [x2, y2] = place(part[1]);
  body_ += fmt::format("<line class=\"{}\" x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\"/>", style, x1, y1,
                       x2, y2);
}

void Drawing::line(const ExactPoint& through, const ExactPoint& direction, std::string_view style) {
  const Rational length = std::max<Rational>(abs(direction.x), abs(direction.y));
  if (length == 0) return;
  const Rational away = std::max<Rational>(abs(through.x - frame_.centre.x), abs(through.y - frame_.centre.y));
  const Rational reach = (away + 4 * frame_.half) / length;
  segment({through.x - reach * direction.x, through.y - reach * direction.y},
          {through.x + reach * direction.x, through.y + reach * direction.y}, style);
}

void Drawing::dot(const ExactPoint& at, std::string_view style, std::string_view label) {
  if (!is_visible(at)) return;
  const auto [x, y] = place(at);
  body_ += fmt::format("<circle class=\"{}\" cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{}\"/>", style, x, y, kDotRadius);
  if (label.empty()) return;
  const bool is_right = x > kPixels - 40, is_low = y < 20;
  body_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\"{}>{}</text>", is_right ? x - 6 : x + 6, is_low ? y + 14 : y - 6,
                       is_right ? " text-anchor=\"end\"" : "", escaped_markup(label));
}

void Drawing::mark(const Frame& inset) {
  const auto [x, y] = place(inset.centre);
  const double side = std::max(kSmallestMark, pixels(2 * inset.half));
  body_ += fmt::format("<rect class=\"inset\" x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\"/>",
                       x - side / 2, y - side / 2, side, side);
}

std::string Drawing::svg(std::string_view description) const {
  return fmt::format(
      "<svg class=\"geometry\" viewBox=\"0 0 {0} {0}\" role=\"img\" aria-label=\"{1}\" "
      "data-width=\"{3:.6g}\"><title>{1}</title>{2}</svg>",
      kPixels, escaped_markup(description), body_, Rational(2 * frame_.half).convert_to<double>());
}

}  // namespace assay
