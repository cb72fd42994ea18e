#include "campaign/certificates/certify.h"
#include "campaign/corpus/fractions.h"
#include "campaign/corpus/truth.h"
#include "oracles/referee/referee.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "reports/store/files.h"

namespace assay {
namespace {

constexpr const char* kContradicted = "the referee has found another truth about shapes";

/// Each coordinate of the points, as many as the dimension has.
void append(std::vector<Rational>& numbers, const RationalPoint& point, std::uint32_t dimension) {
  numbers.insert(numbers.end(), point.begin(), point.begin() + dimension);
}

/// The numbers of all questions but contacts, by the judges.
std::vector<Rational> exact_numbers(const ShapesProblem& problem) {
  std::vector<Rational> numbers;
  if (problem.question == ShapesQuestion::kCentroid) append(numbers, exact_centroid(problem.a).at, 2);
  if (problem.question == ShapesQuestion::kMotion)
    for (const RationalPoint& image : exact_images(problem.a, problem.b)) append(numbers, image, 2);
  return numbers;
}

/// Of a sweep: the contact of a and all that b passes.
Result<Written> add_contact(const ShapesProblem& problem, const referee::ShapesOpinion& opinion, ExactTruth& truth) {
  const SignedDistance ours = DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from(RationalPoint{});
  const bool same = ours.side == opinion.side && ours.square == opinion.square && ours.radius == opinion.radius;
  if (!same) return Error{kContradicted};
  const int sign = ours.sign();
  truth.facts.push_back({"verdict",
                         sign > 0    ? "separated"
                         : sign == 0 ? "touching"
                                     : "overlapping",
                         ShownBy::kReferee});
  truth.facts.push_back({"side", ours.side, ShownBy::kReferee});
  truth.facts.push_back({"square", fraction_of(ours.square), ShownBy::kReferee});
  truth.facts.push_back({"radius", fraction_of(ours.radius), ShownBy::kReferee});
  return Written{};
}

}  // namespace

Result<ExactTruth> truth_of(const ShapesProblem& problem) {
  auto certificate = certify(problem);
  if (!certificate) return Error{certificate.error()};
  ExactTruth truth{{}, *std::move(certificate)};
  if (!is_posed(problem) || !all_finite(problem)) return truth;
  const auto opinion = referee::shapes(problem);
  if (!opinion) return truth;
  if (problem.question == ShapesQuestion::kContact || problem.question == ShapesQuestion::kSweep) {
    const auto added = add_contact(problem, *opinion, truth);
    if (!added) return Error{added.error()};
    return truth;
  }
  const std::vector<Rational> ours = exact_numbers(problem);
  if (!ours.empty() && ours != opinion->numbers) return Error{kContradicted};
  std::vector<Fraction> numbers;
  for (const Rational& number : opinion->numbers) numbers.push_back(fraction_of(number));
  if (problem.question == ShapesQuestion::kCentroid) truth.facts.push_back({"side", opinion->side, ShownBy::kReferee});
  truth.facts.push_back({"numbers", std::move(numbers), ShownBy::kReferee});
  return truth;
}

}  // namespace assay
