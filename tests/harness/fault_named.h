// A planted fault by its name, for tests that convict it.
#pragma once
#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

#include "variants/variants.h"

namespace assay::test {

/// Error: a name that is not listed is an exception, which fails the running test.
template <Family F>
const ListedVariant<F>& fault_named(std::string_view name) {
  const auto faults = planted_faults<F>();
  const auto found = std::ranges::find(faults, name, &ListedVariant<F>::name);
  if (found == faults.end()) throw std::invalid_argument(std::string(name) + " is not listed");
  return *found;
}

}  // namespace assay::test
