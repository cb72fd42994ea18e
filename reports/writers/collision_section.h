// Collision engines in figures: where their verdicts go wrong, and how far off their numbers are.
#pragma once
#include <string>
#include <vector>

#include "reports/store/collision_records.h"

namespace assay {

/// One small map: scale or offset to the right, gaps from wide above to narrow below; colour is the share of wrong verdicts
/// among those asked. Each cell that is not clean says its numbers on hovering. `all` are the rows of one way to move, from
/// which the axes are taken; `rows` those of one engine and domain.
std::string gap_map_picture(const std::vector<const CollisionGapRow*>& rows,
                            const std::vector<const CollisionGapRow*>& all);

/// The maps, the effective epsilons and the quantiles of errors. Empty without rows.
std::string collision_section(const CollisionStudy& study);

/// The tables in Markdown; empty without rows.
std::string collision_markdown(const CollisionStudy& study);

/// The greatest relative gap or overlap at which an engine was still wrong, over the cells that are looked at.
struct EffectiveEpsilon {
  double epsilon = 0;          ///< 0: never wrong
  std::int32_t by = 0;         ///< at which scale or offset
  bool at_the_widest = false;  ///< in the cells of the widest gap drawn: it may be larger still
  std::uint64_t answered = 0;  ///< verdicts given in these cells
  std::uint64_t wrong = 0;
};
EffectiveEpsilon effective_epsilon(const std::vector<const CollisionGapRow*>& cells);

}  // namespace assay
