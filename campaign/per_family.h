// The one place of the campaign that lists the families.
#pragma once
#include <concepts>
#include <cstddef>
#include <tuple>
#include <variant>

#include "algorithms/model/family.h"

namespace assay {

template <Family... F>
struct FamilyList {
  template <template <class> class List>
  using Tuple = std::tuple<List<F>...>;
  template <template <class> class Of>
  using Variant = std::variant<Of<F>...>;

  /// The place of G in the list.
  template <Family G>
  static constexpr std::size_t place_of() {
    std::size_t place = 0;
    (void)((std::same_as<F, G> || (++place, false)) || ...);
    return place;
  }

  template <class Visit>
  static void for_each(Visit&& visit) {
    (visit.template operator()<F>(), ...);
  }
  template <class Visit>
  static bool any(Visit&& visit) {
    return (visit.template operator()<F>() || ...);
  }
};

/// The families, the one with the cheapest cases first.
using Families = FamilyList<Hull2Family, Hull3Family, GjkFamily, CastFamily, LpFamily, ShapesFamily>;

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
  Families::Tuple<List> lists_;
};

/// Calls visit.operator()<F>() for every family.
template <class Visit>
void for_each_family(Visit&& visit) {
  Families::for_each(visit);
}

/// The same until a visit returns true; whether one did.
template <class Visit>
bool any_family(Visit&& visit) {
  return Families::any(visit);
}

}  // namespace assay
