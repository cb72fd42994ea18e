#include <fmt/format.h>

#include "campaign/commands.h"
#include "campaign/studies/cycling_study.h"
#include "campaign/studies/growth_study.h"

namespace assay {
namespace {

int written(const Result<Written>& result, const std::string& out, const char* file, std::size_t records) {
  if (!result) return fail(result.error());
  fmt::print("{}: {} records\n", (std::filesystem::path(out) / kStudiesFolder / file).string(), records);
  return kNothingNew;
}

}  // namespace

int run_study(const std::string& name, const std::string& out) {
  if (name == "cycling") {
    const std::vector<CyclingRow> rows = cycling_study();
    return written(write_cycling(out, rows), out, kCyclingFile, rows.size());
  }
  if (name == "pivots") {
    const GrowthStudy study = growth_study();
    return written(write_growth(out, study.rows, study.fits), out, kPivotsFile, study.rows.size() + study.fits.size());
  }
  return fail("study " + name + ": there are \"cycling\" and \"pivots\"");
}

}  // namespace assay
