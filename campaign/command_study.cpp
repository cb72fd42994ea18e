#include <fmt/format.h>

#include "campaign/commands.h"
#include "campaign/studies/article_study.h"
#include "campaign/studies/cycling_study.h"
#include "campaign/studies/grid_study.h"
#include "campaign/studies/growth_study.h"
#include "campaign/studies/hull_growth_study.h"

namespace assay {
namespace {

int written(const Result<Written>& result, const std::string& out, const char* file, std::size_t records) {
  if (!result) return fail(result.error());
  fmt::print("{}: {} records\n", (std::filesystem::path(out) / kStudiesFolder / file).string(), records);
  return kNothingNew;
}

int written_growth(const Growth& growth, const std::string& out, const char* file) {
  return written(write_growth(out, file, growth), out, file, growth.rows.size() + growth.fits.size());
}

}  // namespace

int run_study(const std::string& name, const std::string& out) {
  if (name == "cycling") {
    const std::vector<CyclingRow> rows = cycling_study();
    return written(write_cycling(out, rows), out, kCyclingFile, rows.size());
  }
  if (name == "pivots") {
    return written_growth(growth_study(), out, kPivotsFile);
  }
  if (name == "article") {
    const Result<ArticleStudy> study = article_study();
    if (!study) return fail(study.error());
    return written(write_article(out, *study), out, kArticleFile, study->claims.size() + study->pivots.size());
  }
  if (name == "hulls") return written_growth(hull_growth_study(), out, kHullsFile);
  if (name == "grids") {
    const std::vector<GridRow> rows = grid_study();
    return written(write_grids(out, rows), out, kGridsFile, rows.size());
  }
  return fail("study " + name + ": there are \"cycling\", \"pivots\", \"article\", \"grids\", \"hulls\", \"netlib\" and \"collision\"");
}

}  // namespace assay
