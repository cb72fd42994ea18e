// An engine's answers on small integer problems beside the exact truth: errors of translation (a sign, bodies
// exchanged, a normal reversed) show as rates that no library could have.
#pragma once
#include <cstdint>
#include <iosfwd>
#include <string>

#include "engines/assay_engine.h"

namespace assay::trial {

/// How many of the answers were wrong; touching bodies are left out, since libraries count them either way. Numbers are
/// held to a hundredth of a unit, depths to a twentieth: far more than rounding, far less than what a wrong sign does.
struct Rates {
  std::uint64_t asked = 0, answered = 0;
  std::uint64_t verdicts = 0, wrong_verdicts = 0;
  std::uint64_t distances = 0, wrong_distances = 0;
  std::uint64_t points = 0, points_off = 0;  ///< not on the body that they are said to belong to
  std::uint64_t depths = 0, wrong_depths = 0;
  std::uint64_t normals = 0, wrong_normals = 0;  ///< along which b, moved by the exact depth, still overlaps
  std::uint64_t wrong_moves = 0;  ///< of the depths: b, moved by what was told along what was told, still overlaps
  std::uint64_t times = 0, wrong_times = 0;
};
std::ostream& operator<<(std::ostream& out, const Rates& rates);

/// `count` pairs of bodies with coordinates from -3 to 3, the second moved by at most 4 along each axis.
Rates rates_of_collisions(const assay_engine& engine, std::uint32_t dimension, std::uint64_t count);

/// Turns of one of the bodies by an angle of (least, most); `way`, how far off a time may be as a way at the sum of the
/// speeds along the axes.
struct Turns {
  double least = 0, most = 0;
  double way = 0.1;
};

/// The second body starts within 5 of the first, both move straight on by at most 8 along each axis, a third of the
/// first ones not at all. Contacts that do not outlast small changes are left out.
Rates rates_of_casts(const assay_engine& engine, std::uint32_t dimension, std::uint64_t count, const Turns& turns = {});

}  // namespace assay::trial
