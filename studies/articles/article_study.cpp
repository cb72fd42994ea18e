#include "studies/articles/article_study.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <variant>

#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/reduce.h"
#include "oracles/exact/words.h"
#include "oracles/referee/referee.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/lp/article/article_claim.h"
#include "properties/lp/article/grounds.h"
#include "studies/articles/in_rationals.h"
#include "studies/articles/known_pairs.h"
#include "studies/articles/random_pivots.h"
#include "studies/articles/statements/statement_rows.h"
#include "studies/articles/systems/system.h"

namespace assay {
namespace {

using article::ArticleCase;
using article::Claim;

constexpr std::uint64_t kSeed = 1;
constexpr article::Code kCode = &KreuzerTableau::solve;
constexpr std::uint32_t kReducedUpTo = 8;
constexpr std::string_view kLattice = "all pairs of a small lattice";

/// What a case says: a claim of what can happen is looked for, any other one is to be refuted.
bool is_example(const Claim& claim, const Verdict& verdict) {
  return claim.kind == Claim::Kind::kSometimes ? holds(verdict) : violation(verdict) != nullptr;
}

ArticleCase case_of(const ConvexPair& pair) {
  return ArticleCase(pair, kCode, &article::slack_program, listing_in_rationals<GjkFamily>(KreuzerTableau::kName));
}

Verdict checked(const Claim& claim, const ConvexPair& pair) {
  ArticleCase at = case_of(pair);
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

  void judge(const ConvexPair& pair, std::vector<Seen>& seen, bool counts_pivots_only = false) {
    ArticleCase shared = case_of(pair);
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      const Claim& claim = article::claims()[i];
      if (counts_pivots_only && !claim.counts_pivots) continue;
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

/// Small pairs in great number.
void judge_lattice(std::vector<Seen>& seen, std::vector<ArticleRow>& rows) {
  Tally tally{std::string(kLattice)};
  for (const ConvexPair& pair : lattice_pairs()) tally.judge(pair, seen);
  tally.enter(rows);
}

/// Committed cases, and pairs that are known to refute a claim; those of many pivots are not asked the rest, which
/// would take long.
void judge_known(std::vector<Seen>& seen, std::vector<ArticleRow>& rows) {
  Tally tally{"known pairs"};
  for (const ConvexPair& pair : known_pairs()) tally.judge(pair, seen);
  for (const ConvexPair& pair : pairs_of_many_pivots()) tally.judge(pair, seen, true);
  tally.enter(rows);
}

/// Error    a case refutes what is proved.
Result<ArticleVerdict> decided_by(const Claim& claim, const article::Ground& ground, const ArticleCounts& total) {
  if (claim.kind == Claim::Kind::kSometimes)
    return total.held > 0 ? ArticleVerdict::kProved : ArticleVerdict::kNotJudged;
  if (total.refuted > 0) {
    if (!ground.lemma.empty()) return Error{std::string(claim.name) + ": a case refutes what is said to be proved"};
    return ArticleVerdict::kRefuted;
  }
  if (ground.lemma.empty()) return total.held == 0 ? ArticleVerdict::kNotJudged : ArticleVerdict::kNotRefuted;
  return claim.condition.empty() ? ArticleVerdict::kProved : ArticleVerdict::kTrueUnderCondition;
}

/// A condition says something only where the claim without it is refuted.
Result<std::monostate> hold_to_counterexamples(const std::vector<ArticleRow>& rows) {
  for (const ArticleRow& row : rows) {
    if (row.verdict != ArticleVerdict::kTrueUnderCondition) continue;
    const std::string_view without = article::find_ground(row.name)->without_condition;
    const auto other = std::find_if(rows.begin(), rows.end(), [&](const ArticleRow& r) { return r.name == without; });
    if (other == rows.end() || other->verdict != ArticleVerdict::kRefuted)
      return Error{row.name + ": no counterexample outside its condition"};
  }
  return std::monostate{};
}

ArticleRow row_of(const Claim& claim, const article::Ground& ground) {
  ArticleRow row;
  row.name = claim.name;
  row.topic = claim.topic;
  row.place = ground.place;
  row.sentence = claim.sentence;
  row.statement = ground.statement;
  row.condition = claim.condition;
  row.grounds = ground.lemma;
  if (!ground.without_condition.empty())
    row.grounds += " Outside the condition: see " + std::string(ground.without_condition) + ".";
  const auto is_it = [&](const Claim& other) { return other.name == claim.name; };
  if (std::ranges::any_of(article::code_claims(), is_it)) row.engine = KreuzerTableau::kName;
  return row;
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
  // Where pivots are many a single question takes long, and the pair is one of a known family.
  const bool is_known = claim.counts_pivots && start.a.dimension > kReducedUpTo;
  const Reduced<GjkFamily> reduced = is_known ? Reduced<GjkFamily>{start} : reduce(start, still, {questions});
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

}  // namespace

std::vector<std::string> claims_refuted_on(const ConvexPair& pair) {
  std::vector<std::string> names;
  for (const Claim& claim : article::claims()) {
    const ConvexPair viewed = claim.view == nullptr ? pair : claim.view(pair);
    if (violation(checked(claim, viewed)) != nullptr) names.emplace_back(claim.name);
  }
  return names;
}

Result<ArticleStudy> article_study(const ArticleStudyPlan& plan) {
  ArticleStudy study;
  const auto claims = article::claims();
  for (const Claim& claim : claims) {
    const article::Ground* ground = article::find_ground(claim.name);
    if (ground == nullptr) return Error{std::string(claim.name) + ": has no place in the article"};
    study.claims.push_back(row_of(claim, *ground));
  }
  std::vector<Seen> seen(claims.size());
  judge_known(seen, study.claims);
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
    const auto verdict = decided_by(claims[i], *article::find_ground(claims[i].name), row.total);
    if (!verdict) return Error{verdict.error()};
    row.verdict = *verdict;
    if (row.verdict == ArticleVerdict::kNotJudged) row.grounds = "What it says was seen on no case that was tried.";
    for (const bool is_planar : {false, true}) {
      const auto& start = is_planar ? seen[i].planar : seen[i].any;
      if (!start || (is_planar && !row.examples.empty() && seen[i].any->a.dimension == 2)) continue;
      auto example = example_of(claims[i], *start, is_planar, plan.questions);
      if (!example) return Error{example.error()};
      row.examples.push_back(*std::move(example));
    }
  }
  if (const auto held = hold_to_counterexamples(study.claims); !held) return Error{held.error()};
  auto flaws = causes_of_flaws();
  if (!flaws) return Error{flaws.error()};
  study.flaws = *std::move(flaws);
  auto systems = system_rows(study.flaws);
  if (!systems) return Error{systems.error()};
  study.systems = *std::move(systems);
  auto statements = statement_rows(study.flaws);
  if (!statements) return Error{statements.error()};
  std::move(statements->begin(), statements->end(), std::back_inserter(study.claims));
  study.pivots = pivots_on_random_bodies(plan.runs);
  return study;
}

}  // namespace assay
