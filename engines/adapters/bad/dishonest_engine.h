// What plug-ins of engines that are no use say of themselves: the same of all but a sentence and how touching counts.
#pragma once
#include <cstdint>
#include <type_traits>

#include "engines/assay_engine.h"

namespace assay::bad {

constexpr assay_engine dishonest_engine(const char* name, const char* sentence, assay_touching touching,
                                        std::uint32_t witness) {
  assay_engine engine{};
  engine.size = sizeof engine;
  engine.name = name;
  engine.version = "1";
  engine.kind = "fault";
  engine.sentence = sentence;
  assay_semantics& says = engine.semantics;
  says.size = sizeof says;
  says.touching = touching;
  says.witness = witness;
  says.distance_gap = says.lp_primal = says.lp_dual = says.lp_gap = says.shapes_gap = says.cast_gap = -1;
  says.note = "";
  return engine;
}

/// The engine, which answers problems of the family of `solve` by it.
template <class Solve>
constexpr assay_engine serving(assay_engine engine, Solve* solve) {
  const auto put = [&](auto& place) {
    if constexpr (std::is_same_v<decltype(place), Solve*&>) place = solve;
  };
  put(engine.solve_lp), put(engine.solve_gjk), put(engine.solve_hull2);
  put(engine.solve_hull3), put(engine.solve_shapes), put(engine.solve_cast);
  return engine;
}

}  // namespace assay::bad
