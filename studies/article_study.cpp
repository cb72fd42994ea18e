#include "studies/article_study.h"

#include <algorithm>
#include <array>
#include <optional>

#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/reduce.h"
#include "oracles/exact/words.h"
#include "oracles/referee/referee.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/domains/gjk/contact/near_touching.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/flat.h"
#include "properties/domains/gjk/lattice.h"
#include "properties/domains/gjk/lattice_nd.h"
#include "properties/domains/gjk/scaled.h"
#include "properties/domains/gjk/ulp_grid.h"
#include "properties/lp/article/article_claim.h"

namespace assay {
namespace {

using article::ArticleCase;
using article::Claim;

constexpr std::uint64_t kSeed = 1;
constexpr article::Code kCode = &KreuzerTableau::solve;
constexpr std::string_view kLattice = "all pairs of a small lattice";

/// What a case says: a claim of what can happen is looked for, any other one is to be refuted.
bool is_example(const Claim& claim, const Verdict& verdict) {
  return claim.kind == Claim::Kind::kSometimes ? holds(verdict) : violation(verdict) != nullptr;
}

Verdict checked(const Claim& claim, const ConvexPair& pair) {
  ArticleCase at(pair, kCode);
  return claim.check(at);
}

void count(const Verdict& verdict, ArticleCounts& counts) {
  if (holds(verdict)) {
    ++counts.held;
  } else if (violation(verdict) != nullptr) {
    ++counts.refuted;
  } else {
    ++(std::holds_alternative<NotJudged>(verdict) ? counts.not_met : counts.undecided);
  }
}

void add(ArticleCounts& sum, const ArticleCounts& counts) {
  sum.held += counts.held;
  sum.refuted += counts.refuted;
  sum.not_met += counts.not_met;
  sum.undecided += counts.undecided;
}

bool is_simpler(const ConvexPair& pair, const std::optional<ConvexPair>& than) {
  return !than || complexity_of(pair) < complexity_of(*than);
}

/// The simplest examples seen of one claim: of any dimension, and in the plane.
struct Seen {
  std::optional<ConvexPair> any, planar;
  void look_at(const ConvexPair& pair) {
    if (is_simpler(pair, any)) any = pair;
    if (std::max(pair.a.dimension, pair.b.dimension) == 2 && is_simpler(pair, planar)) planar = pair;
  }
};

/// Everything the claims say about a stream of pairs.
class Tally {
 public:
  explicit Tally(std::string domain) : domain_(std::move(domain)), counts_(article::claims().size()) {}

  void judge(const ConvexPair& pair, std::vector<Seen>& seen) {
    ArticleCase shared(pair, kCode);
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      const Claim& claim = article::claims()[i];
      const ConvexPair viewed = claim.view == nullptr ? pair : claim.view(pair);
      const Verdict verdict = claim.view == nullptr ? claim.check(shared) : checked(claim, viewed);
      count(verdict, counts_[i]);
      if (is_example(claim, verdict)) seen[i].look_at(viewed);
    }
  }
  void enter(std::vector<ArticleRow>& rows) const {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      add(rows[i].total, counts_[i]);
      rows[i].domains.push_back({domain_, counts_[i]});
    }
  }

 private:
  std::string domain_;
  std::vector<ArticleCounts> counts_;
};

template <class D>
void judge_domain(std::uint64_t cases, std::vector<Seen>& seen, std::vector<ArticleRow>& rows) {
  const std::string name = catalog<GjkFamily>().domain(D::kName)->versioned_name();
  Tally tally(name);
  for (std::uint64_t index = 0; index < cases; ++index) {
    Choices choices{stream_key(kSeed, name, index)};
    tally.judge(D::draw(choices).problem, seen);
  }
  tally.enter(rows);
}

/// All bodies of one or two corners on the line, and of one or two in the plane with smaller coordinates.
void judge_lattice(std::vector<Seen>& seen, std::vector<ArticleRow>& rows) {
  constexpr std::array kOnLine = {0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 16.0};
  constexpr std::array kUnits = {0.0, 1.0, -1.0, 2.0, 0.5};
  const auto bodies = [](std::uint32_t dimension, std::span<const double> values, std::uint32_t most) {
    std::vector<std::vector<double>> corners = {{}};
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      std::vector<std::vector<double>> longer;
      for (const auto& corner : corners) {
        for (const double value : values) {
          longer.push_back(corner);
          longer.back().push_back(value);
        }
      }
      corners = std::move(longer);
    }
    std::vector<Points> list;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      list.push_back({dimension, corners[i]});
      for (std::size_t j = i + 1; j < corners.size() && most > 1; ++j) {
        list.push_back({dimension, corners[i]});
        list.back().coordinates.insert(list.back().coordinates.end(), corners[j].begin(), corners[j].end());
      }
    }
    return list;
  };
  Tally tally{std::string(kLattice)};
  const auto judge_all = [&](const std::vector<Points>& of_a, const std::vector<Points>& of_b) {
    for (const Points& a : of_a) {
      for (const Points& b : of_b) tally.judge({a, b}, seen);
    }
  };
  judge_all(bodies(1, kOnLine, 2), bodies(1, kOnLine, 2));
  judge_all(bodies(2, kUnits, 1), bodies(2, kUnits, 1));
  tally.enter(rows);
}

ArticleVerdict decided_by(const Claim& claim, const ArticleCounts& total) {
  if (claim.kind == Claim::Kind::kSometimes) return total.held > 0 ? ArticleVerdict::kShown : ArticleVerdict::kNotSeen;
  if (total.refuted > 0) return ArticleVerdict::kFalse;
  if (total.held == 0) return ArticleVerdict::kNotSeen;
  return claim.condition.empty() ? ArticleVerdict::kTrue : ArticleVerdict::kTrueUnderCondition;
}

/// Minimum of P2 and contact by CGAL beside ours.
Result<std::string> second_opinion(const ConvexPair& pair) {
  ArticleCase at(pair, nullptr);
  const auto program = referee::lp(article::slack_program(pair));
  if (!program) return std::string("gave no opinion: ") + program.error();
  if (!at.minimum() || program->status != referee::LpStatus::kOptimal || program->objective != *at.minimum()) {
    return Error{"the referee's minimum of P2 is another one"};
  }
  std::string words = "minimum of P2 " + in_words(program->objective);
  if (at.has_empty_body()) return words;
  const auto contact = referee::collision(pair);
  if (!contact) return words + ", no opinion on the contact: " + contact.error();
  if ((contact->contact != Contact::kSeparated) != at.meet()) return Error{"the referee's contact is another one"};
  return words + ", " + std::string(name_of(contact->contact)) + ", squared distance " +
         in_words(contact->squared_distance);
}

Result<ArticleExample> example_of(const Claim& claim, const ConvexPair& start, bool stays_planar,
                                  std::uint64_t questions) {
  const StillFails<GjkFamily> still = [&](const ConvexPair& pair) {
    if (stays_planar && (pair.a.dimension != 2 || pair.b.dimension != 2)) return false;
    if (!pair.a.empty() && !pair.b.empty() && pair.a.dimension != pair.b.dimension) return false;
    if (pair.a.dimension == 0 || pair.b.dimension == 0) return false;
    return is_example(claim, checked(claim, pair));
  };
  const Reduced<GjkFamily> reduced = reduce(start, still, {questions});
  const Verdict verdict = checked(claim, reduced.problem);
  ArticleExample example;
  example.minimal = reduced.minimal;
  const Violated* violated = violation(verdict);
  example.evidence = violated == nullptr ? "what the claim says happens here" : violated->evidence;
  example.case_text = write_case({{{"claim", std::string(claim.name)}}, reduced.problem});
  auto opinion = second_opinion(reduced.problem);
  if (!opinion) return Error{std::string(claim.name) + ": " + opinion.error()};
  example.referee = *std::move(opinion);
  return example;
}

/// Two bodies of `corners` / 2 points each with coordinates of up to 2^-10 units in [-1, 1]; the second one is moved
/// along the first axis by a drawn amount below 2.
ConvexPair random_bodies(std::uint32_t dimension, std::uint32_t corners, std::uint64_t key) {
  Choices choices{mix64(key)};
  ConvexPair pair{{dimension, {}}, {dimension, {}}};
  const double shift = 2 * choices.dyadic(10);
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      const double x = 2 * choices.dyadic(10) - 1;
      (k % 2 == 0 ? pair.a : pair.b).coordinates.push_back(k % 2 == 1 && axis == 0 ? x + shift : x);
    }
  }
  return pair;
}

ArticlePivots pivots_of(std::uint32_t dimension, std::uint32_t corners, std::uint32_t runs) {
  ArticlePivots row{dimension, corners, runs, article::kStepsMax, 0, 0};
  for (std::uint32_t run = 0; run < runs; ++run) {
    const std::uint32_t pivots = article::exact_steps(random_bodies(dimension, corners, run + 1)).pivots();
    row.least = std::min(row.least, pivots);
    row.greatest = std::max(row.greatest, pivots);
    row.sum += pivots;
  }
  return row;
}

}  // namespace

Result<ArticleStudy> article_study(const ArticleStudyPlan& plan) {
  ArticleStudy study;
  const auto claims = article::claims();
  for (const Claim& claim : claims) {
    study.claims.push_back({std::string(claim.name),
                            std::string(claim.topic),
                            std::string(claim.sentence),
                            std::string(claim.condition),
                            ArticleVerdict::kNotSeen,
                            {},
                            {},
                            {}});
  }
  std::vector<Seen> seen(claims.size());
  judge_lattice(seen, study.claims);
  judge_domain<GjkLattice<2>>(plan.cases, seen, study.claims);
  judge_domain<GjkLattice<3>>(plan.cases, seen, study.claims);
  judge_domain<GjkLatticeNd>(plan.cases, seen, study.claims);
  judge_domain<GjkTouching<2>>(plan.cases, seen, study.claims);
  judge_domain<GjkNearTouching<2>>(plan.cases, seen, study.claims);
  judge_domain<GjkScaled<2>>(plan.cases, seen, study.claims);
  judge_domain<GjkFlat<3>>(plan.cases, seen, study.claims);
  judge_domain<GjkUlpGrid<2>>(plan.cases, seen, study.claims);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    ArticleRow& row = study.claims[i];
    row.verdict = decided_by(claims[i], row.total);
    for (const bool is_planar : {false, true}) {
      const auto& start = is_planar ? seen[i].planar : seen[i].any;
      if (!start || (is_planar && !row.examples.empty() && seen[i].any->a.dimension == 2)) continue;
      auto example = example_of(claims[i], *start, is_planar, plan.questions);
      if (!example) return Error{example.error()};
      row.examples.push_back(*std::move(example));
    }
  }
  for (const std::uint32_t corners : {8U, 16U, 32U, 64U, 128U})
    study.pivots.push_back(pivots_of(3, corners, plan.runs));
  for (const std::uint32_t dimension : {2U, 4U, 6U, 8U, 12U}) {
    study.pivots.push_back(pivots_of(dimension, 32, plan.runs));
  }
  return study;
}

}  // namespace assay
