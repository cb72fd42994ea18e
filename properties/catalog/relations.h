// Metamorphic relations as properties of every family that they state something for.
#pragma once
#include <vector>

#include "properties/catalog/batteries.h"
#include "properties/relations/relation.h"

namespace assay {

/// The properties and those of the relations R that are stated for the family.
template <Family F, template <class> class... R>
std::vector<PropertyEntry<F>> with_relations(std::vector<PropertyEntry<F>> properties) {
  const auto add = [&]<class Stated>() {
    if constexpr (requires { Stated::kName; }) {
      static_assert(Metamorphic<Stated>);
      properties.push_back(entry_of_property<Stated>());
    }
  };
  (add.template operator()<R<F>>(), ...);
  return properties;
}

}  // namespace assay
