// What the article says about its code, tried on that code in double; every basis it visits is solved exactly.
#include <array>
#include <set>

#include "oracles/gjk/certify_collision.h"
#include "properties/lp/article/claim_words.h"

namespace assay::article {
namespace {

constexpr std::string_view kNoAnswer = "the code gave no verdict";

std::optional<bool> says_hit(const GjkAnswer& answer) {
  const auto* verdict = std::get_if<BareVerdict>(&answer);
  return verdict == nullptr ? std::nullopt : std::optional(verdict->colliding);
}

std::string hit_words(bool says, bool truth) {
  return std::string("the code says ") + (says ? "collision" : "no collision") + ", the bodies " +
         (truth ? "meet" : "do not meet");
}

Verdict code_is_exact(ArticleCase& at) {
  const auto says = says_hit(at.code_run().answer);
  if (!says) return Undecided{kNoAnswer};
  return held_or(*says == at.meet(), hit_words(*says, at.meet()));
}

/// Equal corners are dropped by the code before it numbers them.
bool has_equal_corners(const Points& body) {
  std::set<std::vector<double>> seen;
  for (std::uint32_t k = 0; k < body.size(); ++k) {
    if (!seen.insert({body[k].begin(), body[k].end()}).second) return true;
  }
  return false;
}

/// Empty where the code's states can be read as bases of the pair.
std::string_view unreadable(ArticleCase& at) {
  if (at.has_empty_body()) return kEmptyBody;
  if (has_equal_corners(at.pair().a) || has_equal_corners(at.pair().b)) return "equal corners";
  if (at.code_run().states.empty()) return kNoAnswer;
  return "";
}

std::string state_words(const std::vector<std::uint32_t>& state) {
  std::string words = "{";
  for (const std::uint32_t v : state) words += (words.size() > 1 ? " " : "") + std::to_string(v);
  return words + "}";
}

Verdict code_uses_blands_rule(ArticleCase& at) {
  if (const auto reason = unreadable(at); !reason.empty()) return Undecided{reason};
  const auto& states = at.code_run().states;
  const auto& exact_states = at.steps().states;
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (i + 1 < exact_states.size() && states[i] == exact_states[i + 1]) continue;
    return refuted("after " + std::to_string(i + 1) + " pivots the code is at " + state_words(states[i]) +
                   (i + 1 < exact_states.size() ? ", Bland's rule at " + state_words(exact_states[i + 1])
                                                : ", Bland's rule has ended"));
  }
  return Holds{};
}

Verdict code_stays_feasible(ArticleCase& at) {
  if (const auto reason = unreadable(at); !reason.empty()) return Undecided{reason};
  const auto& states = at.code_run().states;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const BasicPoint point = point_of_basis(at.pair(), states[i]);
    if (!point.exists || !point.feasible) {
      return refuted("after " + std::to_string(i + 1) + " pivots the basis " + state_words(states[i]) +
                     (point.exists ? " has a negative variable" : " is singular"));
    }
  }
  return Holds{};
}

Verdict code_never_worsens(ArticleCase& at) {
  if (const auto reason = unreadable(at); !reason.empty()) return Undecided{reason};
  Rational before = 2;
  const auto& states = at.code_run().states;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const BasicPoint point = point_of_basis(at.pair(), states[i]);
    if (!point.exists) return Undecided{"singular basis"};
    if (point.objective > before) {
      return refuted("pivot " + std::to_string(i + 1) + ": " + in_words(before) + " became " +
                     in_words(point.objective));
    }
    before = point.objective;
  }
  return Holds{};
}

bool a_state_comes_back(const CodeRun& run) {
  std::set<std::vector<std::uint32_t>> seen;
  for (const auto& state : run.states) {
    if (!seen.insert(state).second) return true;
  }
  return false;
}

Verdict code_never_cycles(ArticleCase& at) {
  if (at.code() == nullptr) return Undecided{kNoAnswer};
  return held_or(!a_state_comes_back(at.code_run()),
                 "a basis came back within " + std::to_string(at.code_run().states.size()) + " pivots");
}

Verdict rounding_can_cycle(ArticleCase& at) {
  if (at.code() == nullptr || !at.has_code_in_rationals()) return Undecided{kNoAnswer};
  // Only what the same code does not do without rounding is the rounding's doing.
  const bool by_rounding = a_state_comes_back(at.code_run()) && !a_state_comes_back(at.code_run_in_rationals());
  return by_rounding ? Verdict(Holds{}) : Verdict(NotJudged{kConditionNotMet});
}

/// The code's subset test: for an empty body, whether the other one is empty too; otherwise every corner collides.
Verdict code_knows_subsets(ArticleCase& at) {
  if (at.code() == nullptr) return Undecided{kNoAnswer};
  const Points &a = at.pair().a, &b = at.pair().b;
  bool says = a.empty() ? b.empty() : !b.empty(), truth = a.empty() || !b.empty();
  for (std::uint32_t k = 0; k < a.size() && !b.empty(); ++k) {
    const ConvexPair question{{a.dimension, {a[k].begin(), a[k].end()}}, b};
    const auto hit = says_hit(at.code()(question, Watch{}));
    if (!hit) return Undecided{kNoAnswer};
    says = says && *hit;
    truth = truth && certify_collision(question, nullptr).contact != Contact::kSeparated;
  }
  return held_or(says == truth,
                 std::string("the code says ") + (says ? "a part" : "no part") + ", it is " + (truth ? "one" : "none"));
}

constexpr std::array kCodeClaims = {
    Claim{"code_is_exact", "code", "The algorithm works and is exact for convex polytopes, here as it is coded.", "",
          Claim::Kind::kAlways, &code_is_exact},
    Claim{"code_decides_points", "code", "Two single points collide in the code if and only if they are equal.", "",
          Claim::Kind::kAlways, &code_is_exact, &first_corners},
    Claim{"code_knows_empty_sets", "code", "In the code nothing collides with a body without corners.", "",
          Claim::Kind::kAlways, &code_is_exact, &without_first},
    Claim{"code_uses_blands_rule", "code", "The code chooses its pivots by Bland's rule.", "", Claim::Kind::kAlways,
          &code_uses_blands_rule},
    Claim{"code_stays_feasible", "code", "Every vertex that the code visits is feasible.", "", Claim::Kind::kAlways,
          &code_stays_feasible},
    Claim{"code_never_worsens", "code", "The code takes no step that worsens the value.", "", Claim::Kind::kAlways,
          &code_never_worsens},
    Claim{"code_never_cycles", "code", "The code's choice of pivots keeps it from coming back to a basis.", "",
          Claim::Kind::kAlways, &code_never_cycles},
    Claim{"rounding_can_cycle", "code", "Rounding can make even a rule that provably ends come back to a basis.", "",
          Claim::Kind::kSometimes, &rounding_can_cycle},
    Claim{"code_knows_subsets", "code", "A body is in the code a part of another if and only if it is one.", "",
          Claim::Kind::kAlways, &code_knows_subsets},
    Claim{"code_knows_empty_subsets", "code",
          "A body without corners is in the code a part of what it is a part of: of everything.", "",
          Claim::Kind::kAlways, &code_knows_subsets, &without_first},
};

}  // namespace

std::span<const Claim> code_claims() { return kCodeClaims; }

}  // namespace assay::article
