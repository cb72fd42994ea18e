// What is exactly true of a pair of bodies, worked out when it is asked for, once.
#pragma once
#include <optional>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay {

using ProposeCollision = GjkAnswer (*)(const ConvexPair&);

/// Errors are in units of 2^-53 L, L the largest coordinate extent of both bodies together. The exact distance and
/// depth are roots: one that is rational is exact, any other is taken down to a multiple of 2^-64 units; the difference
/// of two numbers is exact, and the result is cut to a double.
class PairTruth {
 public:
  /// `propose` may be null. Precondition: a problem in at most three dimensions, L > 0, no empty body; `pair` outlives
  /// this.
  PairTruth(const ConvexPair& pair, ProposeCollision propose);

  Contact contact() const { return contact_; }
  /// Distance or depth over L, to three roundings; 0 where the bodies touch.
  double margin();
  /// |d - D| for the distance d that the answer gives: a number, that of the witness's points, or the farther end of a
  /// bracket; nothing where it gives none that is finite.
  std::optional<double> error_of_distance(const GjkAnswer& answer);
  /// |depth - D|. Precondition: finite.
  double error_of_depth(double depth);
  /// False where a certificate was refused: a defect of ours that must end the study.
  bool verified() const { return verified_; }

 private:
  /// The root of a squared length in units, cut unless it is rational.
  Rational in_units(const Rational& squared) const;
  const Rational& distance();
  const Rational& depth();

  const ConvexPair& pair_;
  Contact contact_ = Contact::kSeparated;
  bool verified_ = true;
  Rational unit_;
  std::optional<Rational> distance_, depth_;  ///< in units
  std::optional<double> margin_;
};

}  // namespace assay
