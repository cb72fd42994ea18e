// A run of Qhull as if Qhull were exact: its own structures, filled with the faces of an exact hull.
#pragma once
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engines/adapters/qhull/run.h"
#include "tests/engines/hull_adapters/exact_facets.h"

namespace assay::qhull {

/// In place of Run. Facets, vertices, ridges and neighbours are those that Qhull documents (libqhull_r.h): sets in the
/// order that `toporient` gives a sense to, ridges where a facet or its neighbour has more than three corners.
/// `toporient` and the sides of ridges alternate, so that both ways of reading them are met. Where the cloud is flat,
/// the run fails as Qhull's does, with QH6154. No plane is off any point: max_outside and the roundoff are 0.
class ExactRun {
 public:
  ExactRun(const assay_points& cloud, const Manner& manner);
  ~ExactRun();
  ExactRun(const ExactRun&) = delete;
  ExactRun& operator=(const ExactRun&) = delete;

  bool succeeded() const { return error_ == qh_ERRnone; }
  std::uint32_t why() const { return state_.last_errcode == 6154 ? ASSAY_UNCERTAIN : ASSAY_STALLED; }
  qhT* state() { return &state_; }

 private:
  void start();
  void build_edges(const std::vector<std::uint32_t>& ring);
  void build_facets(const exact_surface::Rings& rings);
  facetT* append(const std::vector<std::uint32_t>& order, bool toporient, bool simplicial);
  vertexT* vertex(std::uint32_t index);

  std::vector<coordT> points_;
  int dimension_, count_;
  qhT state_;
  int error_ = qh_ERRnone;
  std::map<std::uint32_t, vertexT*> vertices_;
};

}  // namespace assay::qhull
