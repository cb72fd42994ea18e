#include <fmt/format.h>

#include "algorithms/model/family.h"
#include "campaign/commands/commands.h"
#include "campaign/crash/at_hand.h"
#include "campaign/naming/engine_paths.h"
#include "campaign/naming/known_names.h"
#include "campaign/naming/suggestions.h"
#include "campaign/provenance.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "reports/store/files.h"

namespace assay {
namespace {

/// Whether the family has the domain; then the case is drawn as a campaign draws it.
template <Family F>
bool draw_from(const DrawOptions& options, CaseFile& file) {
  const DomainEntry<F>* domain = catalog<F>().domain(options.domain);
  if (domain == nullptr) return false;
  const std::string versioned = domain->versioned_name();
  const HoldAtHand hold({.origin = CaseOrigin::kDrawn,
                         .phase = Phase::kDrawing,
                         .place = versioned,
                         .seed = options.seed,
                         .index = options.index});
  Choices choices(stream_key(options.seed, versioned, options.index));
  file.problem = domain->draw(choices).problem;
  file.header = {
      {"domain", versioned}, {"index", std::to_string(options.index)}, {"seed", std::to_string(options.seed)}};
  if (is_from_outside(options.engine))
    file.header[kGivenInHeader] = absolute_selector(options.engine);
  else if (!options.engine.empty())
    file.header["engine"] = options.engine;
  if (!options.property.empty()) file.header["property"] = options.property;
  return true;
}

}  // namespace

int run_draw(const DrawOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  CaseFile file;
  if (!any_family([&]<Family F>() { return draw_from<F>(options, file); }))
    return fail("draw " + options.domain + ": no domain has this name" +
                did_you_mean(options.domain, names_of_domains(), "`assay list --domains` shows them"));
  const std::string text = write_case(file);
  if (options.out.empty()) {
    fmt::print("{}", text);
    return kNothingNew;
  }
  const auto written = write_whole_file(options.out, text);
  return written ? static_cast<int>(kNothingNew) : fail(written.error());
}

}  // namespace assay
