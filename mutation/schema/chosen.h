// Which mutant runs: included by the sources that mutation/tool writes, and by nothing else.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>

namespace assay::mutation {

/// The mutant that the environment variable ASSAY_MUTANT names, 0 for none: read once, when the program is loaded.
extern std::uint32_t the_chosen_one;
/// Whether ASSAY_MUTANT_TRACE names a file.
extern bool is_traced;

/// Enters the mutant into the trace. False.
bool note(std::uint32_t id);

/// Whether mutant `id` is to run. False in constant expressions: what compilers compute stays itself.
constexpr bool chosen(std::uint32_t id) {
  if (std::is_constant_evaluated()) return false;
  return the_chosen_one == id || (is_traced && note(id));
}

}  // namespace assay::mutation
