// One source for all mutants of a file: each changed piece becomes a choice.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "tool/mutant.h"

namespace assay::mutation {

/// A change and the mutant that it is of.
using NumberedChange = std::pair<std::uint32_t, const Change*>;

/// (::assay::mutation::chosen(id) ? (changed) : (original)) for every change, in the original the choices of what is
/// inside it, and a first line that includes the declaration of `chosen`.
///
/// Precondition: of any two changes one lies within the other, or they have no byte in common (expressions do).
std::string schema_of(const std::string& source, std::vector<NumberedChange> changes);

}  // namespace assay::mutation
