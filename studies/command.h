// `assay study`: the list of studies, each with its name, its sentence and its computation.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/studies/studies.h"

namespace assay {

/// Where the study of files looks for them unless it is told; absent on most machines, which is no error.
inline constexpr const char* kNetlibFolder = "../shared/netlib";

struct StudyOptions {
  std::string name, out;
  std::string claim;                   ///< article: told in full, the others not at all
  std::string folder = kNetlibFolder;  ///< netlib
  /// netlib: as for solve; collision: as for check, but planted faults take part only where they are named.
  std::vector<std::string> engines;
  std::uint32_t cases = 16;       ///< collision
  std::uint64_t seed = 1;         ///< collision, bounds
  bool tapes = false;             ///< bounds: the tapes to store, too
  unsigned jobs = 1;              ///< collision
  std::optional<double> seconds;  ///< for each plug-in engine on each question; absent: as the study has it
};

struct Study {
  std::string_view name, sentence;
  Result<Studies> (*run)(const StudyOptions& options);
  std::string (*why_skipped)(const StudyOptions& options) = nullptr;  ///< empty where it is not; null: it never is
  /// What the study tells besides its records; null: nothing.
  Result<Written> (*tell)(const StudyOptions& options, const Studies& studies) = nullptr;
};
std::span<const Study> studies();

/// "cycling: SENTENCE; pivots: SENTENCE; ...", for the help.
std::string studies_in_words();

/// Runs the study of that name and writes its records into studies/ of `out`, see
/// reports/store/studies/studies.h. Exit codes as in campaign/commands/commands.h.
int run_study(const StudyOptions& options);

}  // namespace assay
