#include "properties/hull3/lifted_plane_has_planar_hull.h"

#include <array>
#include <string>

#include "oracles/hull2/exact_hull2.h"
#include "properties/hull2/listed_points.h"

namespace assay {
namespace {

struct LiftedPlane {
  std::string_view name;
  Point3 (*lift)(const Point2&);
};
constexpr std::array kPlanes = {LiftedPlane{"(x, y, 0)",
                                            [](const Point2& p) {
                                              return Point3{p.x, p.y, 0};
                                            }},
                                LiftedPlane{"(0, x, y)",
                                            [](const Point2& p) {
                                              return Point3{0, p.x, p.y};
                                            }},
                                LiftedPlane{"(x, x, y)",
                                            [](const Point2& p) {
                                              return Point3{p.x, p.x, p.y};
                                            }},
                                LiftedPlane{"(x, y, x)", [](const Point2& p) {
                                              return Point3{p.x, p.y, p.x};
                                            }}};

Cloud2 first_two_coordinates(const Cloud3& cloud) {
  Cloud2 planar;
  for (const Point3& p : cloud.points) planar.points.push_back({p.x, p.y});
  return planar;
}

}  // namespace

void LiftedPlaneHasPlanarHull::ask(const Cloud3& cloud, std::vector<Cloud3>& questions) {
  questions.assign(kPlanes.size(), {});
  for (std::size_t k = 0; k < kPlanes.size(); ++k) {
    for (const Point2& p : first_two_coordinates(cloud).points) questions[k].points.push_back(kPlanes[k].lift(p));
  }
}

Verdict LiftedPlaneHasPlanarHull::judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies,
                                        const Court<Hull3Family>&) {
  if (replies.size() != kPlanes.size()) return Undecided{"not four replies"};
  const Cloud2 planar = first_two_coordinates(cloud);
  if (!finite(planar)) return Undecided{"cloud is not finite"};
  const Hull2Answer truth = exact_hull2(planar);
  const auto extreme = listed(truth);
  if (!extreme) return Undecided{"no planar hull to compare"};
  const auto itself = [](const Point2& p) { return p; };
  const auto points = points_of(extreme->indices, planar.points, itself);
  for (std::size_t k = 0; k < kPlanes.size(); ++k) {
    const auto list = listed(replies[k].answer);
    if (!list) return Undecided{"no answer to compare"};
    if (auto violated = index_objection(list->indices, planar.points.size())) return *violated;
    const std::string in_plane = " in the plane " + std::string(kPlanes[k].name);
    if (list->dimension != extreme->dimension) {
      return Violated{LiftedPlaneHasPlanarHull::kFlat, "dimension " + std::to_string(list->dimension) + in_plane +
                                                           ", but " + std::to_string(extreme->dimension) + " it is"};
    }
    const auto lifted = points_of(list->indices, planar.points, itself);
    if (const auto lost = only_in(points, lifted)) {
      return Violated{LiftedPlaneHasPlanarHull::kSamePoints,
                      point_text(*lost) + " is extreme, but not listed" + in_plane};
    }
    if (const auto gained = only_in(lifted, points)) {
      return Violated{LiftedPlaneHasPlanarHull::kSamePoints,
                      point_text(*gained) + " is listed" + in_plane + ", but not extreme"};
    }
  }
  return Holds{};
}

}  // namespace assay
