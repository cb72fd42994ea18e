// SPDX-License-Identifier: GPL-2.0-or-later
// cddlib as engines, in the arithmetic that it is built with.
#pragma once
#include "engines/adapters/cddlib/hulls.h"
#include "engines/adapters/cddlib/programs.h"
#include "engines/adapters/documented.h"
#include "engines/plugin_kit.h"

namespace assay::cddlib {

/// A number of at most that is 0 to cddlib in double, whatever it is a number of.
inline constexpr double kAlmostZero = documented(1e-7, "cddlib/cdd.h", "#define dd_almostzero 1.0E-7");

#define CDDLIB_HULL                                                                                                  \
  "Facets as inequalities with the points in each, whose order the adapter finds, exactly. Gives up on flat clouds " \
  "(uncertain) and on inequalities that are no surface (stalled). Declined: no points, numbers that are not finite."
#define CDDLIB_DOUBLE "Numbers of at most 1e-7 are 0 (dd_almostzero, cdd.h), in size and not relative to anything. "

inline constexpr const char* kOnlyByName =
    kExact ? "double description in rationals takes longer than a case may, on a sphere or a circle"
           : "double description, a facet for each of many points, costs a battery of everything some seconds";

inline constexpr const char* kHullNote = kExact ? "Exact. " CDDLIB_HULL : CDDLIB_DOUBLE CDDLIB_HULL;
inline constexpr const char* kVersion = "0.94m";

template <class Computes>
constexpr assay_engine planar_hull() {
  return plugin::engine<Hull2Family, PlanarHull<Computes>>(
      {.version = kVersion,
       .sentence = kExact ? "hulls of the plane by cddlib's double description in GMP's rationals"
                          : "hulls of the plane by cddlib's double description in double",
       .promises = {.hull_gap_absolute = kExact ? 0 : kAlmostZero},
       .note = kHullNote,
       .only_by_name = kOnlyByName});
}

template <class Computes>
constexpr assay_engine spatial_hull() {
  return plugin::engine<Hull3Family, SpatialHull<Computes>>(
      {.version = kVersion,
       .sentence = kExact ? "hulls of space by cddlib's double description in GMP's rationals"
                          : "hulls of space by cddlib's double description in double",
       .promises = {.merges_faces = true, .hull_gap_absolute = kExact ? 0 : kAlmostZero},
       .note = kHullNote,
       .only_by_name = kOnlyByName});
}

template <class Computes>
constexpr assay_engine lp_solver() {
  assay_engine engine{};
  engine.size = sizeof engine;
  engine.name = kExact ? "cddlib/lp_gmp" : "cddlib/lp_double";
  engine.version = kVersion;
  engine.kind = "foreign";
  engine.sentence = kExact ? "cddlib's dual simplex in GMP's rationals" : "cddlib's dual simplex in double";
  engine.semantics = {
      sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1,
      // What is 0 in its tableau is no promise about x and y.
      kExact ? 0.0 : -1, kExact ? 0.0 : -1, kExact ? 0.0 : -1,
      kExact ? "Exact. The basis, x and y where doubles hold them. Where it says \"dual inconsistent\" it is "
               "asked whether the program is feasible. Declined: no columns, no bounds, numbers that are "
               "not finite. No watch."
             : CDDLIB_DOUBLE
          "Nothing is promised of x and y, so the defaults apply. Where it says \"dual inconsistent\" it is asked "
          "whether the program is feasible. Declined: no columns, no bounds, numbers that are not finite. No watch."};
  engine.only_by_name = kOnlyByName;
  engine.solve_lp = &solve_lp<Computes>;
  return engine;
}

}  // namespace assay::cddlib
