// What the studies found, in the folder studies/ of a campaign directory. They are no campaign: no seed but that
// of the collision study, no shards; the same program writes the same bytes, but for times.
#pragma once
#include <filesystem>
#include <tuple>

#include "reports/store/files.h"
#include "reports/store/studies/article_rows.h"
#include "reports/store/studies/collision_rows.h"
#include "reports/store/studies/cycling_rows.h"
#include "reports/store/studies/grid_rows.h"
#include "reports/store/studies/growth_rows.h"
#include "reports/store/studies/netlib_rows.h"

namespace assay {

struct Studies {
  std::vector<CyclingRow> cycling;
  Growth pivots, hulls, growth, growth_times;
  std::vector<NetlibRow> netlib;
  ArticleStudy article;
  std::vector<GridRow> grids;
  CollisionStudy collision;
  bool empty() const;
  friend bool operator==(const Studies&, const Studies&) = default;
};

/// Every file of the studies with the lists of rows that it holds: visit(file, rows...).
template <class S, class Visit>
void visit_study_files(S& studies, Visit visit) {
  visit(kCyclingFile, studies.cycling);
  visit(kPivotsFile, studies.pivots.rows, studies.pivots.fits);
  visit(kHullsFile, studies.hulls.rows, studies.hulls.fits);
  visit(kGrowthFile, studies.growth.rows, studies.growth.fits);
  visit(kGrowthTimesFile, studies.growth_times.rows, studies.growth_times.fits);
  visit(kArticleFile, studies.article.claims, studies.article.pivots, studies.article.flaws, studies.article.systems);
  visit(kNetlibFile, studies.netlib);
  visit(kGridsFile, studies.grids);
  visit(kCollisionGapsFile, studies.collision.gaps);
  visit(kCollisionErrorsFile, studies.collision.errors);
}

struct WrittenStudy {
  std::filesystem::path path;
  std::size_t records = 0;
};

/// The files of the study of that name, or of every one that has rows where there is no name, into studies/ of
/// `directory`, which is made if absent.
Result<std::vector<WrittenStudy>> write_studies(const std::filesystem::path& directory, const Studies& studies,
                                                std::string_view name = {});

/// What studies/ of `directory` holds; nothing where there is no such folder.
///
/// Error   a line that is no record: the sentence names file, line and field.
Result<Studies> read_studies(const std::filesystem::path& directory);

}  // namespace assay
