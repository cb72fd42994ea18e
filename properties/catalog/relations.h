// All metamorphic relations. A new one is its file and one name here; it is a property of every family that it states
// something for.
#pragma once
#include <vector>

#include "properties/catalog/batteries.h"
#include "properties/relations/axes.h"
#include "properties/relations/duplication.h"
#include "properties/relations/hull_of_hull.h"
#include "properties/relations/inner_points.h"
#include "properties/relations/order.h"
#include "properties/relations/program_forms.h"
#include "properties/relations/reflection.h"
#include "properties/relations/reversal.h"
#include "properties/relations/scaling.h"
#include "properties/relations/swap.h"
#include "properties/relations/translation.h"
#include "properties/relations/union_is_monotone.h"

namespace assay {

template <template <class> class... R>
struct RelationList {};

using AllRelations = RelationList<Axes, ColumnOrder, Dual, Duplication, ExplicitSlacks, ExtremeScaling, HullOfHull,
                                  InnerPoints, Order, RedundantRows, Reflection, Relaxing, Reversal, RowOrder, Scaling,
                                  Signs, Swap, Translation, UnionIsMonotone>;

template <Family F, template <class> class... R>
std::vector<PropertyEntry<F>> with_relations_of(RelationList<R...>, std::vector<PropertyEntry<F>> properties) {
  const auto add = [&]<class Stated>() {
    if constexpr (requires { Stated::kName; }) {
      static_assert(Metamorphic<Stated>);
      properties.push_back(entry_of_property<Stated>());
    }
  };
  (add.template operator()<R<F>>(), ...);
  return properties;
}

/// The properties and those relations that are stated for the family.
template <Family F>
std::vector<PropertyEntry<F>> with_relations(std::vector<PropertyEntry<F>> properties) {
  return with_relations_of<F>(AllRelations{}, std::move(properties));
}

}  // namespace assay
