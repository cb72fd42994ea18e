// What is mutated.
#pragma once
#include <llvm/ADT/StringRef.h>

namespace assay::mutation {

/// Layers whose numbers are on trial. The vocabulary computes nothing; published code, planted faults and the referee
/// are what ours is held against.
inline constexpr const char* kMutated[] = {"algorithms", "certified", "oracles"};
inline constexpr const char* kLeftAlone[] = {"algorithms/model/", "algorithms/published/", "algorithms/faults/",
                                             "oracles/referee/"};

/// Whether a file, named from the root of the sources, is mutated.
bool is_mutated(llvm::StringRef file);

}  // namespace assay::mutation
