// A small campaign with plausible figures, made from formulas: what the writers are tested and looked at with.
#pragma once
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "properties/case/case_text.h"
#include "properties/choices.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/hull2/hull2_is_exact.h"
#include "reports/store/record.h"
#include "reports/store/row_facts.h"
#include "reports/store/sha256.h"
#include "tests/reports/tried_cases.h"

namespace assay::example {

inline constexpr std::uint64_t kBlockSize = 1000, kCases = 4000;

/// How an engine fails on a row: the share of wrong cases at a difficulty, and under which claim.
struct Habit {
  std::string engine, property, domain, claim;
  std::int32_t from = 0, to = 0;          ///< difficulties of the domain
  double first_wrong = 1e9, slope = 0.5;  ///< the error rate grows from this difficulty on
  double declined = 0, gave_up = 0;
  std::uint64_t steps = 5;
  Outcome outcome = Outcome::kViolated;
};

inline std::vector<Habit> habits() {
  const std::string verdict = "gjk/verdict_is_right", near = "gjk/near_touching_2d@1", vertices = "gjk/random_3d@1";
  const std::string hull = "hull2/is_exact", line = "hull2/near_collinear@1", lattice = "hull2/lattice_cloud@1";
  const std::string lp = "lp/answer_is_certified", cyclers = "lp/cyclers@1", ends = "lp/terminates";
  return {
      {"published/kreuzer_tableau", verdict, near, "no wrong hit", 2, 52, 13, 0.08, 0, 0.01, 9},
      {"published/kreuzer_tableau", verdict, vertices, "no wrong miss", 2, 7, 6, 0.02, 0, 0, 14},
      {"published/gjk_alzubaidi_2d", verdict, near, "no wrong miss", 2, 52, 30, 0.03, 0, 0, 4},
      {"published/gjk_alzubaidi_2d", verdict, vertices, "no wrong miss", 2, 7, 1e9, 0, 1, 0, 0},
      {"libccd/gjk", verdict, near, "no wrong hit", 2, 52, 44, 0.06, 0, 0, 6},
      {"libccd/gjk", verdict, vertices, "no wrong miss", 2, 7, 5, 0.01, 0, 0, 8},
      {"gjk/signed_volumes", verdict, near, "no wrong hit", 2, 52, 1e9, 0, 0, 0.02, 5},
      {"gjk/signed_volumes", verdict, vertices, "no wrong hit", 2, 7, 1e9, 0, 0, 0, 6},
      {"hull/monotone_chain_naive", hull, line, "strict left turn", 10, 54, 40, 0.03, 0, 0, 0},
      {"hull/monotone_chain_naive", hull, lattice, "strict left turn", 4, 26, 1e9, 0, 0, 0, 0},
      {"hull/monotone_chain_exact", hull, line, "strict left turn", 10, 54, 1e9, 0, 0, 0, 0},
      {"hull/monotone_chain_exact", hull, lattice, "strict left turn", 4, 26, 1e9, 0, 0, 0, 0},
      {"lp/tableau_dantzig", lp, cyclers, "dual feasible", 0, 6, 3, 0.05, 0, 0.3, 40},
      {"lp/tableau_dantzig", ends, cyclers, "no state comes back", 0, 6, 1, 0.1, 0, 0, 40},
      {"lp/tableau_bland", lp, cyclers, "dual feasible", 0, 6, 1e9, 0, 0, 0, 22},
      {"lp/tableau_bland", ends, cyclers, "no state comes back", 0, 6, 1e9, 0, 0, 0, 22},
      {"faults/lp_hangs", lp, cyclers, "hung", 0, 6, 5, 0.02, 0, 0, 3, Outcome::kHung},
  };
}

inline CampaignHeader header() {
  CampaignHeader header;
  header.battery = "example";
  header.seed = 7;
  header.block_size = kBlockSize;
  const auto add = [&](std::string name, EngineKind kind, std::string sentence) {
    std::set<std::string> families;
    for (const Habit& habit : habits())
      if (habit.engine == name) families.insert(habit.property.substr(0, habit.property.find('/')));
    header.engines.push_back(
        {std::move(name), "0.1.0", kind, std::move(sentence), {}, {families.begin(), families.end()}});
  };
  add("faults/lp_hangs", EngineKind::kFault, "Never leaves the ratio test once two rows tie.");
  add("gjk/signed_volumes", EngineKind::kOurs, "Distance GJK with the signed-volumes subalgorithm.");
  add("hull/monotone_chain_exact", EngineKind::kOurs, "Andrew's monotone chain with exact orientation tests.");
  add("hull/monotone_chain_naive", EngineKind::kOurs,
      "Andrew's monotone chain with orientation tests in plain double arithmetic.");
  add("libccd/gjk", EngineKind::kForeign, "libccd, GJK intersection test.");
  add("lp/tableau_bland", EngineKind::kOurs, "Tableau simplex, Bland's rule.");
  add("lp/tableau_dantzig", EngineKind::kOurs, "Tableau simplex, Dantzig's rule.");
  add("published/gjk_alzubaidi_2d", EngineKind::kPublished, "Planar boolean GJK with triple products.");
  add("published/kreuzer_tableau", EngineKind::kPublished,
      "Collision LP in a full tableau with absolute tolerances of 1e-4.");
  const auto plan = [&](std::string property, std::string domain, const Axis& axis, const WrongVerdicts& wrong,
                        std::string sentence, std::string aim) {
    std::string family = property.substr(0, property.find('/'));
    header.plan.push_back({std::move(family), std::move(property), std::move(domain), axis.label(), std::move(sentence),
                           std::move(aim), kCases, false, facts_of(axis, wrong)});
  };
  constexpr WrongVerdicts kHits = VerdictIsRight::kWrongVerdicts, kHulls = Hull2IsExact::kWrongVerdicts;
  constexpr Axis kAdded = plain_axis("rows and columns added to the cycling core");
  plan("gjk/verdict_is_right", "gjk/near_touching_2d@1", relative_axis("relative gap"), kHits,
       "A hit is a hit and a miss a miss.", "Two polygons a known tiny gap or overlap apart.");
  plan("gjk/verdict_is_right", "gjk/random_3d@1", log2_size_axis("vertices of each body", true), kHits,
       "A hit is a hit and a miss a miss.", "Random polytopes of growing size.");
  plan("hull2/is_exact", "hull2/lattice_cloud@1", plain_axis("bits of a coordinate"), kHulls, "The answer is the hull.",
       "Integer points, many of them on common lines.");
  plan("hull2/is_exact", "hull2/near_collinear@1", relative_axis("relative deviation"), kHulls,
       "The answer is the hull.", "Points next to a line.");
  plan("lp/answer_is_certified", "lp/cyclers@1", kAdded, {}, "The witness proves the answer.",
       "Degenerate programs on which pivoting can go round.");
  plan("lp/terminates", "lp/cyclers@1", kAdded, {}, "No state comes back.",
       "Degenerate programs on which pivoting can go round.");
  // Everything else is asked of every engine of its family.
  header.not_judged = {{"faults/lp_hangs", "lp/terminates", "it never ends"}};
  return header;
}

inline CellCounts cell_of(const Habit& habit, std::int32_t difficulty, std::uint64_t cases, std::uint64_t noise) {
  CellCounts cell;
  const auto share = [&](double rate) {
    const double wanted = static_cast<double>(cases) * std::clamp(rate, 0.0, 1.0);
    const std::uint64_t extra = static_cast<double>(noise % 1024) / 1024 < wanted - std::floor(wanted) ? 1 : 0;
    return std::min(cases, static_cast<std::uint64_t>(wanted) + extra);
  };
  auto& outcomes = cell.outcomes;
  const std::uint64_t declined = share(habit.declined);
  const std::uint64_t wrong = std::min(cases - declined, share(habit.slope * (difficulty - habit.first_wrong)));
  const std::uint64_t gave_up = std::min(cases - declined - wrong, share(habit.gave_up));
  outcomes[static_cast<std::size_t>(Outcome::kDeclined)] = declined;
  outcomes[static_cast<std::size_t>(habit.outcome)] += wrong;
  outcomes[static_cast<std::size_t>(Outcome::kGaveUp)] = gave_up;
  outcomes[static_cast<std::size_t>(Outcome::kHolds)] += cases - declined - wrong - gave_up;
  if (habit.outcome == Outcome::kViolated && wrong > 0) {
    cell.violations[habit.claim] = wrong;
    cell.magnitude_max = std::ldexp(1.0, -difficulty);
  }
  const double exact_share = habit.to > 30 ? std::clamp((difficulty - 30) / 25.0, 0.0, 0.9) : 0.01;
  cell.exact = static_cast<std::uint64_t>(static_cast<double>(cases) * exact_share);
  cell.filtered = cases - cell.exact;
  cell.refereed = cases / 512;
  cell.steps = cases * habit.steps * static_cast<std::uint64_t>(8 + difficulty) / 8;
  cell.steps_max = habit.steps * 3;
  if (habit.claim == "no state comes back") cell.cycles = wrong;
  set_severity(cell, Severity::kNear);
  return cell;
}

inline Finding finding(std::string engine, std::string property, std::string claim, std::string domain,
                       AnyProblem problem, std::string answer, std::string evidence) {
  Finding finding;
  finding.engine = std::move(engine);
  finding.engine_version = "0.1.0";
  finding.property = std::move(property);
  finding.claim = std::move(claim);
  finding.domain = std::move(domain);
  finding.index = 1234;
  finding.difficulty = 40;
  finding.answer = std::move(answer);
  finding.evidence = std::move(evidence);
  finding.size = std::visit([](const auto& p) { return size_of(p); }, problem);
  finding.original_size = finding.size * 3;
  finding.minimal = true;
  finding.magnitude = std::ldexp(1.0, -40);
  finding.referee = "confirmed: CGAL's exact solver agrees with the judge";
  finding.case_text = write_case({{{"engine", finding.engine},
                                   {"property", finding.property},
                                   {"claim", finding.claim},
                                   {"domain", finding.domain}},
                                  std::move(problem)});
  finding.id = finding_id(finding.case_text);
  return finding;
}

inline std::vector<Finding> findings() {
  std::vector<Finding> list;
  const double tiny = std::ldexp(1.0, -30);
  list.push_back(
      finding("published/kreuzer_tableau", "gjk/verdict_is_right", "no wrong hit", "gjk/near_touching_2d@1",
              ConvexPair{{2, {0, 0, 2, 0.5, 0, 1}}, {2, {2 + tiny, 0.5, 3, -0.5, 3.5, 1.25}}}, "colliding",
              "the engine reports a hit; the bodies are separated along (1, 0): min 0x1.0000000004p+1 > max 0x1p+1"));
  list.back().also_in = {"gjk/random_3d@1"};
  list.back().seen_as = {{list.back().property, list.back().claim, Severity::kNear, 12}};
  list.back().certificate = Certificate{Proves::kSeparated, "", {{{"-1", "1"}, {"0", "1"}}}, {}};
  list.push_back(finding("libccd/gjk", "gjk/verdict_is_right", "no wrong miss", "gjk/random_3d@1",
                         ConvexPair{{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}},
                                    {3, {0.25, 0.25, 0.5 - tiny, 1, 1, 1, 1.5, 0.5, 1, 0.75, 1.5, 1.25}}},
                         "not colliding", "the engine reports a miss; a common point is (0.25, 0.25, 0.5 - 2^-30)"));
  list.push_back(finding(
      "hull/monotone_chain_naive", "hull2/is_exact", "encloses every point", "hull2/near_collinear@1",
      Cloud2{{{0.5, 0.5}, {12, 12}, {std::nextafter(24.0, 30.0), 24}, {24, std::nextafter(24.0, 30.0)}, {0, 9}}},
      "hull 0 2 4", "point 3 (0x1.8p+4, 0x1.8000000000001p+4) lies outside"));
  list.back().certificate = Certificate{Proves::kPolygon, "", {}, {{0, 2, 3, 4}}};
  LpProblem planar;
  planar.rows = 3, planar.columns = 2;
  planar.cost = {-1, -2};
  planar.matrix = {1, 1, 1, -1, -1, 2};
  planar.row_lower = {-kInfinity, -kInfinity, -kInfinity};
  planar.row_upper = {4, 2, 4};
  planar.lower = {0, 0};
  planar.upper = {kInfinity, kInfinity};
  list.push_back(finding("lp/tableau_dantzig", "lp/answer_is_certified", "dual feasible", "lp/cyclers@1", planar,
                         "optimal, x = (0x1p+1, 0x0p+0)", "the reduced cost of x1 is -1, below -2^-30"));
  LpProblem beale;
  beale.rows = 3, beale.columns = 4;
  beale.cost = {-0.75, 150, -0.02, 6};
  beale.matrix = {0.25, -60, -0.04, 9, 0.5, -90, -0.02, 3, 0, 0, 1, 0};
  beale.row_lower.assign(3, -kInfinity);
  beale.row_upper = {0, 0, 1};
  beale.lower.assign(4, 0);
  beale.upper.assign(4, kInfinity);
  list.push_back(finding("lp/tableau_dantzig", "lp/terminates", "no state comes back", "lp/cyclers@1", beale,
                         "gave up: cycling", "the basis of step 0 comes back after 6 pivots"));
  list.back().cycle = Cycle{0, {{4, 5, 6}, {0, 5, 6}, {0, 1, 6}, {2, 1, 6}, {2, 3, 6}, {4, 3, 6}}};
  std::sort(list.begin(), list.end(), [](const Finding& p, const Finding& q) {
    return std::tie(p.engine, p.property, p.claim, p.id) < std::tie(q.engine, q.property, q.claim, q.id);
  });
  return list;
}

/// The whole campaign, all cases near; sorted as record.h says. `worse` makes libccd fail from gap 2^-20 on, as a
/// regression would.
inline Campaign campaign(bool worse = false) {
  Campaign campaign;
  campaign.header = header();
  campaign.provenance = {{"assay.version", "0.1.0"}, {"build.compiler", "GNU 12.2.0"}, {"machine.cpu", "an example"}};
  for (Habit habit : habits()) {
    if (worse && habit.engine == "libccd/gjk" && habit.to == 52) habit.first_wrong = 20;
    const auto range = static_cast<std::uint64_t>(habit.to - habit.from + 1);
    for (std::uint64_t block = 0; block < kCases / kBlockSize; ++block) {
      BlockRecord record{habit.engine, habit.property, habit.domain, block, block * kBlockSize, kBlockSize, {}, {}};
      for (std::uint64_t k = 0; k < range; ++k) {
        const std::uint64_t cases = kBlockSize / range + (k < kBlockSize % range ? 1 : 0);
        const auto difficulty = habit.from + static_cast<std::int32_t>(k);
        const CellCounts cell = cell_of(habit, difficulty, cases, mix64(fold_key(block * 64 + k, habit.engine)));
        if (failed(cell) > 0)
          add_candidate(record.candidates, {habit.claim, record.first + k, Severity::kNear, failed(cell)});
        record.cells[difficulty] = cell;
        if (habit.domain == "gjk/random_3d@1" && habit.declined == 0)
          campaign.timings.push_back(
              {habit.engine, habit.domain, difficulty, cases, cases * habit.steps * (40ULL << k)});
      }
      campaign.blocks.push_back(std::move(record));
    }
  }
  std::sort(campaign.blocks.begin(), campaign.blocks.end(), [](const BlockRecord& p, const BlockRecord& q) {
    return std::tie(p.engine, p.property, p.domain, p.block) < std::tie(q.engine, q.property, q.domain, q.block);
  });
  campaign.findings = findings();
  return campaign;
}

}  // namespace assay::example
