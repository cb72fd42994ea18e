// Where a fuzzer leaves what it finds: files named by their content, so that any number of fuzzers may share a folder.
#pragma once
#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

#include "algorithms/model/result.h"
#include "properties/case/case_text.h"

namespace assay {

/// Keeps cases as FOLDER/engine/claim/<hash>.case, '/' and blanks in names replaced by '_'.
///
/// A file appears whole or not at all: it is written under a name of its own (O_EXCL) and then renamed. A case that is
/// there already is left alone. Past kCasesPerClaim cases of one claim a run only counts, so that a suspect which is
/// wrong all the time does not fill the disk.
class FindingsFolder {
 public:
  static constexpr std::uint64_t kCasesPerClaim = 100;

  explicit FindingsFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
  /// $ASSAY_FINDINGS, or out/fuzz-findings.
  static std::filesystem::path from_environment();

  struct Kept {
    std::filesystem::path path;  ///< empty where the case was only counted
    bool first_of_its_claim = false;
  };
  /// The header's engine and claim say where. Error: the folder cannot be written.
  Result<Kept> keep(const CaseFile& file);

  /// Cases by claim, kept or only counted.
  const std::map<std::string, std::uint64_t>& counts() const { return counts_; }

 private:
  std::filesystem::path folder_;
  std::map<std::string, std::uint64_t> counts_;
};

/// Writes FOLDER/<hash>.case, whole or not at all, and answers its path; a case that is there already is left alone.
/// Error: the folder cannot be written.
Result<std::filesystem::path> keep_case(const std::filesystem::path& folder, const CaseFile& file);

/// 32 hex digits that the content determines; equal for equal texts on every platform.
std::string content_name(std::string_view text);

}  // namespace assay
