// CGAL's ch_graham_andrew with the filtered kernel, for benchmarks: the points are converted before the clock runs.
#pragma once
#include <cstddef>
#include <memory>
#include <span>

#include "algorithms/model/points.h"

namespace assay {

class CgalCloud {
 public:
  explicit CgalCloud(std::span<const Point2> points);
  ~CgalCloud();

  /// The number of vertices that CGAL lists.
  std::size_t graham_andrew() const;

 private:
  struct Points;
  std::unique_ptr<Points> points_;
};

}  // namespace assay
