// The one place of the campaign that lists the families.
#pragma once
#include <tuple>

#include "algorithms/model/family.h"

namespace assay {

/// One List<F> for each family F.
template <template <class> class List>
class PerFamily {
 public:
  template <Family F>
  List<F>& of() {
    return std::get<List<F>>(lists_);
  }
  template <Family F>
  const List<F>& of() const {
    return std::get<List<F>>(lists_);
  }

 private:
  std::tuple<List<LpFamily>, List<GjkFamily>, List<Hull2Family>, List<Hull3Family>, List<ShapesFamily>,
             List<CastFamily>>
      lists_;
};

/// Calls visit.operator()<F>() for every family, the one with the cheapest cases first.
template <class Visit>
void for_each_family(Visit&& visit) {
  visit.template operator()<Hull2Family>();
  visit.template operator()<Hull3Family>();
  visit.template operator()<GjkFamily>();
  visit.template operator()<CastFamily>();
  visit.template operator()<LpFamily>();
  visit.template operator()<ShapesFamily>();
}

/// The same until a visit returns true; whether one did.
template <class Visit>
bool any_family(Visit&& visit) {
  return visit.template operator()<Hull2Family>() || visit.template operator()<Hull3Family>() ||
         visit.template operator()<GjkFamily>() || visit.template operator()<CastFamily>() ||
         visit.template operator()<LpFamily>() || visit.template operator()<ShapesFamily>();
}

}  // namespace assay
