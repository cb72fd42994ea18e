// What the judges of collisions say, how much they do for it, and how often doubles were enough.
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"

namespace assay::known {
namespace {

using Judge = void (*)(FoldedRun&, RandomPairs&, const ConvexPair&, const Rational&);

/// The run, its units of work, and judgements by filters and by rationals.
KnownWords judged(std::uint64_t seed, int pairs, Judge judge) {
  RandomPairs random(seed);
  FoldedRun run;
  const JudgeCounts before = judge_counts();
  for (int k = 0; k < pairs; ++k) {
    // One in eight of coordinates of every exponent: integers of thousands of bits.
    const int kind = k % 8 == 7 ? 3 : k % 3;
    judge(run, random, random.draw(kind, 1 + static_cast<std::uint32_t>(k) % 3, 6), 1);
  }
  return {run.folded(), run.units(), judge_counts().filtered - before.filtered, judge_counts().exact - before.exact};
}

}  // namespace

void add_judges_of_pairs(KnownAnswers& all) {
  const auto add = [&](const char* name, Asked asked, std::uint64_t seed, int pairs, Judge judge, KnownWords expected) {
    all.push_back({name, asked, [=] { return judged(seed, pairs, judge); }, std::move(expected)});
  };
  add("oracles/gjk/distances", Asked::kByCheck, 2026, 40, judge_distances,
      {7095774577632394518u, 116561748, 257, 1477});
  add("oracles/gjk/depths", Asked::kByCheck, 2027, 40, judge_depths, {9672372191853628513u, 416284787, 521, 511});
  add("oracles/gjk/overlaps", Asked::kByCheck, 2028, 200, judge_overlaps, {9834213878114200765u, 57377430, 50, 299});
  add("oracles/gjk/ends", Asked::kByCheck, 2031, 40, judge_ends, {13400722534832474052u, 80045585, 0, 1080});
  add("oracles/gjk/certificates", Asked::kByCheck, 2032, 40, judge_certificates,
      {14322657172330675693u, 100613480, 0, 40});
  add("oracles/gjk/no_problems", Asked::kByCheck, 2029, 40, judge_no_problems,
      {10597054853674355862u, 37727497, 12, 564});
}

}  // namespace assay::known
