// Euclidean distances between two bounds, from distances in two other norms: drawn ones, and where bodies are so near
// that the bounds are too far apart.
#include <cmath>
#include <variant>

#include "algorithms/lp/collision/norm_bracket.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

void take_bracket(FoldedRun& run, const Bracketed& bracket) {
  run.take(bracket.low), run.take(bracket.high);
  run.take(bracket.direction);
}

/// Of distances that need not belong to bodies, and where both lower bounds are the same.
KnownWords euclidean_brackets() {
  DrawnBits drawn{std::mt19937_64(51)};
  FoldedRun run;
  for (std::size_t k = 0; k < 300; ++k) {
    const std::size_t dimension = 1 + k % 3;
    lp::NormDistance sum, greatest;
    for (lp::NormDistance* distance : {&sum, &greatest}) {
      distance->least = 1 + drawn.generic() / 2;
      distance->most = distance->least * (1 + 0x1p-30);
      for (std::size_t i = 0; i < dimension; ++i) distance->direction.push_back(drawn.generic());
    }
    take_bracket(run, lp::euclidean_bracket(dimension, sum, greatest));
    const double low = flip(0, 4, [&](double least) {
      greatest.least = least;
      return lp::euclidean_bracket(dimension, sum, greatest).direction[0] == greatest.direction[0];
    });
    run.take(low);
    greatest.least = low;
    take_bracket(run, lp::euclidean_bracket(dimension, sum, greatest));
  }
  return {run.folded()};
}

/// A corner of a body that is `size` long, and a body whose corner is `by` beside it: near, nearer, and touching.
ConvexPair near_pair(double at, double by, double share, double size) {
  return {{3, {at, at, at, at - size, at, at}},
          {3, {at + by, at + share * by, at + share * by, at + size, at + size, at}}};
}

/// Two bodies of one or two corners each along one line, but for a little along every axis: rounding leaves one norm
/// without a proof, or both.
ConvexPair barely_apart(Choices& c, std::uint32_t dimension) {
  std::vector<double> at(dimension);
  for (double& x : at)
    if (c.below(2) == 0) x = static_cast<double>(c.around_zero(3));
  const auto body = [&](std::int64_t most) {
    Points points{dimension, {}};
    for (std::uint64_t n = 1 + c.below(2); n > 0; --n) {
      const double slide = n == 1 ? 0 : static_cast<double>(c.around_zero(4));
      for (std::uint32_t i = 0; i < dimension; ++i) {
        const double by = static_cast<double>(c.around_zero(most)) * 0x1p-53;
        points.coordinates.push_back(at[i] + by + (i == 0 ? slide : i == 1 ? -slide / 2 : 0));
      }
    }
    return points;
  };
  ConvexPair pair{body(24), {}};
  pair.b = body(0);
  return pair;
}

KnownWords nearest_brackets() {
  FoldedRun run;
  const auto take_pair = [&](const ConvexPair& pair) {
    const GjkAnswer found = NormBracket::solve(pair, Watch{});
    run.take(found.index());
    if (const auto* bracket = std::get_if<Bracketed>(&found)) take_bracket(run, *bracket);
    if (const auto* along = std::get_if<SeparatedAlong>(&found)) run.take(along->direction);
    if (const auto* said = std::get_if<BareVerdict>(&found)) run.take(said->colliding);
  };
  for (const double share : {0.0, 0.366, 1.0}) {
    for (int exponent = -60; exponent < 0; exponent += 12) take_pair(near_pair(0, std::ldexp(1.0, exponent), share, 1));
    for (int steps = -2; steps < 10; ++steps) take_pair(near_pair(1, steps * 0x1p-52, share, 1));
  }
  for (std::uint64_t k = 0; k < 70; ++k) {
    Choices c{mix64(39000 + k)};
    take_pair(barely_apart(c, static_cast<std::uint32_t>(2 + k % 2)));
  }
  const auto is_bracketed = [](double by, double size) {
    return std::holds_alternative<Bracketed>(NormBracket::solve(near_pair(0, by, 0.366, size), Watch{}));
  };
  run.take(flip(0x1p-52, 0x1p-40, [&](double by) { return is_bracketed(by, 1); }));
  return {run.folded()};
}

}  // namespace

void add_norm_brackets(KnownAnswers& all) {
  all.push_back({"algorithms/lp/euclidean_brackets", Asked::kByCheck, euclidean_brackets, {12812823164420353733u}});
  all.push_back({"algorithms/lp/nearest_brackets", Asked::kByCheck, nearest_brackets, {14141442408001477171u}});
}

}  // namespace assay::known
