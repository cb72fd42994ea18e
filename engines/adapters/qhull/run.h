// One run of Qhull through its reentrant library: options in, facets and Qhull's own figures of precision out.
#pragma once
#include <cstdint>
#include <vector>

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

#include "engines/assay_engine.h"

namespace assay::qhull {

/// How an engine asks Qhull, and what the adapter makes Qhull stand for.
struct Manner {
  const char* options;
  /// The gap stated to Assay (Promises::hull_gap). A run that reports planes farther out than that gives up: Qhull
  /// then says itself that its facets are wider.
  double gap;
};

/// Qhull's own figures: facets are merged where roundoff asks for it (option C-0, the default) and the outer plane of
/// every facet is above all points. Its manual, "Imprecision in Qhull", gives no bound for the width, so the run's own
/// report is asked (max_outside), and what is stated is far above roundoff (1e-15 of the diagonal).
inline constexpr Manner kMerged{"qhull", 0x1p-36};
inline constexpr Manner kTriangulated{"qhull Qt", 0x1p-36};
/// Joggled input: every coordinate is moved at random, until no roundoff matters; "seven significant digits is
/// sufficient accuracy" is when its manual recommends that.
inline constexpr Manner kJoggled{"qhull QJ", 1e-7};

/// Qhull takes a plain list of coordinates, point after point, which has to live as long as the run.
std::vector<coordT> load(const assay_points& cloud);

/// The diagonal of the bounding box, which Manner::gap is relative to.
double diagonal_of(const assay_points& cloud);

/// A run and its memory.
class Run {
 public:
  /// Precondition: at least one point, and no more than an int counts.
  Run(const assay_points& cloud, const Manner& manner);
  ~Run();
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// Whether qh_new_qhull returned without an error. Every exit of Qhull is a return of it: its longjmp ends there.
  bool succeeded() const { return error_ == qh_ERRnone; }
  /// Why it did not: an assay_gave_up.
  std::uint32_t why() const;
  qhT* state() { return &state_; }

 private:
  std::vector<coordT> points_;
  qhT state_;
  int error_ = qh_ERRnone;
};

}  // namespace assay::qhull
