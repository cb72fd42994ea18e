// Surfaces asked piece by piece: how their lists are formed, how they hang together, and what one look at each facet
// and its neighbours tells.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/point_lists.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/drawn/unit_cubes.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/closed_surface.h"
#include "oracles/hull3/survey.h"

namespace assay::known {
namespace {

void take_objection(FoldedRun& run, const std::optional<Violated>& objection) {
  run.take(objection ? Verdict(*objection) : Verdict(Holds{}));
}

/// Lists of ends that fall, stand, leave corners over or ask for more, and corners that are no points.
KnownWords forms_of_surfaces() {
  FoldedRun run;
  const Cloud3 cloud = cloud_of<Cloud3>(cube(0, 0, 0).coordinates);
  const auto take = [&](std::vector<std::uint32_t> corner, std::vector<std::uint32_t> end) {
    take_objection(run, form_objection(cloud, {std::move(corner), std::move(end), {}}));
  };
  for (const auto& end : {std::vector<std::uint32_t>{},
                          {2},
                          {6},
                          {3},
                          {7},
                          {3, 6},
                          {3, 5},
                          {3, 2},
                          {3, 3},
                          {6, 3, 6},
                          {3, 6, 6},
                          {6, 2, 6},
                          {3, 4, 6},
                          {4, 6},
                          {2, 6},
                          {4294967295u, 2}})
    take({0, 1, 2, 2, 1, 0}, end);
  take({}, {});
  take({}, {0});
  for (std::size_t at = 0; at < 6; ++at)
    for (const std::uint32_t name : {7u, 8u, 4294967295u}) {
      std::vector<std::uint32_t> corner = {0, 1, 2, 2, 1, 0};
      corner[at] = name;
      take(corner, {3, 6});
    }
  return {run.folded()};
}

/// A column of triangles between two ends, 0 and the last; pinched if that is 0 too.
Facets column(std::uint32_t last) {
  Facets facets;
  for (std::uint32_t k = 0; k < 3; ++k) {
    const std::uint32_t low = 1 + k, low_next = 1 + (k + 1) % 3, high = 4 + k, high_next = 4 + (k + 1) % 3;
    facets.push_back({0, low_next, low});
    facets.push_back({low, low_next, high});
    facets.push_back({low_next, high_next, high});
    facets.push_back({high, high_next, last});
  }
  return facets;
}

/// Surfaces that are whole, of two parts, pinched, of a torus, and such whose parts meet over last edges alone.
KnownWords hung_together() {
  FoldedRun run;
  Cloud3 cloud;
  for (int i = 0; i < 16; ++i) cloud.points.push_back({double(i % 2), double(i / 2 % 2), double(i / 4)});
  Facets twice = column(7), torus;
  for (std::vector<std::uint32_t> facet : column(7)) {
    for (std::uint32_t& corner : facet) corner += 8;
    twice.push_back(facet);
  }
  for (std::uint32_t i = 0; i < 3; ++i)
    for (std::uint32_t j = 0; j < 3; ++j) {
      const std::uint32_t right = (i + 1) % 3, up = (j + 1) % 3;
      torus.push_back({3 * i + j, 3 * right + j, 3 * right + up, 3 * i + up});
    }
  // Around an octahedron, the free edge of each triangle last.
  const Facets belt = {{1, 3, 0}, {3, 1, 4}, {2, 4, 1}, {4, 2, 5}, {0, 5, 2}, {5, 0, 3}, {0, 2, 1}, {3, 4, 5}};
  for (const Facets& facets : {column(7), column(0), twice, torus, belt, reversed(belt), Facets{{0, 1}, {2}},
                               Facets{{0, 1, 1}}, Facets{{0, 0, 1}}, Facets{{0, 1, 2}, {2, 1, 0}, {3, 3, 3}}}) {
    Surface closed = surface_of(cloud, surface(facets));
    const std::string objection = pair_edges(closed);
    run.take(std::string_view(objection));
    run.take(std::string_view(pairing_objection(closed)));
    if (!objection.empty()) continue;
    take_objection(run, topology_objection(closed));
    const Topology topology = topology_of(closed);
    run.take(topology.components);
    run.take(topology.pinched);
  }
  return {run.folded()};
}

/// A cube with one side of four triangles, their middle anywhere, looked at from points at the borders of facets.
KnownWords surveys() {
  FoldedRun run;
  for (const double height : {-0.5, 0.5, 1.0, 1.5, 3.0})
    for (const double x : {0.5, 0.0, 1.0, 0.25})
      for (const double off : {0.0, 0x1p-40, 1.0}) {
        Cloud3 cloud = cloud_of<Cloud3>(cube(0, 0, 0).coordinates);
        cloud.points.push_back({x, 0.5, height});
        cloud.points[6].y += off;
        const Facets dented = {{0, 2, 3, 1}, {0, 1, 5, 4}, {1, 3, 7, 5}, {3, 2, 6, 7}, {2, 0, 4, 6},
                               {4, 5, 8},    {5, 7, 8},    {7, 6, 8},    {6, 4, 8}};
        for (const double from : {0.0, 0.5, 1.0, 0.25}) {
          for (const Facets& facets : {dented, reversed(dented)}) {
            Surface seen = surface_of(cloud, surface(facets));
            bool exactly = false;
            const Survey survey = survey_of(seen, {from, 0.5, 0.375}, exactly);
            take_objection(run, survey.shape);
            run.take(survey.paired), run.take(survey.centre_below), run.take(survey.convex);
            run.take(survey.some_flat), run.take(survey.across), run.take(exactly);
          }
        }
      }
  return {run.folded()};
}

}  // namespace

void add_shapes_of_surfaces(KnownAnswers& all) {
  all.push_back({"oracles/hull3/forms_of_surfaces", Asked::kByCheck, forms_of_surfaces, {11688370809379441393u}});
  all.push_back({"oracles/hull3/hung_together", Asked::kByCheck, hung_together, {6383730213240326230u}});
  all.push_back({"oracles/hull3/surveys", Asked::kByCheck, surveys, {1549745737247793957u}});
}

}  // namespace assay::known
