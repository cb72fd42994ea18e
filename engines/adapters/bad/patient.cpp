// Crashes on one point, loops on two, declines collinear and empty clouds and is right otherwise: who `assay try` is
// tested with.
#include <cstdlib>

#include "algorithms/hull2/hull2.h"
#include "engines/plugin_kit.h"

using namespace assay;

struct Patient {
  static constexpr std::string_view kName = "bad/patient";

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    if (cloud.points.size() == 1) std::abort();
    for (volatile std::uint64_t spins = 0; cloud.points.size() == 2;) spins = spins + 1;
    Hull2Answer answer = ProductionHull2::solve(cloud, watch);
    if (std::holds_alternative<FlatHull>(answer)) return Declined{"no flat clouds"};
    return answer;
  }
};

ASSAY_PLUGIN(plugin::engine<Hull2Family, Patient>({.version = "1", .sentence = "crashes, hangs, declines or is right"}))
