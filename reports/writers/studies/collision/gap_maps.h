// Small maps of where verdicts go wrong: scale or offset against gap, one for each engine and domain.
#pragma once
#include <string>

#include "reports/writers/studies/collision/gap_cells.h"

namespace assay {

/// One map: scale or offset to the right, gaps from wide above to narrow below; colour is the share of wrong verdicts
/// among those asked. Each cell says its numbers on hovering, unless every verdict
/// in it is right. `all` are the rows of one way to move and one
/// precision, from which the axes are taken; `rows` those of one engine and domain.
std::string gap_map_picture(const GapCells& rows, const GapCells& all);

/// The key of the colours, and all maps: those of engines that were ever wrong, then the others, folded away.
std::string gap_maps_figures(const GapMaps& maps);

}  // namespace assay
