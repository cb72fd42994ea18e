#include "tests/engines/hull_adapters/qhull/exact_qhull.h"

#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"

namespace assay::qhull {
namespace {

void append_to(qhT* qh, setT** set, void* element) { qh_setappend(qh, set, element); }

}  // namespace

ExactRun::ExactRun(const assay_points& cloud, const Manner& manner)
    : points_(load(cloud)), dimension_(static_cast<int>(cloud.dimension)), count_(static_cast<int>(cloud.count)) {
  start();
  const bool divided = std::string_view(manner.options) != kMerged.options;
  const coordT* const p = points_.data();
  if (dimension_ == 2) {
    Cloud2 plain;
    for (int i = 0; i < count_; ++i) plain.points.push_back({p[2 * i], p[2 * i + 1]});
    const Hull2Answer truth = hull2(plain.points);
    if (const auto* fat = std::get_if<Hull>(&truth)) {
      build_edges(fat->ccw);
      return;
    }
  } else {
    Cloud3 plain;
    for (int i = 0; i < count_; ++i) plain.points.push_back({p[3 * i], p[3 * i + 1], p[3 * i + 2]});
    const Hull3Answer truth = hull3(plain);
    if (const auto* fat = std::get_if<Hull3>(&truth)) {
      build_facets(divided ? exact_surface::facets(*fat) : exact_surface::faces(*fat));
      return;
    }
  }
  error_ = qh_ERRsingular;
  state_.last_errcode = 6154;
}

ExactRun::~ExactRun() {
  int large = 0, small = 0;
  qh_freeqhull(&state_, !qh_ALL);
  qh_memfreeshort(&state_, &large, &small);
}

/// What qh_new_qhull does before it computes, with empty lists of facets and vertices: each ends in a sentinel.
void ExactRun::start() {
  static FILE* const stream = std::fopen("/dev/null", "w");
  std::string options = "qhull";
  qh_zero(&state_, stream);
  qh_initqhull_start(&state_, nullptr, stream, stream);
  if (setjmp(state_.errexit) != 0) {
    std::fputs("Qhull refused to set up its lists\n", stderr);
    std::abort();  // what this test stands on is gone
  }
  state_.NOerrexit = False;
  qh_initflags(&state_, options.data());
  qh_init_B(&state_, points_.data(), count_, dimension_, False);
  state_.NOerrexit = True;
  state_.facet_list = state_.facet_tail = state_.newfacet_list = qh_newfacet(&state_);
  state_.num_facets = 0;
  state_.vertex_list = state_.vertex_tail = state_.newvertex_list = qh_newvertex(&state_, nullptr);
  state_.max_outside = state_.DISTround = 0;
  state_.JOGGLEmax = REALmax;
  state_.NARROWhull = False;
}

vertexT* ExactRun::vertex(std::uint32_t index) {
  vertexT*& known = vertices_[index];
  if (known == nullptr) {
    known = qh_newvertex(&state_, points_.data() + std::size_t{index} * static_cast<std::size_t>(dimension_));
    qh_appendvertex(&state_, known);
  }
  return known;
}

facetT* ExactRun::append(const std::vector<std::uint32_t>& order, bool toporient, bool simplicial) {
  facetT* const facet = qh_newfacet(&state_);
  facet->vertices = qh_setnew(&state_, static_cast<int>(order.size()));
  for (const std::uint32_t i : order) append_to(&state_, &facet->vertices, vertex(i));
  facet->neighbors = qh_setnew(&state_, static_cast<int>(order.size()));
  facet->toporient = toporient;
  facet->simplicial = simplicial;
  qh_appendfacet(&state_, facet);
  return facet;
}

/// A facet is an edge; its k-th neighbour is the one across its other vertex.
void ExactRun::build_edges(const std::vector<std::uint32_t>& ring) {
  std::vector<facetT*> facets;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const std::uint32_t from = ring[k], to = ring[(k + 1) % ring.size()];
    const bool along = k % 2 == 0;
    facets.push_back(append(along ? std::vector{from, to} : std::vector{to, from}, along, true));
  }
  for (std::size_t k = 0; k < ring.size(); ++k) {
    facetT* const next = facets[(k + 1) % ring.size()];
    facetT* const before = facets[(k + ring.size() - 1) % ring.size()];
    append_to(&state_, &facets[k]->neighbors, k % 2 == 0 ? next : before);
    append_to(&state_, &facets[k]->neighbors, k % 2 == 0 ? before : next);
  }
}

/// Rings are counter-clockwise from outside, Qhull's facets clockwise.
void ExactRun::build_facets(const exact_surface::Rings& rings) {
  std::vector<facetT*> facets;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> facet_of;  // by clockwise edge
  for (std::size_t f = 0; f < rings.size(); ++f) {
    std::vector<std::uint32_t> order(rings[f].rbegin(), rings[f].rend());
    for (std::size_t k = 0; k < order.size(); ++k) facet_of[{order[k], order[(k + 1) % order.size()]}] = f;
    const bool top = f % 2 == 0;
    if (order.size() == 3 && !top) std::swap(order[0], order[1]);
    facets.push_back(append(order, top, order.size() == 3));
  }
  std::size_t number = 0;
  for (const auto& [edge, f] : facet_of) {
    const std::size_t g = facet_of.at({edge.second, edge.first});
    if (f > g || (facets[f]->simplicial && facets[g]->simplicial)) continue;
    ridgeT* const ridge = qh_newridge(&state_);
    // Clockwise around its top facet a ridge leads from its first to its second vertex.
    const bool f_on_top = ++number % 2 == 0;
    ridge->vertices = qh_setnew(&state_, 2);
    append_to(&state_, &ridge->vertices, vertex(f_on_top ? edge.first : edge.second));
    append_to(&state_, &ridge->vertices, vertex(f_on_top ? edge.second : edge.first));
    ridge->top = facets[f_on_top ? f : g];
    ridge->bottom = facets[f_on_top ? g : f];
    for (const std::size_t side : {f, g}) append_to(&state_, &facets[side]->ridges, ridge);
  }
}

}  // namespace assay::qhull
