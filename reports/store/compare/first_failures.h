// A claim that an engine breaks for the first time, on other cases than before: news, or chance.
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/store/compare/compare.h"

namespace assay {

using EngineAndFamily = std::pair<std::string, std::string>;

/// What two campaigns say of claims that were never broken before.
struct FirstFailures {
  const std::vector<RowOfBoth>& rows;
  std::set<EngineAndFamily> failed_before;      ///< engines that broke any claim of the family in the baseline
  std::set<Signature> on_new_rows;              ///< fails on a row that the baseline does not have
  std::map<std::string, std::string> families;  ///< of the properties that were planned

  std::string family_of(const std::string& property) const {
    const auto found = families.find(property);
    return found == families.end() ? "" : found->second;
  }
};

/// Of an engine that errs every draw of cases shows rare claims that the draw before did not: no failure in n cases and
/// one in n others differ by chance. So a signature moves from `appeared` to `by_chance` if its engine failed in the
/// family before, all its failures are on cases that the baseline did not ask, and neither a row nor all of its rows
/// together have a p-value below the threshold. The first failure of an engine that never failed stays news, as do
/// two answers to one question: there the baseline's rate is no estimate, but 0.
///
/// Shape   `comparison` has all increases, significant or not. Its tests grow by one a signature: all rows together.
void set_chance_apart(const FirstFailures& facts, Comparison& comparison);

}  // namespace assay
