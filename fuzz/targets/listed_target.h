// The fuzz target of a variant by name, without all that it is made of: the mains are many and hold nothing else.
#pragma once
#include <string_view>

namespace assay {

class FuzzTarget;

/// Precondition: variants/<family>.list has the name.
template <class F>
const FuzzTarget& listed_target(std::string_view name);

}  // namespace assay
