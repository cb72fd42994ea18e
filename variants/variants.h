// Every variant of ours and of the articles, and every planted fault, family by family: what programs, plug-ins, fuzz
// targets and tests loop over. CMake makes the tables from variants/<family>.list and variants/faults/<family>.list.
#pragma once
#include <span>
#include <string_view>

#include "algorithms/model/statement.h"

namespace assay {

/// In the order of the list. Link assay::variants.
template <Family F>
std::span<const ListedVariant<F>> variants();

/// In the order of the list. Link assay::planted_faults, which no product does.
template <Family F>
std::span<const ListedVariant<F>> planted_faults();

/// The variant of that name; null where the list has none.
template <Family F>
const ListedVariant<F>* variant_named(std::string_view name) {
  for (const ListedVariant<F>& variant : variants<F>()) {
    if (variant.name == name) return &variant;
  }
  return nullptr;
}

}  // namespace assay
