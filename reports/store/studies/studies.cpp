#include "reports/store/studies/studies.h"

#include <cmath>

#include "reports/store/studies/study_file.h"

namespace assay {

double growth_abscissa(GrowthModel model, std::uint32_t size) {
  const double n = size;
  switch (model) {
    case GrowthModel::kExponential: return n;
    case GrowthModel::kPower: return std::log2(n);
    case GrowthModel::kLogarithm: return std::log2(std::log2(n));
    case GrowthModel::kLinearithmic: return std::log2(n * std::log2(n));
  }
  return n;
}

bool Studies::empty() const { return *this == Studies{}; }

Result<std::vector<WrittenStudy>> write_studies(const std::filesystem::path& directory, const Studies& studies,
                                                std::string_view name) {
  std::vector<WrittenStudy> files;
  Result<Written> written = Written{};
  visit_study_files(studies, [&](const StudyFile& file, const auto&... rows) {
    const std::size_t records = (rows.size() + ...);
    if (!written || (name.empty() ? records == 0 : name != file.study)) return;
    written = write_study_file(directory, file, rows...);
    files.push_back({directory / kStudiesFolder / file.name, records});
  });
  if (!written) return Error{written.error()};
  return files;
}

Result<Studies> read_studies(const std::filesystem::path& directory) {
  Studies studies;
  Result<Written> read = Written{};
  visit_study_files(studies, [&](const StudyFile& file, auto&... rows) {
    if (read) read = read_study_file(directory, file, rows...);
  });
  if (!read) return Error{read.error()};
  return studies;
}

}  // namespace assay
