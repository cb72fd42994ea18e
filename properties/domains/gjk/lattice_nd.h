// Small lattice polytopes in four to eight dimensions: the harder the program, the more its ratio tests tie.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// Two bodies of 1 to 2n + 2 vertices in R^n with integer coordinates of at most 8, n = 4 .. 8; the second is shifted
/// by at most 4 in each coordinate, so that separated, touching and overlapping pairs all occur.
///
/// For collision codes that serve every dimension. All numbers are small integers, so the first pivots are exact and
/// right-hand sides of exactly 0 tie: what cycles here cycles without rounding as an excuse.
/// Difficulty  the dimension n.
struct GjkLatticeNd {
  static constexpr std::string_view kName = "gjk/lattice_nd";
  static constexpr Axis kAxis = plain_axis("dimension");
  static constexpr std::string_view kAim = "degenerate pivoting on integer polytopes in four to eight dimensions";
  static constexpr ContactShares kShares = {{0.6, 0.98}, {0, 0.1}, {0.01, 0.4}};

  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
