// A campaign as one SQLite file, for questions that no report foresaw.
#pragma once
#include <filesystem>
#include <span>

#include "reports/store/files.h"
#include "reports/store/record.h"
#include "reports/store/studies/plain_table.h"

namespace assay {

/// Tables: campaign(1 row), engines, plan, cells (engine, property, domain, difficulty and all counts), violations (by
/// claim), findings, cycles (one row a state), timings, provenance, and those of the studies given. Doubles are
/// SQLite reals, which are the same IEEE doubles; NaN becomes NULL.
///
/// Error   the disk's. `path` has the whole database or what it had before.
Result<Written> export_sqlite(const Campaign& campaign, const std::filesystem::path& path,
                              std::span<const PlainTable> studies = {});

}  // namespace assay
