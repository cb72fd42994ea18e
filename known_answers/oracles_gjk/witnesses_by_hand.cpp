// Witnesses of contacts and of points asked directly: of empty bodies, in more dimensions than doubles are asked about,
// with indices and entries that are none, and promises that are met exactly.
#include <cmath>
#include <vector>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"

namespace assay::known {
namespace {

struct AskedWitnesses {
  FoldedRun run;
  JudgeCounts before = judge_counts();

  void ask(const ConvexPair& pair, const Separated& witness, const Promise& promise) {
    run.take(check_separated(pair, witness));
    run.take(check_distance(pair, witness, promise));
    run.take(check_weighted_points(pair, witness.on_a, witness.on_b));
  }
  void ask(const ConvexPair& pair, const Overlapping& witness) {
    run.take(check_overlapping(pair, witness));
    run.take(proves_common_interior(pair, witness));
    for (const GjkAnswer& answer :
         {GjkAnswer(witness), GjkAnswer(SeparatedAlong{{1, 0, 0}}), GjkAnswer(BareVerdict{})}) {
      const CollisionCertificate certificate = certify_collision(pair, &answer);
      run.take(certificate.contact);
      run.take(certificate.by_filter);
    }
  }
  KnownWords words() const {
    return {run.folded(), run.units(), judge_counts().filtered - before.filtered, judge_counts().exact - before.exact};
  }
};

const WeightedVertices kFirst{1, {0}, {1}}, kNone{};

ConvexPair in_four_dimensions() { return {{4, {0, 0, 0, 0, 1, 0, 0, 0}}, {4, {0, 0, 0, 2, 0, 0, 0, 3}}}; }

/// Pairs without a point, pairs of four dimensions, pairs of two, and bodies whose coordinates are none.
KnownWords odd_pairs() {
  AskedWitnesses asked;
  const Points empty{2, {}}, point{2, {1, 0}}, longer{3, {1, 0, 0}}, none{2, {kNoNumber, 0}};
  for (const ConvexPair& pair : {ConvexPair{empty, point},
                                 {point, empty},
                                 {empty, empty},
                                 {point, longer},
                                 {longer, point},
                                 {none, point},
                                 {point, none},
                                 in_four_dimensions()}) {
    for (const auto& on_a : {kFirst, kNone})
      for (const auto& on_b : {kFirst, kNone})
        for (const Promise& promise :
             {Promise(0), Promise(-1), Promise(kInfinity), Promise(kNoNumber), Promise(0x1p-30)})
          asked.ask(pair, Separated{on_a, on_b}, promise);
    for (const auto& way : {std::array{1.0, 0.0, 0.0}, {0.0, 0.0, 1.0}, {kNoNumber, 0.0, 0.0}, {0.0, 0.0, -kInfinity}})
      asked.run.take(check_separated_along(pair, {way}));
    for (const Promise& promise : {Promise(0), Promise(kInfinity)})
      asked.run.take(check_points(pair, {2, {0, 0, 0}, {0, 0, 0}}, promise));
    asked.run.take(check_overlapping(pair, {1, {0}, {0}}));
    asked.run.take(proves_common_interior(pair, {1, {0}, {0}}));
  }
  return asked.words();
}

/// Every entry of an overlap made another one, sizes that are none, the same point more than once.
KnownWords overlaps_by_hand() {
  AskedWitnesses asked;
  const ConvexPair line{{1, {0, 2, 3}}, {1, {3, 1, 3}}}, squares{square(0, 0), square(0.5, 0.25)},
      edge{square(0, 0), square(2, 0)};
  for (const ConvexPair* pair : {&line, &squares, &edge})
    for (std::uint32_t size = 0; size < 6; ++size)
      for (std::uint32_t k = 0; k < 36; ++k) {
        Overlapping witness{size, {k % 4, k / 4, 2, 0}, {k / 3 % 5, 2, k % 3, 1}};
        if (k % 5 == 0) witness.on_b = witness.on_a;
        if (size == 2 && k > 30) witness.on_a = {2, 2}, witness.on_b = {2, 0};
        asked.run.take(check_overlapping(*pair, witness));
        if (size < 5) asked.run.take(proves_common_interior(*pair, witness));
        if (size == 3 && k % 6 == 1) asked.ask(*pair, witness);
      }
  return asked.words();
}

/// A gap, a place and a distance that are off by exactly the promise, by one bit more and less.
KnownWords exact_promises() {
  AskedWitnesses asked;
  const ConvexPair line{{1, {0}}, {1, {1, 2}}}, squares{square(0, 0), square(3, 0)};
  for (const double by : {0.25, std::nextafter(0.25, 0), std::nextafter(0.25, 1)}) {
    for (const Promise& promise : {Promise(by / 2), Promise::by_default(by / 2, 0)}) {
      // On b at 1 + 1/8: |v|^2 - h(v) = 9/64; at 1 + 1/4: 5/16.
      for (const double weight : {0.125, 0.25, 0.5, by})
        asked.ask(line, {{1, {0}, {1}}, {2, {0, 1}, {1 - weight, weight}}}, promise);
      for (const double off : {-0.25, 0.0, 0.25, 0.5}) {
        asked.run.take(check_points(line, {1 + off, {0, 0, 0}, {1, 0, 0}}, promise));
        asked.run.take(check_points(line, {1 - off, {-off, 0, 0}, {1, 0, 0}}, promise));
        asked.run.take(check_points(line, {1, {off, 0, 0}, {1 - off, 0, 0}}, promise));
        asked.run.take(check_points(line, {-off, {0, 0, 0}, {0, 0, 0}}, promise));
        asked.run.take(check_points(squares, {1 + off, {1, off, 0}, {2 + off, off, 0}}, promise));
        asked.run.take(check_points(squares, {1 + 2 * off, {1 + off, 0, 0}, {2 - off, 0, 0}}, promise));
      }
    }
  }
  for (const double entry : {kInfinity, kNoNumber, 1.0})
    for (std::size_t k = 0; k < 3; ++k)
      for (auto on : {&MeasuredApart::on_a, &MeasuredApart::on_b}) {
        MeasuredApart answer{1, {1, 0, 0}, {2, 0, 0}};
        (answer.*on)[k] = entry;
        asked.run.take(check_points(squares, answer, 0));
        answer.distance = entry;
        asked.run.take(check_points(squares, answer, 0));
      }
  return asked.words();
}

}  // namespace

void add_witnesses_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/gjk/odd_pairs", Asked::kByCheck, odd_pairs, {15461277265480931777u, 3216u, 0u, 94u}});
  all.push_back({"oracles/gjk/overlaps_by_hand",
                 Asked::kByCheck,
                 overlaps_by_hand,
                 {17237242217805840483u, 2282978u, 69u, 250u}});
  all.push_back(
      {"oracles/gjk/exact_promises", Asked::kByCheck, exact_promises, {8601894365180556223u, 505980u, 48u, 152u}});
}

}  // namespace assay::known
