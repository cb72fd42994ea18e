// What is exactly true of a problem, as facts that another project can test an engine by, each shown by a proof.
#pragma once
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "reports/store/certificate.h"

namespace assay {

/// Who shows a fact: the certificate beside it, which anybody can verify, or the referee, which has found the same as
/// the judges have, sharing no code with them.
enum class ShownBy : std::uint8_t { kCertificate, kReferee };

/// A word; a whole number; an exact number; a list of these; places in the problem's lists, counted from 0.
using FactValue = std::variant<std::string_view, int, Fraction, std::vector<Fraction>, std::vector<std::uint32_t>>;

struct Fact {
  std::string_view name;
  FactValue value;
  ShownBy shown_by = ShownBy::kCertificate;
};

/// No facts, and a certificate that says why, where the problem is none or is too large.
struct ExactTruth {
  std::vector<Fact> facts;
  Certificate certificate;
};

/// Facts, by family (docs/corpus.md has each in words):
///     gjk      verdict, squared_distance; where bodies overlap, in the plane and in space, squared_depth
///     lp       status; optimum
///     hull2    dimension, extreme: the ring, counter-clockwise, from the plane on
///     hull3    dimension, extreme
///     cast     verdict; apart_until, meets_by: the first contact lies between, and both are it where no body turns
///     shapes   of contacts and sweeps verdict, side, square, radius; of the others numbers, of centroids also side
///
/// Error  judges and referee contradict each other, or a proof was refused: a defect of the harness.
Result<ExactTruth> truth_of(const ConvexPair& pair);
Result<ExactTruth> truth_of(const LpProblem& program);
Result<ExactTruth> truth_of(const Cloud2& cloud);
Result<ExactTruth> truth_of(const Cloud3& cloud);
Result<ExactTruth> truth_of(const MovingPair& pair);
Result<ExactTruth> truth_of(const ShapesProblem& problem);

}  // namespace assay
