// A list of facets as a surface: which edge of which facet is the other side of which.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "algorithms/model/hull3.h"

namespace assay {

/// The facets of an answer with vertices renumbered from 0 and edges paired. Edge h leads from the corner at position h
/// of Hull3::corner to the next corner of the same facet.
struct Surface {
  static constexpr std::uint32_t kNone = 0xffffffff;

  std::vector<Point3> vertex;            ///< the points that are corners, each index of the answer once
  std::vector<std::uint32_t> index;      ///< of each vertex in the cloud
  std::vector<std::uint32_t> number_of;  ///< of each point of the cloud: its vertex, or kNone
  std::vector<std::uint32_t> corner;     ///< the corners of the answer as vertices
  std::vector<std::uint32_t> begin;      ///< facet f has the corners begin[f] .. begin[f + 1]
  std::vector<std::uint32_t> facet_of;   ///< of each edge
  std::vector<std::uint32_t> twin;       ///< of each edge: the same two vertices the other way round

  std::uint32_t facets() const { return static_cast<std::uint32_t>(begin.size()) - 1; }
  std::span<const std::uint32_t> facet(std::uint32_t f) const {
    return {corner.data() + begin[f], begin[f + 1] - begin[f]};
  }
  std::uint32_t next(std::uint32_t edge) const {
    const std::uint32_t f = facet_of[edge];
    return edge + 1 == begin[f + 1] ? begin[f] : edge + 1;
  }
  std::uint32_t previous(std::uint32_t edge) const {
    const std::uint32_t f = facet_of[edge];
    return (edge == begin[f] ? begin[f + 1] : edge) - 1;
  }
  std::uint32_t from(std::uint32_t edge) const { return corner[edge]; }
  std::uint32_t to(std::uint32_t edge) const { return corner[next(edge)]; }
};

/// Everything but `twin`. Precondition: facets in order, indices in range.
Surface surface_of(const Cloud3& cloud, const Hull3& hull);

/// What is wrong, in words, if some edge occurs twice in one direction or has no twin or more than one: of the edge
/// whose smaller vertex, then larger vertex come first. Empty otherwise.
std::string pairing_objection(const Surface& surface);

/// Fills `twin`, or says what is wrong: pairing_objection.
std::string pair_edges(Surface& surface);

/// What a surface with paired edges is, for naming why V - E + F is not 2.
struct Topology {
  std::uint32_t components = 0;
  std::uint32_t pinched = Surface::kNone;  ///< a vertex whose facets form more than one cycle, or kNone
};
Topology topology_of(const Surface& surface);

}  // namespace assay
