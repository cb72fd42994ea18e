// A linear program in the words of Seidel's search, and the ends of the search in the program's.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/lp/seidel/search.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

using Vector = std::array<double, kSeidelColumns>;

/// Every finite side of a row becomes a half-space, times the power of two that brings its largest coefficient to [1,
/// 2). Precondition: at most kSeidelColumns columns, consistent sizes, finite entries. Keeps a reference to the
/// problem.
class SeidelTranslation {
 public:
  explicit SeidelTranslation(const LpProblem& problem);

  const std::vector<HalfSpace>& half_spaces() const { return half_spaces_; }
  std::vector<HalfSpace> recession_cone() const;
  Vector cost() const;

  /// The power of two above all right-hand sides and bounds, times 2^10: most vertices of such rows are within.
  double first_half_width() const;
  SeidelBox box(double half_width) const {
    return box_of(
        [half_width](double bound) { return std::isfinite(bound) ? bound : std::copysign(half_width, bound); });
  }
  SeidelBox recession_box() const {
    return box_of([](double bound) { return std::isfinite(bound) ? 0 : std::copysign(1.0, bound); });
  }

  /// Every half-space whose boundary contains x: first those the search came by, then the rows, then the bounds.
  std::vector<HalfSpace> meeting_in(const SeidelEnd& end) const;
  std::vector<double> point(const Vector& x) const { return {x.begin(), x.begin() + problem_.columns}; }
  /// The basis in which exactly the tight rows and variables are nonbasic; none where they name one of them twice.
  std::optional<Basis> basis(const std::vector<SeidelLabel>& tight) const;
  /// The combination of the contradicting half-spaces that is 0 <= a negative number, as multipliers of the rows: each
  /// in turn is cleared of those before it, until one of them is left with no coefficient.
  std::vector<double> farkas(const std::vector<SeidelLabel>& contradiction) const;

 private:
  void add_row(std::uint32_t i);
  template <class End>
  SeidelBox box_of(const End& end) const {
    SeidelBox box;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      box.low[j] = end(problem_.lower[j]);
      box.high[j] = end(problem_.upper[j]);
      box.low_label[j] = {std::isfinite(problem_.lower[j]) ? SeidelLabel::Side::kLower : SeidelLabel::Side::kArtificial,
                          j};
      box.high_label[j] = {
          std::isfinite(problem_.upper[j]) ? SeidelLabel::Side::kUpper : SeidelLabel::Side::kArtificial, j};
    }
    return box;
  }
  /// Of a x <= b: the row itself, or a unit vector.
  Vector normal_of(const SeidelLabel& label) const;
  bool is_on_boundary(const HalfSpace& half_space, const Vector& x) const;

  const LpProblem& problem_;
  std::vector<HalfSpace> half_spaces_;
};

}  // namespace assay::lp
