#include "campaign/lost_beyond.h"

#include <algorithm>

#include "oracles/exact/rational.h"
#include "oracles/referee/referee.h"

namespace assay {

Result<bool> lost_beyond(const Points& extreme, const Points& listed, double gap) {
  Rational squared_diagonal = 0;
  for (std::uint32_t k = 0; k < extreme.dimension; ++k) {
    double low = extreme[0][k], high = low;
    for (std::uint32_t i = 1; i < extreme.size(); ++i) {
      low = std::min(low, extreme[i][k]);
      high = std::max(high, extreme[i][k]);
    }
    const Rational width = exact(high) - exact(low);
    squared_diagonal += width * width;
  }
  const Rational promised = exact(gap) * exact(gap) * squared_diagonal;
  for (std::uint32_t i = 0; i < extreme.size(); ++i) {
    const Points point{extreme.dimension, {extreme[i].begin(), extreme[i].end()}};
    const auto apart = referee::collision({point, listed});
    if (!apart) return Error{apart.error()};
    if (apart->squared_distance > promised) return true;
  }
  return false;
}

}  // namespace assay
