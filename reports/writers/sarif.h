// The report as SARIF 2.1.0, for code-scanning pages.
#pragma once
#include <map>
#include <optional>
#include <string>

#include "reports/store/accepted/acceptance.h"
#include "reports/store/compare/compare.h"
#include "reports/store/record.h"

namespace assay {

/// Code-scanning services show no more results than this of one run.
inline constexpr std::size_t kSarifResults = 5000;
/// One result tells of so many cases of its cluster, the most severe ones; a run reduces two of each.
inline constexpr std::size_t kSarifMembers = 10;

/// One rule a property and claim, one result a cluster of failures (docs/severity.md), with a fingerprint of the
/// signature (engine, property, claim) and of the case of its most severe finding; what else the cluster was reduced to
/// is told in its message. Results need a place in the sources: the property's file, or what `source_of_engine` names
/// for the engine (its adapter), relative to the repository. With a comparison each result is "new", as is what fails
/// more often, or "unchanged", and what is gone is "absent", one result an engine and mode of failing. What is
/// accepted is suppressed, with its reason.
///
/// Source  OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", 2020
std::string sarif_text(const Campaign& campaign, const std::optional<Comparison>& comparison,
                       const std::map<std::string, std::string>& source_of_engine = {},
                       const Acceptance& accepted = {});

}  // namespace assay
