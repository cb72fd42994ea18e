#include <algorithm>
#include <cmath>
#include <optional>

#include "oracles/exact/square_root.h"
#include "oracles/gjk/claims_hit.h"
#include "oracles/referee/collision/moved_collision.h"
#include "oracles/referee/collision/opinions.h"
#include "oracles/referee/collision/promised_length.h"

namespace assay {
namespace {

bool is_direction(const ConvexPair& pair, const std::array<double, 3>& normal) {
  for (std::size_t k = 0; k < normal.size(); ++k)
    if (!std::isfinite(normal[k]) || (k >= pair.a.dimension && normal[k] != 0)) return false;
  return std::any_of(normal.begin(), normal.end(), [](double entry) { return entry != 0; });
}

/// Whether b moved by x n / |n| overlaps a at both ends of [least, most], each taken a little further out (true: so it
/// does for all x between, as such moves are an interval), or at neither, each a little further in (false).
std::optional<bool> overlaps_throughout(const ConvexPair& pair, const std::array<double, 3>& normal,
                                        const Rational& least, const Rational& most) {
  const Rational length2 = projection(pair, normal).length2, near = 1 - Rational(1, Integer(1) << 40), far = 2 - near;
  const auto overlaps = [&](const Rational& length, const Rational& aside) -> std::optional<bool> {
    const double times = square_root(length * length / length2);
    if (!std::isfinite(times)) return std::nullopt;
    std::vector<Rational> move;
    for (std::uint32_t k = 0; k < pair.a.dimension; ++k) move.push_back(exact(normal[k]) * exact(times) * aside);
    const auto opinion = referee::collision_after_move(pair, move);
    if (!opinion) return std::nullopt;
    return opinion->contact == Contact::kOverlapping;
  };
  const auto before = overlaps(least, near), after = overlaps(most, far);
  if (!before || !after) return std::nullopt;
  if (*before && *after) return true;
  if (least * far > most * near) return std::nullopt;
  const auto from = overlaps(least, far), to = overlaps(most, near);
  if (from && to && !(*from && *to)) return false;
  return std::nullopt;
}

std::optional<SecondOpinion> wrong_number(const Rational& squared, const Rational& least, const Rational& most,
                                          bool claimed_wrong) {
  const bool too_deep = least > 0 && least * least > squared, too_shallow = most < 0 || most * most < squared;
  if (!too_deep && !too_shallow) return std::nullopt;
  return as_claimed(
      true, claimed_wrong,
      std::string("by the referee the depth is ") + (too_deep ? "less" : "greater") + " by more than the promise");
}

}  // namespace

SecondOpinion depth_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Promise& promise,
                            bool claimed_wrong) {
  const auto* deep = std::get_if<Penetrating>(&answer);
  if (deep == nullptr && claims_hit(answer) != false) return no_opinion("the answer claims no depth");
  if (deep != nullptr && (!std::isfinite(deep->depth) || deep->depth < 0))
    return as_claimed(true, claimed_wrong, "the number is no depth");
  if (!promise.binds()) return no_opinion("nothing is promised about penetration depths");
  const auto squared = referee::squared_depth(pair);
  if (!squared) return no_opinion(squared.error());
  const Rational depth = deep == nullptr ? Rational(0) : exact(deep->depth);
  const Rational gap = promised_length(pair, promise);
  const Rational least = depth - gap, most = depth + gap;
  if (const auto wrong = wrong_number(*squared, least, most, claimed_wrong)) return *wrong;
  const bool directed = deep != nullptr && is_direction(pair, deep->normal);
  if (directed) {
    const auto [greatest, length2] = projection(pair, deep->normal);
    if (greatest > 0 && greatest * greatest > most * most * length2) {
      const auto still = overlaps_throughout(pair, deep->normal, std::max(Rational(0), least), most);
      if (!still) return no_opinion("the referee does not tell whether the moved bodies overlap");
      if (*still) return as_claimed(true, claimed_wrong, "by the referee the moved bodies still overlap");
    }
  }
  if (!claimed_wrong) return confirms("by the referee the depth is right within the promise");
  if (deep != nullptr && deep->size > 0)
    return no_opinion("the depth and the move are right; tier 0 judged the facet in rationals");
  return disagrees("by the referee the depth is right within the promise, and the move ends the overlap");
}

SecondOpinion normal_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Promise& promise,
                             bool claimed_wrong) {
  const auto* deep = std::get_if<Penetrating>(&answer);
  if (deep == nullptr) return no_opinion("the answer has no normal");
  const auto finite = [](double entry) { return std::isfinite(entry); };
  if (!std::all_of(deep->normal.begin(), deep->normal.end(), finite))
    return as_claimed(true, claimed_wrong, "the normal is not a direction");
  for (std::size_t k = pair.a.dimension; k < deep->normal.size(); ++k)
    if (deep->normal[k] != 0) return as_claimed(true, claimed_wrong, "the normal leaves the bodies' space");
  if (!promise.binds()) return no_opinion("nothing is promised about normals");
  const auto squared = referee::squared_depth(pair);
  if (!squared) return no_opinion(squared.error());
  const Rational gap = promised_length(pair, promise);
  if (!promise.stated && *squared <= gap * gap) {
    return claimed_wrong
               ? disagrees(
                     "by the referee the bodies overlap by no more than the promise, where nothing is asked of it")
               : confirms("by the referee the bodies overlap by no more than the promise");
  }
  if (!is_direction(pair, deep->normal)) return as_claimed(true, claimed_wrong, "the normal is zero");
  const auto [greatest, length2] = projection(pair, deep->normal);
  if (greatest <= 0) return as_claimed(false, claimed_wrong, "by the referee the normal separates the bodies");
  // sqrt(q) <= sqrt(s) + g, q = H^2 / n.n, s = D^2: both sides squared, then the one root that is left.
  const Rational rest = greatest * greatest / length2 - *squared - gap * gap;
  const bool wrong = rest > 0 && rest * rest > 4 * gap * gap * *squared;
  return as_claimed(wrong, claimed_wrong,
                    std::string("by the referee the bodies overlap along the normal by ") +
                        (wrong ? "more than" : "no more than") + " the exact depth and the promise");
}

}  // namespace assay
