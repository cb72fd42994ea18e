// Depths, normals and facets asked directly: each entry of an answer made another one, and
// promises that are met exactly.
#include <cmath>
#include <vector>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/drawn/unit_cubes.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"

namespace assay::known {
namespace {

/// An answer that is right, with a facet: b moved by the depth along the normal only touches a.
struct AnsweredPair {
  ConvexPair pair;
  Penetrating answer;
};
std::vector<AnsweredPair> answered_pairs() {
  return {{{{1, {0, 2}}, {1, {1, 4}}}, {1, {2, 0, 0}, 1, {1}, {0}}},
          {{square(0, 0), square(1.5, 0.25)}, {0.5, {1, 0, 0}, 2, {1, 2}, {0, 0}}},
          {{cube(0, 0, 0), cube(0.125, 0.25, 0.75)}, {0.25, {0, 0, 3}, 3, {4, 5, 6}, {0, 0, 0}}},
          {{{2, {0, 0, 4, 0, 0, 4}}, {2, {1, 1}}}, {1, {-1, 0, 0}, 2, {0, 2}, {0, 0}}}};
}

struct AskedDepths {
  FoldedRun run;
  JudgeCounts before = judge_counts();

  void ask(const ConvexPair& pair, const Penetrating& answer, const Promise& promise) {
    run.take(check_depth(pair, answer, promise));
    run.take(check_normal(pair, answer, promise));
    run.take(is_direction(pair, answer));
  }
  KnownWords words() const {
    return {run.folded(), run.units(), judge_counts().filtered - before.filtered, judge_counts().exact - before.exact};
  }
};

/// Every entry of a right answer made another one.
KnownWords spoilt_depths() {
  AskedDepths asked;
  int round = 0;
  for (const auto& [pair, answer] : answered_pairs()) {
    const auto ask = [&, &of = pair, &right = answer](const auto& spoil) {
      Penetrating spoilt = right;
      spoil(spoilt);
      asked.ask(of, spoilt, ++round % 2 == 0 ? 0 : 0x1p-40);
    };
    ask([](Penetrating&) {});
    for (const double depth : {-1.0, -0.0, std::nextafter(answer.depth, 0), answer.depth * 2, kInfinity, kNoNumber})
      ask([&](Penetrating& spoilt) { spoilt.depth = depth; });
    for (std::size_t k = 0; k < 3; ++k)
      for (const double entry : {-1.0, 0.0, 0x1p-30, 1.0, kInfinity, kNoNumber})
        ask([&](Penetrating& spoilt) { spoilt.normal[k] = entry; });
    ask([](Penetrating& spoilt) { spoilt.normal = {}; });
    for (std::uint32_t size = 0; size < 5; ++size) ask([&](Penetrating& spoilt) { spoilt.size = size; });
    for (std::uint32_t i = 0; i < answer.size; ++i)
      for (const std::uint32_t vertex : {0u, 1u, 2u, 3u, 9u})
        for (auto on : {&Penetrating::on_a, &Penetrating::on_b})
          ask([&](Penetrating& spoilt) { (spoilt.*on)[i] = vertex; });
  }
  return asked.words();
}

/// Promises that are met exactly, that bind nobody, or that are a default; pairs without a depth to judge.
KnownWords promised_depths() {
  AskedDepths asked;
  for (const auto& [pair, answer] : answered_pairs()) {
    const double extent = extent_of(pair).convert_to<double>(), most = magnitude_of(pair, 0);
    for (const double by : {0.25, std::nextafter(0.25, 0), 1.0, -1.0, kInfinity, kNoNumber})
      for (const Promise& promise :
           {Promise(by * answer.depth / extent), Promise::by_default(by * answer.depth / most, 0x1p-1022)}) {
        asked.run.take(check_no_depth(pair, promise));
        for (const double deeper : {0.75, 1.25}) {
          Penetrating other = answer;
          other.depth *= deeper;
          asked.ask(pair, other, promise);
          other.normal = {};
          asked.ask(pair, other, promise);
          other.normal[0] = -answer.normal[0] - answer.normal[2];
          asked.ask(pair, other, promise);
        }
      }
  }
  // Nothing to judge: too many dimensions, an empty body, bodies of one point, and coordinates that overflow if moved.
  const Penetrating any{1, {1, 0, 0}, 0, {}, {}};
  const ConvexPair space{{4, {0, 0, 0, 0, 1, 1, 1, 1}}, {4, {0, 0, 0, 0}}}, empty{{2, {}}, {2, {0, 0}}},
      point{{2, {1, 1}}, {2, {1, 1}}}, large{{1, {-0x1p1023, 0x1p1023}}, {1, {0x1p1022, 0x1.8p1023}}},
      infinite{{2, {kInfinity, 0}}, {2, {0, 0}}};
  for (const ConvexPair* pair : {&space, &empty, &point, &large, &infinite})
    for (const Promise& promise : {Promise(0), Promise(0.5)}) {
      asked.ask(*pair, any, promise);
      asked.ask(*pair, {0x1p1023, {0x1p-1000, 0, 0}, 0, {}, {}}, promise);
      asked.run.take(check_no_depth(*pair, promise));
      asked.run.take(relative_depth(*pair));
    }
  for (const ConvexPair* pair : {&point, &large}) asked.run.take(propose_surface(*pair, 0.5).has_value());
  // Still overlapping, by a move of which doubles do not tell how often the normal it is.
  asked.ask(large, {0x1p1000, {0x1p-1000, 0, 0}, 0, {}, {}}, 0);
  asked.ask({{1, {-0x1p1023, 0x1p1023}}, {1, {0x1p1022, 0x1.fffffffffffffp1023}}}, {0x1p1000, {1, 0, 0}, 0, {}, {}}, 0);
  // An overlap that is more than the least by exactly the promise, and a separation that doubles do not see.
  asked.ask({square(0, 0, 2), square(1.25, 0.5, 0.75)}, {1.5, {0, 1, 0}, 0, {}, {}}, 0.75 / 4);
  asked.ask({{2, {0, 0}}, {2, {1, -1 + 0x1p-53}}}, {0, {1, 1, 0}, 0, {}, {}}, 0);
  // A move that ends on the boundary, one whose length is a root, and a facet with an edge next to rounding.
  const ConvexPair triangle{{2, {0, 0, 4, 0, 0, 4}}, {2, {1, 1}}},
      far{{2, {0, 0x1p60, 0, 0x1p60 + 256, 1, 0}}, {2, {0, 0}}};
  asked.ask(triangle, {2, {1, 0, 0}, 0, {}, {}}, 0);
  asked.ask(triangle, {2, {1, 2, 0}, 0, {}, {}}, 0);
  asked.ask(far, {0, {-1, 0, 0}, 2, {0, 1}, {0, 0}}, 0);
  return asked.words();
}

}  // namespace

void add_depths_by_hand(KnownAnswers& all) {
  all.push_back(
      {"oracles/gjk/spoilt_depths", Asked::kByCheck, spoilt_depths, {810204885733373625u, 5277256u, 93u, 259u}});
  all.push_back(
      {"oracles/gjk/promised_depths", Asked::kByCheck, promised_depths, {11166686753620497491u, 6628364u, 53u, 269u}});
}

}  // namespace assay::known
