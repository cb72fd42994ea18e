// A case file with the engine and the property it names, looked up: what replay and reduce begin with.
#pragma once
#include <string>
#include <variant>

#include "algorithms/model/result.h"
#include "campaign/commands.h"
#include "campaign/engine_source.h"
#include "properties/batteries.h"
#include "properties/case_text.h"

namespace assay {

template <Family F>
struct CaseAtHand {
  CaseFile file;
  typename F::Problem problem;
  EngineSource<F> source;
  const PropertyEntry<F>* property;
  Court<F> court;
};

using AnyCaseAtHand = std::variant<CaseAtHand<LpFamily>, CaseAtHand<GjkFamily>, CaseAtHand<Hull2Family>,
                                   CaseAtHand<Hull3Family>, CaseAtHand<ShapesFamily>, CaseAtHand<CastFamily>>;

/// An MPS file is the case of its program, minimised; it names neither engine nor property.
///
/// Error  an unreadable or malformed file; no engine or property named; names that nobody has, or that serve another
/// family.
Result<AnyCaseAtHand> open_case(const FileOptions& options);

}  // namespace assay
