// Tier 2: CGAL, and for linear programs QSopt_ex too, re-solve from scratch in exact rationals, independent of tiers 0
// and 1 and of each other. No header of theirs leaves the .cpp files. Their licences govern this library (see LICENSE).
//
// Trust   Every answer of either simplex is proved by its own certificate, and every distance by its nearest points,
//         against the doubles as given, before it is returned (exact_program.h, squared_distance.cpp).
// Bound   No library counts its work, so what may be asked is bounded by its size (question_size.h): beyond,
//         "undecided: too large", the same on every machine. Below, CGAL cannot be interrupted: beyond a tiny size the
//         work is done in a forked child that is killed at the deadline and reaped. Tiny problems are solved in the
//         calling process, which leaves them through the iterators that CGAL reads its input by (bounded_run.h).
// Error   one sentence where a number is not finite, sizes do not fit, the bound is used up, or CGAL fails. Nothing is
//         thrown. The rounding mode and all of the floating-point environment are left as found, and do not matter.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay::referee {

/// The work bound of one question: an error sentence instead of an answer once it is used up.
struct Bound {
  /// Of wall time, more than 0; anything beyond a day counts as a day.
  double seconds = 20;
};

struct CollisionOpinion {
  Contact contact = Contact::kSeparated;
  Rational
      squared_distance;  ///< 0 unless separated; 0 too where a body is empty, which is separated and has no distance
};
/// Polytope_distance_d on integers, proved by its nearest points; whether bodies that meet only touch by CGAL's exact
/// LP (Bland's rule, certificate verified).
Result<CollisionOpinion> collision(const ConvexPair& pair, Bound bound = {});

/// The square of the penetration depth of bodies in the plane or in space: of the distance from the origin to the
/// nearest facet of the hull of all differences a_i - b_j, which CGAL computes in rationals. 0 where they have no
/// common interior.
Result<Rational> squared_depth(const ConvexPair& pair, Bound bound = {});

struct CastOpinion {
  std::optional<Rational> time;  ///< of the first contact in [0, 1]; nothing where the bodies do not meet
};
/// The least time of contact of bodies that do not turn, by CGAL's exact LP (certificate verified).
Result<CastOpinion> cast(const MovingPair& pair, Bound bound = {});

/// Apart at all times of [0, apart_until), and sharing interior points at `meeting`, the earliest time that was tried
/// and shows it; without it nothing is known about what comes after apart_until, but where they are apart all the way.
struct TurningOpinion {
  Rational apart_until;
  bool apart_all_the_way = false;
  std::optional<Rational> meeting;
};
/// The first contact of bodies that turn, enclosed: MPFR's correctly rounded sines and cosines, CGAL's exact LP for
/// what parts the bodies at a moment and for how far they overlap. Shares no arithmetic with tier 0. Trust: MPFR's
/// rounding.
Result<TurningOpinion> turning_cast(const MovingPair& pair, Bound bound = {});

enum class LpStatus : std::uint8_t { kOptimal, kInfeasible, kUnbounded };
struct LpOpinion {
  LpStatus status = LpStatus::kOptimal;
  Rational objective;  ///< exact optimum where optimal
};
/// CGAL exact LP on the general form; objective is 0 unless optimal.
Result<LpOpinion> lp(const LpProblem& problem, Bound bound = {});
/// The same by QSopt_ex's exact solver, which shares no code with CGAL's (solve_by_qsopt.h); always in a child process.
Result<LpOpinion> lp_by_qsopt(const LpProblem& problem, Bound bound = {});

/// The extreme points, counter-clockwise from the lexicographically smallest; one or two points for a flat cloud, none
/// for an empty one. Its trust is CGAL's exact predicates alone: of the filtered kernel where no exponent is extreme,
/// of rationals elsewhere.
Result<std::vector<Point2>> hull2(const Cloud2& cloud, Bound bound = {});

/// The signed area within a closed path, by CGAL's triangles in rationals: negative where the path runs clockwise.
Result<Rational> signed_area(const std::vector<Point2>& path, Bound bound = {});

struct Hull3Opinion {
  int dimension = -1;
  std::vector<std::uint32_t> extreme;             ///< ascending; of coinciding points the lowest index
  std::vector<std::vector<std::uint32_t>> faces;  ///< merged, each as its extreme points ascending; in ascending order
};
/// The dimension, the extreme points, and the faces of a cloud that spans space. Trust as for hull2; the extreme points
/// of a flat cloud are those of its projection.
Result<Hull3Opinion> hull3(const Cloud3& cloud, Bound bound = {});

/// The signed volume within a closed surface, by CGAL's tetrahedra in rationals: negative where facets are turned
/// inwards.
/// Error  also an index that names no point.
Result<Rational> signed_volume(const Cloud3& cloud, const Hull3& surface, Bound bound = {});

/// What is true of a question about shapes.
struct ShapesOpinion {
  /// Contact: the signed distance is side sqrt(square) - radius. Sweep: that of a and all that b passes. Centroid: side
  /// is the sign of the area.
  int side = 0;
  Rational square, radius;
  Rational extent;  ///< the largest coordinate extent: of both bodies, of the ring, of the images
  /// Bounds: low corner, high corner. Centroid, motion: the coordinates.
  std::vector<Rational> numbers;
};
/// By CGAL's planar hulls, distances, bounding boxes, areas and maps on rationals; contacts in space by `collision` and
/// `squared_depth`. Trust: CGAL's constructions on rationals.
Result<ShapesOpinion> shapes(const ShapesProblem& problem, Bound bound = {});

/// What a normal and a move of b are worth. M is the polytope of the differences of the bodies' corners, radii apart.
struct ShapesWitnessOpinion {
  Rational support;  ///< the greatest n.m over M
  std::array<Rational, 3>
      nearest;         ///< where the bodies' corners' hulls are apart, the point of M nearest to the origin
  int moved_side = 0;  ///< after the move the signed distance is moved_side sqrt(moved_square) - the radii
  Rational moved_square;
};
/// For a posed question about a pair; numbers of normal and move past the dimension are not looked at.
Result<ShapesWitnessOpinion> shapes_witness(const ShapesProblem& problem, const std::array<double, 3>& normal,
                                            const std::array<double, 3>& move, Bound bound = {});

/// What a time and a normal told of a sweep are worth. M is the polytope of the differences of corners at t = 0.
struct ShapesSweepOpinion {
  Rational support;  ///< the greatest n.m over M moved to where it is at the time
  int side = 0;      ///< at the time the signed distance is side sqrt(square) - the radii
  Rational square;
  Rational passed_square;  ///< of the least distance of M from all places of b until then
  /// Of each edge of M, where M has an inside: at t the place of b is (height + t change) / sqrt(square) inside of it.
  struct Edge {
    Rational height, change, square;
  };
  std::vector<Edge> edges;
};
/// For a posed question about a sweep; the normal's number past the dimension is not looked at.
Result<ShapesSweepOpinion> shapes_sweep(const ShapesProblem& problem, double time, const std::array<double, 3>& normal,
                                        Bound bound = {});

}  // namespace assay::referee
