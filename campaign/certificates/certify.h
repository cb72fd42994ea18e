// The exact truth of a problem with its proof, in the form that a finding carries.
#pragma once
#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"
#include "reports/store/certificate.h"

namespace assay {

/// The contact of a pair, the status of a program, the hull of a cloud, each with a proof that rests on nothing but the
/// problem's doubles; for problems of other families, and such as are too large or not finite, kNothing with the
/// reason.
///
/// Error  the exact solver's proof was refused by the judges: a defect of the harness.
/// Cost   bounded by the problem's size alone: 2000 pivots and 100 rows and columns, 1024 vertices, 512 points.
Result<Certificate> certify(const ConvexPair& pair);
Result<Certificate> certify(const LpProblem& program);
Result<Certificate> certify(const Cloud2& cloud);
Result<Certificate> certify(const Cloud3& cloud);
Result<Certificate> certify(const MovingPair& pair);
Result<Certificate> certify(const ShapesProblem& problem);

/// How far apart the bodies are, by nearest points of both.
struct ProvedDistance {
  Rational squared;
  Certificate certificate;  ///< kDistance; kNothing where it is too long
};
/// Precondition  certify says kSeparated.
/// Error         as certify.
Result<ProvedDistance> certify_distance(const ConvexPair& pair);

}  // namespace assay
