// Planar hulls on four orientation tests, to be compiled with one set of flags and another: what flags break is not the
// same for a plain determinant, for double-double and for expansions.
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/double_double_orient2d.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "engines/plugin_kit.h"

namespace {

using namespace assay;

struct Plain : MonotoneChain<NaiveOrient2d> {
  static constexpr std::string_view kName = "flags/plain";
};
struct DoubleDouble : MonotoneChain<DoubleDoubleOrient2d> {
  static constexpr std::string_view kName = "flags/double_double";
};
struct Expansions : MonotoneChain<AdaptiveOrient2d> {
  static constexpr std::string_view kName = "flags/expansions";
};
struct Integers : MonotoneChain<ExactOrient2d> {
  static constexpr std::string_view kName = "flags/integers";
};

template <class Algorithm>
assay_engine engine_of(const char* sentence) {
  return plugin::engine<Hull2Family, Algorithm>({.version = BUILD_FLAGS, .sentence = sentence});
}

}  // namespace

ASSAY_PLUGIN(engine_of<Plain>("monotone chain, plain determinant"),
             engine_of<DoubleDouble>("monotone chain, determinant in double-double"),
             engine_of<Expansions>("monotone chain, adaptive expansions"),
             engine_of<Integers>("monotone chain, determinant in integers"))
