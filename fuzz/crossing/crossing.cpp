#include "fuzz/crossing/crossing.h"

#include <array>
#include <utility>

#include "fuzz/crossing/families.h"

namespace assay::crossing {
namespace {

using Cross = Crossed (*)(Choices&, std::uint64_t, const Effort&);

struct Entry {
  std::string_view name;
  Cross cross;
};

constexpr std::array<Entry, 6> kFamilies = {{{LpFamily::kName, &cross_lp},
                                             {GjkFamily::kName, &cross_gjk},
                                             {Hull2Family::kName, &cross_hull2},
                                             {Hull3Family::kName, &cross_hull3},
                                             {ShapesFamily::kName, &cross_shapes},
                                             {CastFamily::kName, &cross_cast}}};

const Entry* only = nullptr;

}  // namespace

Crossed cross(Choices& choices, std::uint64_t turn, const Effort& effort) {
  const Entry& drawn = kFamilies[choices.below(kFamilies.size())];
  return (only == nullptr ? drawn : *only).cross(choices, turn, effort);
}

bool restrict_to(std::string_view family) {
  for (const Entry& entry : kFamilies)
    if (entry.name == family) only = &entry;
  return only != nullptr;
}

}  // namespace assay::crossing
