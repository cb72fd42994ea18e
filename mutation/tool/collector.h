// Goes through syntax trees and asks every operator about every node.
#pragma once
#include <clang/AST/ASTContext.h>
#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/StringRef.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "tool/change.h"
#include "tool/operators/operator.h"

namespace assay::mutation {

/// A file's place from the root of the sources, if it is to be changed.
using Scope = std::function<std::optional<std::string>(llvm::StringRef path)>;

/// What operators propose for the trees of any number of units.
///
/// A template has one source and as many trees as it has instantiations, and a header one for each unit. A change is
/// kept only if its operator proposed it each time that the node was seen: then it fits all types that stand there.
class Collected {
 public:
  /// A kind of node at a place: file, begin, end, a number for the kind.
  using Spot = std::tuple<std::string, unsigned, unsigned, int>;

  void see(const Spot& spot) { ++seen_[spot]; }
  void propose(const Spot& spot, const Change& change) { ++proposed_[{spot, change}]; }
  void merge(const Collected& other);

  /// Sorted; of two changes that write the same the first operator's.
  std::vector<Change> changes() const;

 private:
  std::map<Spot, unsigned> seen_;
  std::map<std::pair<Spot, Change>, unsigned> proposed_;
};

/// Adds what the operators propose for one unit.
void collect(clang::ASTContext& context, const Scope& scope, llvm::ArrayRef<ListedOperator> asked,
             Collected& collected);

}  // namespace assay::mutation
