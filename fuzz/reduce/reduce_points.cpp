// Reduces collision pairs and clouds, both as a list of bodies in a common space.
#include <algorithm>
#include <cmath>

#include "algorithms/model/point_lists.h"
#include "fuzz/reduce/boundary_order.h"
#include "fuzz/reduce/descent.h"
#include "fuzz/reduce/numbers.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using Bodies = std::vector<Points>;
using BodyDescent = Descent<Bodies>;

std::uint32_t vertices(const Bodies& bodies) {
  std::uint32_t count = 0;
  for (const Points& body : bodies) count += body.size();
  return count;
}

/// The bodies without `count` vertices from number `first` on, counted through all bodies.
Bodies without_vertices(const Bodies& bodies, std::uint32_t first, std::uint32_t count) {
  Bodies kept;
  std::uint32_t number = 0;
  for (const Points& body : bodies)
    kept.push_back({body.dimension, without_points(body.coordinates, body.dimension, first, count, number)});
  return kept;
}

std::uint32_t common_dimension(const Bodies& bodies) {
  for (const Points& body : bodies) {
    if (body.dimension != bodies[0].dimension) return 0;
  }
  return bodies[0].dimension;
}

Places all_places(Bodies& bodies) {
  Places places;
  for (Points& body : bodies) {
    for (double& x : body.coordinates) places.push_back(&x);
  }
  return places;
}

/// Coordinate number `axis` of every vertex. Precondition: a common dimension.
Places axis_places(Bodies& bodies, std::uint32_t axis) {
  Places places;
  for (Points& body : bodies) {
    for (std::uint32_t i = 0; i < body.size(); ++i) places.push_back(&body[i][axis]);
  }
  return places;
}

Places vertex_places(Bodies& bodies, std::uint32_t vertex) {
  Places places;
  for (Points& body : bodies) {
    for (std::uint32_t i = 0; i < body.size(); ++i) {
      if (vertex-- == 0) {
        for (double& x : body[i]) places.push_back(&x);
      }
    }
  }
  return places;
}

void drop_axis(Bodies& bodies, std::uint32_t axis) {
  for (Points& body : bodies) {
    Points flat{body.dimension - 1, {}};
    for (std::uint32_t i = 0; i < body.size(); ++i) {
      for (std::uint32_t k = 0; k < body.dimension; ++k) {
        if (k != axis) flat.coordinates.push_back(body[i][k]);
      }
    }
    body = std::move(flat);
  }
}

/// A case is to be drawn and looked at, and most engines serve the plane at least.
constexpr std::uint32_t kLeastDimension = 2;

bool drop_dimensions(BodyDescent& descent) {
  bool better = false;
  for (std::uint32_t axis = common_dimension(descent.best()); axis-- > 0;) {
    if (common_dimension(descent.best()) <= kLeastDimension) break;
    better |= descent.attempt_edit([&](Bodies& bodies) { drop_axis(bodies, axis); });
  }
  return better;
}

/// Moves the bodies so that one of their vertices is the origin, in all axes together and in each alone.
bool shift_to_origin(BodyDescent& descent) {
  bool better = false;
  const std::uint32_t dimension = common_dimension(descent.best());
  for (std::uint32_t vertex = 0; vertex < vertices(descent.best()); ++vertex) {
    better |= descent.attempt_edit([&](Bodies& bodies) {
      for (std::uint32_t axis = 0; axis < dimension; ++axis) {
        const Places places = axis_places(bodies, axis);
        shift_exactly(places, *places[vertex]);
      }
    });
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      better |= descent.attempt_edit([&](Bodies& bodies) {
        const Places places = axis_places(bodies, axis);
        shift_exactly(places, *places[vertex]);
      });
    }
  }
  return better;
}

/// The nearest lattice points when the bounding box is scaled to [0, steps]^n by one common factor.
void snap_to_integers(Bodies& bodies, double steps) {
  const std::uint32_t dimension = common_dimension(bodies);
  double extent = 0;
  std::vector<double> corner(dimension);
  for (std::uint32_t axis = 0; axis < dimension; ++axis) {
    const Places places = axis_places(bodies, axis);
    if (places.empty()) return;
    const auto [low, high] = std::minmax_element(places.begin(), places.end(), [](auto a, auto b) { return *a < *b; });
    corner[axis] = **low;
    extent = std::max(extent, **high - **low);
  }
  if (!(extent > 0) || !std::isfinite(extent)) return;
  for (std::uint32_t axis = 0; axis < dimension; ++axis) {
    for (double* place : axis_places(bodies, axis)) *place = std::nearbyint((*place - corner[axis]) / extent * steps);
  }
}

bool snap_to_small_integers(BodyDescent& descent) {
  for (const double steps : {1., 2., 3., 4., 5., 6., 7., 8., 10., 12., 16., 20., 24., 32., 64., 128., 1000.}) {
    if (descent.attempt_edit([&](Bodies& bodies) { snap_to_integers(bodies, steps); })) return true;
  }
  return false;
}

/// Gives one vertex the place of another.
bool merge_vertices(BodyDescent& descent) {
  bool better = false;
  const std::uint32_t count = vertices(descent.best());
  for (std::uint32_t i = 0; i < count && count <= kPairParts; ++i) {
    for (std::uint32_t j = 0; j < count; ++j) {
      better |= descent.attempt_edit([&](Bodies& bodies) {
        const Places to = vertex_places(bodies, i), from = vertex_places(bodies, j);
        for (std::size_t k = 0; k < to.size() && k < from.size(); ++k) *to[k] = *from[k];
      });
    }
  }
  return better;
}

/// The smaller body first, vertices in lexicographic order: names of things that do not matter become equal.
bool put_in_order(BodyDescent& descent) {
  bool better = false;
  if (descent.best().size() == 2) {
    better |= descent.attempt_edit([](Bodies& bodies) { std::swap(bodies[0], bodies[1]); });
  }
  for (std::size_t which = 0; which < descent.best().size(); ++which) {
    // Insertion by neighbours, so that every step which keeps the failure is kept even where the whole order is not.
    for (std::uint32_t i = 1; i < descent.best()[which].size(); ++i) {
      better |= descent.attempt_edit([&](Bodies& bodies) {
        Points& body = bodies[which];
        std::swap_ranges(body[i - 1].begin(), body[i - 1].end(), body[i].begin());
      });
    }
  }
  return better;
}

bool simplify(BodyDescent& descent) {
  bool better = shift_to_origin(descent);
  better |= snap_to_small_integers(descent);
  better |= simplify_jointly(descent, all_places);
  for (std::uint32_t axis = 0; axis < common_dimension(descent.best()); ++axis) {
    better |= simplify_jointly(descent, [&](Bodies& bodies) { return axis_places(bodies, axis); });
  }
  better |= merge_vertices(descent);
  for (std::uint32_t vertex = 0; vertex < vertices(descent.best()); ++vertex) {
    better |= simplify_jointly(descent, [&](Bodies& bodies) { return vertex_places(bodies, vertex); });
  }
  better |= simplify_singly(descent, all_places);
  better |= put_in_order(descent);
  return better;
}

struct ReducedBodies {
  Bodies bodies;
  std::uint64_t questions = 0;
  bool minimal = false;
};

enum class Dimension : std::uint8_t { kFixed, kMayDrop };

ReducedBodies reduce_bodies(BodyDescent descent, Dimension dimension) {
  const bool minimal = descend(descent, vertices, without_vertices, [dimension](BodyDescent& bodies) {
    const bool dropped = dimension == Dimension::kMayDrop && drop_dimensions(bodies);
    return simplify(bodies) || dropped;
  });
  return {descent.best(), descent.asked(), minimal};
}

template <Family F>
Reduced<F> reduce_cloud(const typename F::Problem& problem, const StillFails<F>& still_fails, ReduceBudget budget) {
  const auto cloud = [](const Bodies& bodies) { return cloud_of<typename F::Problem>(bodies[0].coordinates); };
  BodyDescent descent(
      {points_of(problem)}, [&](const Bodies& bodies) { return still_fails(cloud(bodies)); }, budget.questions);
  const auto result = reduce_bodies(std::move(descent), Dimension::kFixed);
  return {cloud(result.bodies), result.questions, result.minimal};
}

}  // namespace

Reduced<GjkFamily> reduce(const ConvexPair& problem, const StillFails<GjkFamily>& still_fails, ReduceBudget budget) {
  BodyDescent descent(
      {problem.a, problem.b},
      [&](const Bodies& bodies) {
        return still_fails({bodies[0], bodies[1]});
      },
      budget.questions);
  // Polygons stay polygons: an engine that expects them must not be blamed for a star.
  if (is_in_boundary_order(problem.a) && is_in_boundary_order(problem.b)) {
    descent.keep_in([](Bodies& bodies) {
      for (Points& body : bodies) put_in_boundary_order(body);
    });
  }
  const auto result = reduce_bodies(std::move(descent), Dimension::kMayDrop);
  return {{result.bodies[0], result.bodies[1]}, result.questions, result.minimal};
}

Reduced<Hull2Family> reduce(const Cloud2& problem, const StillFails<Hull2Family>& still_fails, ReduceBudget budget) {
  return reduce_cloud<Hull2Family>(problem, still_fails, budget);
}

Reduced<Hull3Family> reduce(const Cloud3& problem, const StillFails<Hull3Family>& still_fails, ReduceBudget budget) {
  return reduce_cloud<Hull3Family>(problem, still_fails, budget);
}

}  // namespace assay
