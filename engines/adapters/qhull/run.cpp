#include "engines/adapters/qhull/run.h"

#include <cmath>
#include <cstdio>
#include <string>

namespace assay::qhull {
namespace {

/// Qhull writes pages of advice with every error; they are not wanted, and it insists on a stream.
FILE* nowhere() {
  static FILE* const stream = std::fopen("/dev/null", "w");
  return stream;
}

}  // namespace

std::vector<coordT> load(const assay_points& cloud) {
  return {cloud.coordinates, cloud.coordinates + std::size_t{cloud.count} * cloud.dimension};
}

double diagonal_of(const assay_points& cloud) {
  double diagonal = 0;
  for (std::uint32_t k = 0; k < cloud.dimension; ++k) {
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (std::size_t i = k; i < std::size_t{cloud.count} * cloud.dimension; i += cloud.dimension) {
      low = std::fmin(low, cloud.coordinates[i]);
      high = std::fmax(high, cloud.coordinates[i]);
    }
    diagonal = std::hypot(diagonal, high - low);
  }
  return diagonal;
}

Run::Run(const assay_points& cloud, const Manner& manner) : points_(load(cloud)) {
  std::string options = manner.options;
  FILE* const stream = nowhere();
  qh_zero(&state_, stream);
  // Without a stream Qhull would write to nothing: that is no run.
  error_ = stream == nullptr ? qh_ERRmem
                             : qh_new_qhull(&state_, static_cast<int>(cloud.dimension), static_cast<int>(cloud.count),
                                            points_.data(), False, options.data(), nullptr, stream);
}

Run::~Run() {
  // What Qhull did not free itself is reported in these, and lost; nothing about the answer depends on it.
  int large = 0, small = 0;
  qh_freeqhull(&state_, !qh_ALL);
  qh_memfreeshort(&state_, &large, &small);
}

std::uint32_t Run::why() const {
  // QH6154, "initial simplex is flat", and QH6013, "all points have the same x coordinate": flat within Qhull's own
  // tolerance, not exactly, so neither is taken for the statement that the cloud is flat.
  return state_.last_errcode == 6154 || state_.last_errcode == 6013 ? ASSAY_UNCERTAIN : ASSAY_STALLED;
}

}  // namespace assay::qhull
