// The rows of the gap map in the order in which they are shown, and what they come to.
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/store/studies/collision_rows.h"

namespace assay {

using GapCells = std::vector<const CollisionGapRow*>;

/// "near_touching_3d" of "gjk/single_near_touching_3d": both precisions are one domain to a reader.
std::string shown_domain(std::string_view domain);
bool is_single_precision(std::string_view domain);

/// Rows by engine, domain as shown, and way to move. Points into the rows it was made of.
struct GapMaps {
  std::vector<std::string> engines, domains;
  std::map<std::tuple<std::string, std::string, Moved>, GapCells> cells;
  std::map<std::pair<Moved, bool>, GapCells> all;  ///< of each place one, by way to move and precision

  const GapCells* of(const std::string& engine, const std::string& domain, Moved moved) const;
};
GapMaps gap_maps_of(const std::vector<CollisionGapRow>& rows);

/// The cells at one scale or offset.
GapCells at_exponent(const GapCells& cells, std::int32_t by);

/// The greatest relative gap or overlap at which an engine was still wrong, over the cells that are looked at.
struct EffectiveEpsilon {
  double epsilon = 0;          ///< 0: never wrong
  std::int32_t by = 0;         ///< at which scale or offset
  bool at_the_widest = false;  ///< in the cells of the widest gap drawn: it may be larger still
  std::uint64_t answered = 0;  ///< verdicts given in these cells
  std::uint64_t wrong = 0;
};
EffectiveEpsilon effective_epsilon(const GapCells& cells);
/// "1.2e-03", "≥ 1.2e-01", "none", "NaN only", or "–" where there was no verdict.
std::string words_of(const EffectiveEpsilon& found);
/// The scales or offsets of the cells, ascending.
std::set<std::int32_t> exponents_of(const GapCells& cells);

}  // namespace assay
