// One file made wrong, read, and looked at.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "fuzz/files/kinds.h"

namespace assay::fuzz_files {

/// A new folder four levels below an empty one, which goes with this object.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const std::filesystem::path& folder() const { return folder_; }
  /// Every path below the empty folder, sorted.
  std::vector<std::string> listing() const;

 private:
  std::filesystem::path root_, folder_;
};

struct Tried {
  bool read = false;   ///< it was taken for a good file
  double seconds = 0;  ///< of this thread's processor time
  std::string wrong;   ///< what must not be; empty where all is well
};

/// Puts the bytes where the kind's file lies and lets it be read.
///
/// Claims  takes no second of processor time; a refusal is one line of at most 700 plain bytes that begins with a path
///         below the scratch folder; no exception leaves the reader. Whether files appeared elsewhere is for the
///         caller, by listing().
Tried try_file(const ReadKind& kind, const std::filesystem::path& scratch, const std::string& bytes);

}  // namespace assay::fuzz_files
