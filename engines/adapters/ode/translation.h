// A body as ODE has it, and ODE's contacts as an answer.
#pragma once
#include <ode/ode.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engines/adapters/collision_adapter_kit.h"

namespace assay::ode_adapter {

static_assert(sizeof(dReal) == sizeof(double), "this adapter states the semantics of a double-precision ODE");

/// Whether ODE is ready to be asked by this thread.
inline bool start() {
  static const bool started = dInitODE2(0) != 0 && dAllocateODEDataForThread(dAllocateMaskAll) != 0;
  return started;
}

/// The geom of one body for the time of one question; none where ODE made none.
class Geom {
 public:
  explicit Geom(dGeomID id) : id_(id) {}
  Geom(Geom&& other) noexcept : id_(std::exchange(other.id_, nullptr)) {}
  Geom(const Geom&) = delete;
  Geom& operator=(const Geom&) = delete;
  Geom& operator=(Geom&&) = delete;
  ~Geom() {
    if (id_ != nullptr) dGeomDestroy(id_);
  }
  dGeomID id() const { return id_; }

 private:
  dGeomID id_;
};

/// x - c, if that is exact and adding c again gives x: then a geom at c has exactly the vertex x.
inline std::optional<double> relative_to(double c, double x) {
  const double difference = x - c;
  // Knuth's two-sum: the part of the difference that rounding took off.
  const double back = x - difference;
  const double lost = (x - (difference + back)) + (back - c);
  if (lost != 0 || difference + c != x) return std::nullopt;
  return difference;
}

/// A convex geom as ODE wants it, the origin of its own coordinates inside; ODE keeps pointers into it.
struct Mesh {
  Point3 centre;
  std::vector<dReal> planes, points;
  std::vector<unsigned> polygons;
};

/// The mean of the corners, on the grid of 2^-50 of the largest coordinate so that differences stay short.
inline double mean_on_grid(const std::vector<Point3>& corner, double Point3::*axis) {
  double sum = 0, greatest = 0;
  for (const Point3& p : corner)
    sum += p.*axis / double(corner.size()), greatest = std::max(greatest, std::abs(p.*axis));
  if (greatest == 0) return 0;
  const double grid = std::ldexp(1.0, std::max(std::ilogb(greatest) - 50, -1074));
  return std::nearbyint(sum / grid) * grid;
}

/// The plane of a triangle as (n, n.p), |n| = 1 but for rounding; nothing where rounding leaves no direction. Edges are
/// divided by a power of two first, so that products neither overflow nor vanish.
inline std::optional<std::array<dReal, 4>> plane_of(const dReal* p, const dReal* q, const dReal* r) {
  std::array<double, 3> u{}, v{}, n{};
  double greatest = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    u[k] = q[k] - p[k], v[k] = r[k] - p[k];
    greatest = std::max({greatest, std::abs(u[k]), std::abs(v[k])});
  }
  if (!(greatest > 0) || !std::isfinite(greatest)) return std::nullopt;
  const int exponent = -std::ilogb(greatest);
  for (std::size_t k = 0; k < 3; ++k) u[k] = std::ldexp(u[k], exponent), v[k] = std::ldexp(v[k], exponent);
  for (std::size_t k = 0; k < 3; ++k) n[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
  const double length = std::hypot(n[0], n[1], n[2]);
  if (!(length > 0)) return std::nullopt;
  for (double& x : n) x /= length;
  const double offset = n[0] * p[0] + n[1] * p[1] + n[2] * p[2];
  if (!std::isfinite(offset)) return std::nullopt;
  return std::array<dReal, 4>{n[0], n[1], n[2], offset};
}

inline std::optional<Mesh> mesh_of(const Points& body) {
  const std::optional<collision_adapter::Solid> solid = collision_adapter::solid_of(body);
  if (!solid) return std::nullopt;
  Mesh mesh;
  mesh.centre = {mean_on_grid(solid->corner, &Point3::x), mean_on_grid(solid->corner, &Point3::y),
                 mean_on_grid(solid->corner, &Point3::z)};
  for (const Point3& corner : solid->corner)
    for (double Point3::*axis : {&Point3::x, &Point3::y, &Point3::z}) {
      const std::optional<double> coordinate = relative_to(mesh.centre.*axis, corner.*axis);
      if (!coordinate) return std::nullopt;
      mesh.points.push_back(*coordinate);
    }
  for (const auto& [i, j, k] : solid->triangle) {
    const auto plane = plane_of(&mesh.points[3 * i], &mesh.points[3 * j], &mesh.points[3 * k]);
    if (!plane) return std::nullopt;
    mesh.planes.insert(mesh.planes.end(), plane->begin(), plane->end());
    mesh.polygons.insert(mesh.polygons.end(), {3, i, j, k});
  }
  return mesh;
}

/// Precondition: start().
inline Geom geom_of(Mesh& mesh) {
  Geom geom(dCreateConvex(nullptr, mesh.planes.data(), static_cast<unsigned>(mesh.planes.size() / 4),
                          mesh.points.data(), static_cast<unsigned>(mesh.points.size() / 3), mesh.polygons.data()));
  if (geom.id() != nullptr) dGeomSetPosition(geom.id(), mesh.centre.x, mesh.centre.y, mesh.centre.z);
  return geom;
}

/// An axis-aligned box as ODE has it.
struct Box {
  std::array<double, 3> side{}, centre{};
};

/// A box given by its eight corners, as a centre and sides that give them back exactly.
inline std::optional<Box> box_of(const Points& body) {
  if (body.dimension != 3 || body.size() != 8) return std::nullopt;
  std::array<double, 3> low, high;
  for (std::size_t k = 0; k < 3; ++k) {
    low[k] = high[k] = body[0][k];
    for (std::size_t i = 1; i < 8; ++i) low[k] = std::min(low[k], body[i][k]), high[k] = std::max(high[k], body[i][k]);
  }
  unsigned corners = 0;
  for (std::size_t i = 0; i < 8; ++i) {
    unsigned corner = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      if (body[i][k] != low[k] && body[i][k] != high[k]) return std::nullopt;
      corner = 2 * corner + (body[i][k] == high[k] ? 1 : 0);
    }
    corners |= 1U << corner;
  }
  Box box;
  for (std::size_t k = 0; k < 3; ++k) {
    const double side = high[k] - low[k], half = side / 2, centre = low[k] + half;
    // Exactly half a side from the centre: neither the side nor the centre has been rounded.
    if (!(side > 0) || 2 * half != side || relative_to(centre, low[k]) != -half || relative_to(centre, high[k]) != half)
      return std::nullopt;
    box.side[k] = side, box.centre[k] = centre;
  }
  if (corners != 0xff) return std::nullopt;
  return box;
}

/// Precondition: start().
inline Geom geom_of(const Box& box) {
  Geom geom(dCreateBox(nullptr, box.side[0], box.side[1], box.side[2]));
  if (geom.id() != nullptr) dGeomSetPosition(geom.id(), box.centre[0], box.centre[1], box.centre[2]);
  return geom;
}

/// dCollide returns the number of contacts, at most as many as there is room for. The deepest counts: ODE says that
/// moving the first body by its depth along its normal ends the contact.
inline GjkAnswer answer_of(int returned, std::span<const dContactGeom> contacts) {
  if (returned < 0 || std::size_t(returned) > contacts.size()) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (returned == 0) return BareVerdict{false};
  const auto told = contacts.first(std::size_t(returned));
  const auto deepest =
      std::max_element(told.begin(), told.end(), [](const auto& p, const auto& q) { return p.depth < q.depth; });
  return Penetrating{deepest->depth, {-deepest->normal[0], -deepest->normal[1], -deepest->normal[2]}, 0, {}, {}};
}

}  // namespace assay::ode_adapter
