// ODE's dCollide on a pair of dConvex geoms (Debian's build sends it to libccd's MPR) and on a pair of boxes.
#include <ode/ode.h>

#include <utility>

#include "engines/adapters/collision_adapter_kit.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

static_assert(sizeof(dReal) == sizeof(double), "this adapter states the semantics of a double-precision ODE");

void start() {
  static const int started = dInitODE2(0);
  static_cast<void>(started);
}

/// The geom of one body for the time of one question.
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
std::optional<double> relative_to(double c, double x) {
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
double mean_on_grid(const std::vector<Point3>& corner, double Point3::*axis) {
  double sum = 0, greatest = 0;
  for (const Point3& p : corner)
    sum += p.*axis / double(corner.size()), greatest = std::max(greatest, std::abs(p.*axis));
  if (greatest == 0) return 0;
  const double grid = std::ldexp(1.0, std::max(std::ilogb(greatest) - 50, -1074));
  return std::nearbyint(sum / grid) * grid;
}

std::optional<Mesh> mesh_of(const Points& body) {
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
    const dReal *p = &mesh.points[3 * i], *q = &mesh.points[3 * j], *r = &mesh.points[3 * k];
    const double u[3] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]}, v[3] = {r[0] - p[0], r[1] - p[1], r[2] - p[2]};
    double n[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    const double length = std::hypot(n[0], n[1], n[2]);
    for (double& x : n) x /= length;
    mesh.planes.insert(mesh.planes.end(), {n[0], n[1], n[2], n[0] * p[0] + n[1] * p[1] + n[2] * p[2]});
    mesh.polygons.insert(mesh.polygons.end(), {3, i, j, k});
  }
  return mesh;
}

Geom geom_of(Mesh& mesh) {
  Geom geom(dCreateConvex(nullptr, mesh.planes.data(), static_cast<unsigned>(mesh.planes.size() / 4),
                          mesh.points.data(), static_cast<unsigned>(mesh.points.size() / 3), mesh.polygons.data()));
  dGeomSetPosition(geom.id(), mesh.centre.x, mesh.centre.y, mesh.centre.z);
  return geom;
}

/// The deepest contact: ODE says that moving the first body by its depth along its normal ends the contact.
GjkAnswer collide(const Geom& a, const Geom& b) {
  std::array<dContactGeom, 16> contacts;
  const int count = dCollide(a.id(), b.id(), int(contacts.size()), contacts.data(), sizeof(dContactGeom));
  if (count <= 0) return BareVerdict{false};
  const auto deepest = std::max_element(contacts.begin(), contacts.begin() + count,
                                        [](const auto& p, const auto& q) { return p.depth < q.depth; });
  return Penetrating{deepest->depth, {-deepest->normal[0], -deepest->normal[1], -deepest->normal[2]}, 0, {}, {}};
}

struct Convex {
  static constexpr std::string_view kName = "ode/convex";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!collision_adapter::in_space(pair)) return Declined{"not a pair in space"};
    std::optional<Mesh> a = mesh_of(pair.a), b = mesh_of(pair.b);
    if (!a || !b) return Declined{"not two solids that can be placed exactly"};
    start();
    return collide(geom_of(*a), geom_of(*b));
  }
};

/// An axis-aligned box given by its eight corners, as a centre and sides that give them back exactly.
std::optional<Geom> box_of(const Points& body) {
  if (body.size() != 8) return std::nullopt;
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
  std::array<double, 3> side, centre;
  for (std::size_t k = 0; k < 3; ++k) {
    side[k] = high[k] - low[k], centre[k] = low[k] + side[k] / 2;
    if (!(side[k] > 0) || centre[k] - side[k] / 2 != low[k] || centre[k] + side[k] / 2 != high[k]) return std::nullopt;
  }
  if (corners != 0xff) return std::nullopt;
  start();
  Geom geom(dCreateBox(nullptr, side[0], side[1], side[2]));
  dGeomSetPosition(geom.id(), centre[0], centre[1], centre[2]);
  return geom;
}

struct Box {
  static constexpr std::string_view kName = "ode/box";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!collision_adapter::in_space(pair)) return Declined{"not a pair in space"};
    const std::optional<Geom> a = box_of(pair.a), b = box_of(pair.b);
    if (!a || !b) return Declined{"not two boxes"};
    return collide(*a, *b);
  }
};

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, Convex>(
        {.version = ASSAY_ODE_FILE,
         .sentence = "dCollide on two dConvex geoms, which Debian's build sends to libccd's MPR",
         .note =
             "What touching means is nowhere said. libccd's MPR with tolerance 1e-6, absolute, and at most 500 "
             "iterations, "
             "after which the depth found so far is the answer. A geom needs its own origin inside, so bodies are "
             "placed at "
             "the mean of their corners; flat and planar bodies are declined, and those whose vertices are no doubles "
             "relative to that."}),
    plugin::engine<GjkFamily, Box>({.version = ASSAY_ODE_FILE,
                                    .sentence = "dCollide on two boxes (dBoxBox)",
                                    .note = "What touching means is nowhere said: no axis separates a touch, but it "
                                            "may get no contact point. Face axes are preferred to "
                                            "edge axes by a factor of 1.05, so a depth may be so much too large. "
                                            "Axis-aligned boxes of eight corners whose "
                                            "centre and sides are doubles; all else is declined."}))
