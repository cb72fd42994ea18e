// Every kind of file that Assay reads, in one table: where it lies, what it is made wrong from, and who reads it.
#pragma once
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::fuzz_files {

struct ReadKind {
  std::string_view name;
  std::string file;                ///< relative to the scratch folder
  std::vector<std::string> seeds;  ///< one at least; good files
  /// Reads the file, which holds `bytes`, and puts what was read to use; the sentence of a refusal, or nothing.
  std::function<std::string(const std::filesystem::path& scratch, const std::string& bytes)> read;
  /// Applied to what was made wrong: packs it, or makes a digest in it right again so that what stands behind is
  /// reached.
  std::function<std::string(std::string)> finish = nullptr;
};

/// All kinds, with seeds from the repository's cases and from a small campaign, which is written into `scratch` and
/// must lie there while anything is read.
///
/// Error  throws std::runtime_error where the repository or the scratch folder cannot be used.
std::vector<ReadKind> read_kinds(const std::filesystem::path& repository, const std::filesystem::path& scratch);

/// The kinds of a campaign's files, with the campaign that they are seeds of; a part of read_kinds.
void add_record_kinds(std::vector<ReadKind>& kinds, const std::filesystem::path& scratch);

/// Error  throws std::runtime_error where the file cannot be read.
std::string text_of(const std::filesystem::path& path);

/// A campaign with every kind of record in it, written into `folder`.
void write_small_campaign(const std::filesystem::path& folder);

}  // namespace assay::fuzz_files
