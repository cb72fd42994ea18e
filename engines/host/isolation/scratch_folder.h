// A folder of a worker's own, which goes with it.
#pragma once
#include <filesystem>
#include <string>

namespace assay {

class ScratchFolder {
 public:
  ScratchFolder() = default;
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  /// A new, empty one below the folder for temporary files, readable by nobody else; removes the one before. False
  /// where errno says why.
  bool make();
  void remove();
  /// Empty where there is none.
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace assay
