// The claims of the spatial hull judge that are made from a point strictly below every facet.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/containment.h"
#include "oracles/hull3/frame.h"
#include "oracles/hull3/side_sign.h"
#include "oracles/hull3/surface.h"
#include "oracles/hull3/survey.h"

namespace assay {

/// The claims (7) to (11) of check_hull3.cpp, seen from the centre of a frame that is strictly below every facet.
/// Preconditions: the claims before them hold, and the frame aims as stated.
///
/// Where no edge is flat, little is left to ask. (9) then says that no two facets are in one group, as every facet is a
/// face. (10) follows from (3): the facets around a vertex are three or more, all divided by ridges. For one facet
/// alone would be its own neighbour across both of its edges at the vertex, whose other ends coincide; two would share
/// two edges that are not on one line, hence lie in one plane.
template <class Frame>
class JudgementFromInside {
 public:
  JudgementFromInside(const Cloud3& cloud, const Hull3& hull, const Hull3Statement& statement, const Surface& surface,
                      Frame& frame, const Aim& aim, const Survey& survey, bool& exactly)
      : cloud_(cloud),
        hull_(hull),
        statement_(statement),
        surface_(surface),
        frame_(frame),
        aim_(aim),
        survey_(survey),
        exactly_(exactly) {}

  Verdict verdict() {
    for (const auto claim : {&JudgementFromInside::ridges, &JudgementFromInside::ray, &JudgementFromInside::faces,
                             &JudgementFromInside::vertices, &JudgementFromInside::points}) {
      if (auto violated = (this->*claim)()) return *violated;
    }
    return Holds{};
  }

 private:
  std::optional<Violated> ridges() {
    if (survey_.convex) return std::nullopt;
    for (std::uint32_t e = 0; e < surface_.corner.size(); ++e) {
      const std::uint32_t t = surface_.twin[e];
      const auto f = surface_.facet(surface_.facet_of[e]);
      const std::uint32_t beyond = surface_.to(surface_.next(t));  // not on the edge: the neighbour is strictly convex
      if (side_sign(surface_.vertex[f[0]], surface_.vertex[f[1]], surface_.vertex[f[2]], surface_.vertex[beyond],
                    exactly_) > 0) {
        return Violated{hull3_claims::kRidgesAreConvex,
                        point_text(cloud_, surface_.index[beyond]) + " of " + facet_text(surface_.facet_of[t]) +
                            " is above its neighbour " + facet_text(surface_.facet_of[e])};
      }
    }
    return std::nullopt;
  }

  std::optional<Violated> ray() {
    for (const std::uint32_t f : aim_.rivals) {
      if (f != aim_.facet && in_cone(f)) {
        return Violated{hull3_claims::kRayLeavesOnce,
                        "the ray through " + facet_text(aim_.facet) + " meets " + facet_text(f) + " as well"};
      }
    }
    return std::nullopt;
  }
  bool in_cone(std::uint32_t f) {
    const auto corner = surface_.facet(f);
    std::uint32_t from = corner.back();
    for (const std::uint32_t to : corner) {
      if (frame_.ray_side(from, to) < 0) return false;
      from = to;
    }
    return true;
  }

  std::optional<Violated> faces() {
    const auto& group = hull_.face_of;
    if (group.empty()) {
      if (statement_.faces_may_be_divided || !survey_.some_flat) return std::nullopt;
      const auto flat = std::find(survey_.is_flat.begin(), survey_.is_flat.end(), true);
      const auto e = static_cast<std::uint32_t>(flat - survey_.is_flat.begin());
      return Violated{hull3_claims::kFacesAsStated, facet_text(surface_.facet_of[e]) + " lies in one plane with " +
                                                        facet_text(surface_.facet_of[surface_.twin[e]])};
    }
    if (group.size() != surface_.facets()) {
      return Violated{hull3_claims::kFacesAsStated, std::to_string(group.size()) + " groups are given for " +
                                                        std::to_string(surface_.facets()) + " facets"};
    }
    if (!survey_.some_flat && groups_of(group) == surface_.facets()) return std::nullopt;
    for (std::uint32_t e = 0; e < surface_.corner.size(); ++e) {
      const std::uint32_t f = surface_.facet_of[e], g = surface_.facet_of[surface_.twin[e]];
      if ((group[f] == group[g]) != survey_.is_flat[e]) {
        return Violated{hull3_claims::kFacesAsStated,
                        facet_text(f) + " and its neighbour " + facet_text(g) +
                            (survey_.is_flat[e] ? " lie in one plane, but not in one group"
                                                : " are in one group, but not in one plane")};
      }
    }
    const auto beyond = std::find_if(group.begin(), group.end(), [&](auto g) { return g >= surface_.facets(); });
    if (beyond != group.end()) return Violated{hull3_claims::kFacesAsStated, "group " + std::to_string(*beyond)};
    const std::size_t groups = groups_of(group), regions = flat_regions();
    if (groups != regions) {
      return Violated{hull3_claims::kFacesAsStated,
                      std::to_string(groups) + " groups, " + std::to_string(regions) + " faces"};
    }
    return std::nullopt;
  }
  /// How many numbers of facets occur in the list.
  std::size_t groups_of(const std::vector<std::uint32_t>& group) const {
    std::vector<bool> used(surface_.facets(), false);
    std::size_t groups = 0;
    for (const std::uint32_t g : group) {
      if (g >= surface_.facets() || used[g]) continue;
      used[g] = true;
      ++groups;
    }
    return groups;
  }
  /// The connected sets of facets joined by flat edges.
  std::size_t flat_regions() const {
    std::vector<bool> seen(surface_.facets(), false);
    std::vector<std::uint32_t> open;
    std::size_t regions = 0;
    for (std::uint32_t first = 0; first < surface_.facets(); ++first) {
      if (seen[first]) continue;
      ++regions;
      seen[first] = true;
      for (open.push_back(first); !open.empty();) {
        const std::uint32_t f = open.back();
        open.pop_back();
        for (std::uint32_t e = surface_.begin[f]; e < surface_.begin[f + 1]; ++e) {
          const std::uint32_t g = surface_.facet_of[surface_.twin[e]];
          if (!survey_.is_flat[e] || seen[g]) continue;
          seen[g] = true;
          open.push_back(g);
        }
      }
    }
    return regions;
  }

  std::optional<Violated> vertices() {
    if (!statement_.vertices_are_extreme || !survey_.some_flat) return std::nullopt;
    std::vector<std::uint8_t> ridges(surface_.vertex.size(), 0);
    for (std::uint32_t e = 0; e < surface_.corner.size(); ++e) {
      if (!survey_.is_flat[e] && ridges[surface_.from(e)] < 3) ++ridges[surface_.from(e)];
    }
    for (std::size_t v = 0; v < ridges.size(); ++v) {
      if (ridges[v] < 3) {
        return Violated{kVerticesAreExtreme, point_text(cloud_, surface_.index[v]) + " lies inside " +
                                                 (ridges[v] == 0 ? "a face" : "an edge")};
      }
    }
    return std::nullopt;
  }

  std::optional<Violated> points() {
    const std::size_t others = cloud_.points.size() - surface_.vertex.size();
    if (others == 0) return std::nullopt;
    Containment<Frame> body(surface_, frame_, others);
    std::optional<Violated> violated;
    for (std::size_t i = 0; i < cloud_.points.size() && !violated; ++i) {
      if (surface_.number_of[i] == Surface::kNone && !body.inside(cloud_.points[i])) {
        violated = Violated{kEnclosesEveryPoint, point_text(cloud_, i) + " lies outside"};
      }
    }
    exactly_ = exactly_ || body.used_integers();
    return violated;
  }

  const Cloud3& cloud_;
  const Hull3& hull_;
  const Hull3Statement& statement_;
  const Surface& surface_;
  Frame& frame_;
  const Aim& aim_;
  const Survey& survey_;
  bool& exactly_;
};

}  // namespace assay
