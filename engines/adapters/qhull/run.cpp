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

}  // namespace

Run::Run(const assay_points& cloud, const Manner& manner)
    : manner_(manner),
      diagonal_(diagonal_of(cloud)),
      points_(cloud.coordinates, cloud.coordinates + std::size_t{cloud.count} * cloud.dimension),
      dimension_(static_cast<int>(cloud.dimension)) {
  std::string options = manner.options;
  qh_zero(&state_, nowhere());
  error_ = qh_new_qhull(&state_, dimension_, static_cast<int>(cloud.count), points_.data(), False, options.data(),
                        nullptr, nowhere());
}

Run::~Run() {
  int large = 0, small = 0;
  qh_freeqhull(&state_, !qh_ALL);
  qh_memfreeshort(&state_, &large, &small);
}

std::uint32_t Run::why() const {
  // QH6154, "initial simplex is flat", and QH6013, "all points have the same x coordinate": flat within Qhull's own
  // tolerance, not exactly, so neither is taken for the statement that the cloud is flat.
  return state_.last_errcode == 6154 || state_.last_errcode == 6013 ? ASSAY_UNCERTAIN : ASSAY_STALLED;
}

bool Run::says_wide() const {
  if (state_.NARROWhull != 0) return true;  // the warning QH7089: "Qhull may produce a wide facet"
  // A point and a vertex of the hull may both have been moved, each coordinate by JOGGLEmax.
  const double joggled = state_.JOGGLEmax < REALmax / 2 ? 2 * std::sqrt(dimension_) * state_.JOGGLEmax : 0;
  return !(state_.max_outside + 2 * state_.DISTround + joggled <= manner_.gap * diagonal_);
}

}  // namespace assay::qhull
