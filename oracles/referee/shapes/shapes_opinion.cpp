#include "oracles/referee/shapes/shapes_opinion.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <variant>

#include "oracles/referee/referee.h"
#include "oracles/referee/shapes/long_numbers.h"
#include "oracles/referee/shapes/sweep_opinion.h"
#include "oracles/shapes/promised_words.h"

namespace assay {
namespace {

using namespace long_numbers;

/// Length, attainment and direction of the normal, then end and length of the move. D is the signed distance, g what is
/// promised.
std::optional<std::string> objection(const referee::ShapesOpinion& truth, const referee::ShapesWitnessOpinion& witness,
                                     const ShapeContact& answer, double gap) {
  const auto product_of = [](const auto& v, const auto& w) -> Rational {
    return exact(v[0]) * exact(w[0]) + exact(v[1]) * exact(w[1]) + exact(v[2]) * exact(w[2]);
  };
  const Long g(slack_of(gap, truth.extent)), d = signed_distance(truth.side, truth.square, truth.radius);
  const Long n = sqrt(Long(product_of(answer.normal, answer.normal))), one(1), share(exact(gap));
  if (exceeds(one - share, n) || exceeds(n, one + share)) return "the normal has another length";
  if (exceeds(Long(witness.support) + Long(truth.radius) * n, (g - d) * n)) return "the normal separates less";
  if (truth.side > 0) {
    const auto& v = witness.nearest;
    Rational along = 0, square = 0;
    for (std::size_t k = 0; k < 3; ++k) along += exact(answer.normal[k]) * v[k], square += v[k] * v[k];
    const Rational off = product_of(answer.normal, answer.normal) * square - along * along;
    if (along >= 0 || exceeds(sqrt(Long(off)), g * n)) return "the normal points elsewhere";
  }
  const Long after = signed_distance(witness.moved_side, witness.moved_square, truth.radius);
  if (exceeds(abs(after), g)) return "the moved bodies do not just touch";
  if (exceeds(sqrt(Long(product_of(answer.move, answer.move))), abs(d) + g)) return "a shorter move is enough";
  return std::nullopt;
}

std::optional<std::string> objection(const referee::ShapesOpinion& truth, bool overlap, Touching touching) {
  const int sign = truth.side > 0 ? Rational(truth.square - truth.radius * truth.radius).sign()
                                  : (truth.radius > 0 || truth.square > 0 ? -1 : 0);
  if (sign < 0 && !overlap) return "the bodies overlap";
  if (sign > 0 && overlap) return "the bodies are apart";
  if (sign == 0 && touching == Touching::kHit && !overlap) return "the bodies touch";
  if (sign == 0 && touching == Touching::kMiss && overlap) return "the bodies only touch";
  return std::nullopt;
}

std::optional<std::string> objection(const ShapesProblem& problem, const referee::ShapesOpinion& truth,
                                     const ShapeContact& answer, const ShapesStatement& says) {
  if (auto wrong = objection(truth, answer.overlap, says.touching)) return wrong;
  if (!judges_numbers(says)) return std::nullopt;
  const Long distance = signed_distance(truth.side, truth.square, truth.radius);
  if (abs(distance) > Long(std::numeric_limits<double>::max())) return std::nullopt;
  bool finite = std::isfinite(answer.distance);
  for (std::size_t k = 0; k < 3; ++k) finite &= std::isfinite(answer.normal[k]) && std::isfinite(answer.move[k]);
  if (!finite) return "a number is not finite";
  if (abs(Long(answer.distance) - distance) > Long(slack_of(says.gap, truth.extent)))
    return "the distance is another one";
  // Without an opinion on the rest the numbers looked at so far are what there is to say.
  const auto witness = referee::shapes_witness(problem, answer.normal, answer.move);
  return witness ? objection(truth, *witness, answer, says.gap) : std::nullopt;
}

std::optional<std::string> objection(const referee::ShapesOpinion& truth, std::span<const double> numbers, double gap) {
  if (numbers.size() != truth.numbers.size()) return "there are more or fewer numbers";
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Rational& x = truth.numbers[i];
    if (abs(x) > exact(std::numeric_limits<double>::max())) return std::nullopt;
    if (!std::isfinite(numbers[i])) return "a number is not finite";
    if (abs(exact(numbers[i]) - x) > slack_of(gap, std::max<Rational>(truth.extent, abs(x))))
      return "number " + std::to_string(i + 1) + " is another one";
  }
  return std::nullopt;
}

/// Whether the kind of answer is one to the question.
bool is_about(const ShapesAnswer& answer, ShapesQuestion question) {
  switch (question) {
    case ShapesQuestion::kContact:
      return std::holds_alternative<ShapeContact>(answer) || std::holds_alternative<BareVerdict>(answer);
    case ShapesQuestion::kSweep:
      return std::holds_alternative<ShapeSweep>(answer) || std::holds_alternative<BareVerdict>(answer);
    case ShapesQuestion::kBounds:
    case ShapesQuestion::kMerge: return std::holds_alternative<ShapeBounds>(answer);
    case ShapesQuestion::kCentroid: return std::holds_alternative<ShapeCentroid>(answer);
    case ShapesQuestion::kMotion: return std::holds_alternative<MovedPoints>(answer);
  }
  return false;
}

std::optional<std::string> objection(const ShapesProblem& problem, const ShapesAnswer& answer,
                                     const referee::ShapesOpinion& truth, const ShapesStatement& says) {
  const std::uint32_t d = problem.a.dimension;
  if (const auto* sweep = std::get_if<ShapeSweep>(&answer)) return sweep_objection(problem, truth, *sweep, says);
  if (problem.question == ShapesQuestion::kSweep) {
    const auto* bare = std::get_if<BareVerdict>(&answer);
    return bare == nullptr ? std::nullopt : sweep_objection(problem, truth, bare->colliding, says.touching);
  }
  if (const auto* contact = std::get_if<ShapeContact>(&answer)) return objection(problem, truth, *contact, says);
  if (const auto* bare = std::get_if<BareVerdict>(&answer)) return objection(truth, bare->colliding, says.touching);
  if (const auto* bounds = std::get_if<ShapeBounds>(&answer)) {
    for (std::uint32_t k = 0; k < 2 * d; ++k) {
      const double x = k < d ? bounds->low[k] : bounds->high[k - d];
      if (!std::isfinite(x) || exact(x) != truth.numbers[k]) return "a corner is another one";
    }
    if (d == 2 && (bounds->low[2] != 0 || bounds->high[2] != 0)) return "a corner leaves the plane";
    return std::nullopt;
  }
  if (const auto* centroid = std::get_if<ShapeCentroid>(&answer)) {
    if (centroid->flat != (truth.side == 0)) return truth.side == 0 ? "there is no area" : "there is an area";
    if (judges_numbers(says)) return objection(truth, centroid->at, says.gap);
  }
  if (const auto* moved = std::get_if<MovedPoints>(&answer); moved != nullptr && judges_numbers(says))
    return objection(truth, moved->coordinates, says.gap);
  return std::nullopt;
}

}  // namespace

SecondOpinion shapes_opinion(const ShapesProblem& problem, const ShapesAnswer& answer, const ShapesStatement& says,
                             const Judged& judged) {
  if (!is_about(answer, problem.question)) return no_opinion("the answer is of another kind than the question");
  const auto truth = referee::shapes(problem);
  if (!truth) return no_opinion(truth.error());
  const auto against = objection(problem, answer, *truth, says);
  if (judged.wrong && against) return confirms("by the referee " + *against);
  if (!judged.wrong && !against) return confirms("the referee has the same");
  if (!judged.wrong) return disagrees("by the referee " + *against);
  if (judged.claim == shapes_claims::kAnswersTheQuestion || judged.claim == shapes_claims::kOneImageEach)
    return no_opinion("the referee looks at numbers only");
  return disagrees("the referee has the same as the engine");
}

}  // namespace assay
