#include "oracles/referee/hulls/hull3_opinion.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "oracles/hull2/claims.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/referee/hulls/lost_beyond.h"
#include "oracles/referee/hulls/near_opinion.h"

namespace assay {
namespace {

using Indices = std::vector<std::uint32_t>;

/// Every point named by the lowest index of those that coincide with it, as the referee names points.
class Names {
 public:
  explicit Names(const Cloud3& cloud) : cloud_(cloud) {
    for (std::uint32_t i = 0; i < cloud.points.size(); ++i) lowest_.emplace(key(i), i);
  }
  bool has(std::uint32_t i) const { return i < cloud_.points.size(); }
  /// Ascending, each point once. Precondition: has(i) for all.
  Indices sorted(std::span<const std::uint32_t> list) const {
    Indices named;
    for (const std::uint32_t i : list) named.push_back(lowest_.at(key(i)));
    std::sort(named.begin(), named.end());
    named.erase(std::unique(named.begin(), named.end()), named.end());
    return named;
  }

 private:
  using Key = std::tuple<double, double, double>;
  Key key(std::uint32_t i) const {
    const Point3& p = cloud_.points[i];
    return {p.x, p.y, p.z};
  }
  const Cloud3& cloud_;
  std::map<Key, std::uint32_t> lowest_;
};

/// What the referee's extreme points and faces have against a surface. Which way a facet turns and how facets hang
/// together they do not tell.
std::optional<std::string> objection(const Hull3& hull, const Names& names, const referee::Hull3Opinion& truth,
                                     const Hull3Statement& statement) {
  const Indices vertices = names.sorted(hull.corner);
  if (!std::includes(vertices.begin(), vertices.end(), truth.extreme.begin(), truth.extreme.end()))
    return "an extreme point is not listed";
  if (!statement.vertices_are_extreme) return std::nullopt;
  if (vertices != truth.extreme) return "a point that is not extreme is listed";
  std::vector<std::size_t> triangles(truth.faces.size());
  std::map<std::uint32_t, std::size_t> face_of_group;
  std::map<std::size_t, std::uint32_t> group_of_face;
  for (std::uint32_t f = 0; f < hull.facets(); ++f) {
    const Indices corners = names.sorted(hull.facet(f));
    const auto face = std::find_if(truth.faces.begin(), truth.faces.end(), [&](const Indices& of) {
      return std::includes(of.begin(), of.end(), corners.begin(), corners.end());
    });
    if (corners.size() < 3 || face == truth.faces.end()) return "facet " + std::to_string(f) + " lies in no face";
    const auto which = static_cast<std::size_t>(face - truth.faces.begin());
    triangles[which] += corners.size() - 2;
    if (f >= hull.face_of.size()) continue;
    const std::uint32_t group = hull.face_of[f];
    if (face_of_group.emplace(group, which).first->second != which)
      return "group " + std::to_string(group) + " spans two faces";
    if (group_of_face.emplace(which, group).first->second != group) return "one face is in two groups";
  }
  for (std::size_t k = 0; k < truth.faces.size(); ++k)
    if (triangles[k] + 2 != truth.faces[k].size())
      return "a face of " + std::to_string(truth.faces[k].size()) + " corners is covered by " +
             std::to_string(triangles[k]) + " triangle(s)";
  return std::nullopt;
}

std::optional<std::string> objection(const Cloud3& cloud, const Hull3Answer& answer, const referee::Hull3Opinion& truth,
                                     const Hull3Statement& statement) {
  const auto* hull = std::get_if<Hull3>(&answer);
  const auto* flat = std::get_if<FlatHull3>(&answer);
  const int dimension = hull != nullptr ? 3 : flat->dimension;
  if (dimension != truth.dimension)
    return "dimension " + std::to_string(dimension) + " is claimed, the cloud has " + std::to_string(truth.dimension);
  const Names names(cloud);
  const Indices& listed = hull != nullptr ? hull->corner : flat->extreme;
  for (const std::uint32_t i : listed)
    if (!names.has(i)) return "an index names no point";
  if (hull != nullptr) return objection(*hull, names, truth, statement);
  if (names.sorted(listed) != truth.extreme || listed.size() != truth.extreme.size())
    return "the list is not that of the extreme points";
  return std::nullopt;
}

/// On a surface that need only be near the hull.
SecondOpinion near_opinion(const Cloud3& cloud, const Hull3& hull, const referee::Hull3Opinion& truth, double gap,
                           const Judged& judged) {
  Points extreme{3, {}}, listed{3, {}};
  for (const std::uint32_t i : truth.extreme) {
    const Point3& p = cloud.points[i];
    extreme.push_back({p.x, p.y, p.z});
  }
  const Names names(cloud);
  for (const std::uint32_t i : hull.corner)
    if (!names.has(i)) return confirms("an index names no point");
  for (const std::uint32_t i : names.sorted(hull.corner)) {
    const Point3& p = cloud.points[i];
    listed.push_back({p.x, p.y, p.z});
  }
  if (extreme.empty() || listed.empty()) return no_opinion("no points");
  std::string sentence = sentence_of(truth);
  bool turned = false;
  if (!judged.wrong || judged.claim == kNotInsideOut) {
    const auto volume = referee::signed_volume(cloud, hull);
    if (!volume) return no_opinion(volume.error());
    const Rational squared = squared_diagonal_of(extreme), share = 4 * exact(gap);
    turned = *volume < 0 && *volume * *volume > share * share * squared * squared * squared;
    if (turned) sentence += ", the facets are turned inwards";
  }
  return opinion_on_near(std::move(sentence), turned, lost_beyond(extreme, listed, gap), judged);
}

/// Whether the facets of a surface, which is not asked to be only near, are turned inwards: claimed, or passed by the
/// judge.
SecondOpinion sense_opinion(const Cloud3& cloud, const Hull3& hull, bool claimed, const std::string& truth) {
  const auto volume = referee::signed_volume(cloud, hull);
  if (!volume) return no_opinion(volume.error());
  return as_claimed(*volume < 0, claimed, truth + ", the facets are " + (*volume < 0 ? "" : "not ") + "turned inwards");
}

}  // namespace

std::string sentence_of(const referee::Hull3Opinion& truth) {
  return "by the referee the hull has dimension " + std::to_string(truth.dimension) + ", " +
         std::to_string(truth.extreme.size()) + " extreme point(s) and " + std::to_string(truth.faces.size()) +
         " face(s)";
}

SecondOpinion hull3_opinion(const Cloud3& problem, const Hull3Answer& answer, const referee::Hull3Opinion& truth,
                            const Hull3Statement& statement, const Judged& judged) {
  const auto* surface = std::get_if<Hull3>(&answer);
  if (surface != nullptr && statement.gap > 0) return near_opinion(problem, *surface, truth, statement.gap, judged);
  if (surface != nullptr && judged.wrong && judged.claim == kNotInsideOut)
    return sense_opinion(problem, *surface, true, sentence_of(truth));
  const auto against = objection(problem, answer, truth, statement);
  if (judged.wrong && against) return confirms(sentence_of(truth) + "; " + *against);
  if (!judged.wrong && !against && surface != nullptr)
    return sense_opinion(problem, *surface, false, sentence_of(truth) + ", those listed");
  if (!judged.wrong && !against) return confirms(sentence_of(truth) + ", those listed");
  if (!judged.wrong) return disagrees(sentence_of(truth) + "; " + *against);
  // Points and faces as the referee has them, and yet wrong: how facets turn or hang together, or how they are grouped.
  if (judged.claim == kEnclosesEveryPoint || judged.claim == kVerticesAreExtreme)
    return disagrees(sentence_of(truth) + ", those listed");
  return no_opinion(sentence_of(truth) + ", those listed; the referee does not judge how facets are joined");
}

}  // namespace assay
