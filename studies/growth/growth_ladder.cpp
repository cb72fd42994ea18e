#include "studies/growth/growth_ladder.h"

#include <algorithm>
#include <cmath>

#include "properties/growth/fitted_line.h"

namespace assay {
namespace {

GrowthRow row_of(const GrowthLadder& ladder, std::uint32_t size) {
  GrowthRow row{ladder.family, ladder.rule, size, ladder.runs, 0, 0, 0, 0, ladder.counted};
  std::uint64_t sum = 0;
  std::uint32_t finished = 0;
  for (std::uint32_t run = 0; run < ladder.runs; ++run) {
    const auto count = ladder.count(size, run);
    if (!count) continue;
    row.least = finished == 0 ? *count : std::min(row.least, *count);
    row.greatest = std::max(row.greatest, *count);
    sum += *count;
    ++finished;
  }
  row.unfinished = ladder.runs - finished;
  row.mean = finished == 0 ? 0 : static_cast<double>(sum) / finished;
  return row;
}

}  // namespace

void climb(const GrowthLadder& ladder, Growth& growth) {
  std::vector<double> x, y;
  for (const std::uint32_t size : ladder.sizes) {
    const GrowthRow& row = growth.rows.emplace_back(row_of(ladder, size));
    if (!(row.mean > 0)) continue;
    x.push_back(growth_abscissa(ladder.model, size));
    y.push_back(std::log2(row.mean));
  }
  if (const auto line = fitted_line(x, y)) {
    growth.fits.push_back({ladder.family, ladder.rule, ladder.model, line->slope, line->standard_error, line->intercept,
                           static_cast<std::uint32_t>(x.size()), ladder.counted});
  }
}

}  // namespace assay
