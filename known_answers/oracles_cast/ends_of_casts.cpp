// Casts at the ends of what is looked at: overlaps that are over in a moment, and certificates of pairs that are no
// problem or that say otherwise than they are.
#include <utility>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/fixed_balls.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/cast_scene.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/cast/turning_proof.h"

namespace assay::known {
namespace {

/// A square passes another one so fast that they overlap for little more than 2^-40 of the time.
KnownWords passing_overlap() {
  FoldedRun run;
  const MovingPair pair = approaching(0x3.8p40, 0.5);
  run.take(CastScene(pair).gets_deeper_than(0));
  return {run.folded(), run.units()};
}

/// What the certificate of a cast may be otherwise until it is refused.
KnownWords certificates_of_casts() {
  FoldedRun run;
  for (const auto& [way, y] : {std::pair{4.0, 0.0}, {4.0, 2.0}, {4.0, 2.5}, {-2.0, 0.0}, {2.0, 0.0}}) {
    MovingPair pair = approaching(way, y);
    if (way < 0) pair.bodies.b = square(1.5, 0);
    const ExactCast found = exact_cast(pair);
    run.take(check_exact_cast(pair, found));
    const auto take = [&](const auto& spoil) {
      ExactCast spoilt = found;
      spoil(spoilt);
      run.take(check_exact_cast(pair, spoilt));
    };
    for (const Rational& by : {Rational(-1), Rational(-1, 1 << 30), Rational(1, 1 << 30), Rational(1)}) {
      take([&](ExactCast& cast) {
        if (cast.time) *cast.time += by;
      });
      for (std::size_t k = 0; k < found.normal.size(); ++k) take([&](ExactCast& cast) { cast.normal[k] += by; });
      for (auto weights : {&ExactCast::weights_a, &ExactCast::weights_b})
        for (std::size_t i = 0; i < (found.*weights).size(); ++i) {
          take([&](ExactCast& cast) { (cast.*weights)[i] += by; });
          take([&](ExactCast& cast) {
            (cast.*weights)[i] += by;
            (cast.*weights)[(i + 1) % (cast.*weights).size()] -= by;
          });
        }
    }
    take([](ExactCast& cast) { cast.normal.clear(); });
    take([](ExactCast& cast) { cast.time.reset(); });
    take([](ExactCast& cast) { cast.time = 0; });
  }
  return {run.folded(), run.units()};
}

/// What is no problem, why, and that nothing is said of it whatever the certificate says.
KnownWords certificates_of_no_casts() {
  const ExactCast found = exact_cast(approaching());
  FoldedRun run;
  const auto take = [&](const auto& spoil) {
    MovingPair pair = approaching();
    spoil(pair);
    run.take(why_not_a_problem(pair));
    run.take(check_exact_cast(pair, found));
  };
  for (double* (*number)(MovingPair&) : {+[](MovingPair& pair) { return &pair.of_a.displacement[2]; },
                                         +[](MovingPair& pair) { return &pair.of_b.centre[2]; },
                                         +[](MovingPair& pair) { return &pair.of_a.rotation[0]; },
                                         +[](MovingPair& pair) { return &pair.of_b.rotation[1]; },
                                         +[](MovingPair& pair) { return &pair.of_a.rotation[2]; }})
    for (const double to : {0.0, 1.0, 64.0, 65.0, kEndless})
      for (const int emptied : {0, 1, 2})
        take([&](MovingPair& pair) {
          *number(pair) = to;
          if (emptied == 1) pair.bodies.a.coordinates.clear();
          if (emptied == 2) pair.bodies.b.coordinates.clear();
        });
  return {run.folded()};
}

/// Up to where triangles, of which one turns, overlap enough that it can be stated, looked for in some hundred doubles
/// around it: a question is some milliseconds.
KnownWords stated_overlaps() {
  constexpr double kPlace = 0.5223540127147354;
  FoldedRun run;
  run.take(flip(kPlace * (1 - 0x1p-46), kPlace * (1 + 0x1p-46), [](double x) {
    MovingPair pair{{{2, {0, 0, 1, 0, 0, 1}}, {2, {x, 0, x - 1, 0.5, x, 1}}}, {}, {}};
    pair.of_a.rotation[2] = 7;
    CastProof proof;
    return state_overlap(TurningPair(pair), Rational(1, 3), proof);
  }));
  return {run.folded()};
}

/// The greatest speed of pairs of which none, one or both turn, and how far they bend.
KnownWords greatest_speeds() {
  FoldedRun run;
  for (const double of_a : {0.0, 0x1p-60, 1.0, 50.0})
    for (const double of_b : {0.0, 3.0})
      for (const double way : {0.0, 1.0, 0.1}) {
        MovingPair pair = approaching(way, 0.5);
        pair.of_a.rotation[2] = of_a, pair.of_b.rotation[2] = of_b;
        pair.of_b.centre[0] = 4;
        take(run, TurningPair(pair).greatest_speed());
      }
  return {run.folded()};
}

}  // namespace

void add_ends_of_casts(KnownAnswers& all) {
  all.push_back({"oracles/cast/passing_overlap", Asked::kByCheck, passing_overlap, {10451216379200822465u, 732495}});
  all.push_back({"oracles/cast/certificates", Asked::kByCheck, certificates_of_casts, {4712655567498510591u, 364241}});
  all.push_back(
      {"oracles/cast/certificates_of_no_casts", Asked::kByCheck, certificates_of_no_casts, {2440670254258322952u}});
  all.push_back({"oracles/cast/greatest_speeds", Asked::kByCheck, greatest_speeds, {16673144218915170038u}});
  all.push_back({"oracles/cast/stated_overlaps", Asked::kByCheck, stated_overlaps, {11912779175058492480u}});
}

}  // namespace assay::known
