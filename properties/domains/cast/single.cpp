#include "properties/domains/cast/single.h"

#include "properties/domains/cast/build.h"
#include "properties/domains/cast/straight.h"
#include "properties/domains/cast/tumbling.h"

namespace assay {

template <int D>
Case<CastFamily> CastSingle<D>::draw(Choices& choices) {
  MovingPair pair = moving::tumbling<D>(choices, {.radius = 8, .count = 8, .sixteenths = 0, .centre_inside = true});
  moving::scale(pair, -2);
  moving::turn<D>(pair, choices);
  const auto vertices = static_cast<std::int32_t>(pair.bodies.a.size() + pair.bodies.b.size());
  return {std::move(pair), vertices};
}

template <int D>
Case<CastFamily> CastSingleGrazing<D>::draw(Choices& choices) {
  return moving::grazing<D>(choices, kLeast, kMost);
}

template <int D>
Case<CastFamily> CastSingleTumble<D>::draw(Choices& choices) {
  MovingPair pair = moving::tumbling<D>(choices, {.radius = 8, .count = 8, .sixteenths = 24, .centre_inside = true});
  moving::scale(pair, -2);
  moving::turn<D>(pair, choices);
  const auto vertices = static_cast<std::int32_t>(pair.bodies.a.size() + pair.bodies.b.size());
  return {std::move(pair), vertices};
}

template struct CastSingle<2>;
template struct CastSingle<3>;
template struct CastSingleGrazing<2>;
template struct CastSingleGrazing<3>;
template struct CastSingleTumble<2>;
template struct CastSingleTumble<3>;

}  // namespace assay
