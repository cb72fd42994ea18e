// A file that lives as long as a test.
#pragma once
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace assay::test {

class Scratch {
 public:
  /// The name ends in `ending`, and is no other's of this process.
  Scratch(const std::string& ending, const std::string& text)
      : path_(std::filesystem::path(testing::TempDir()) / (std::to_string(getpid()) + '_' + next() + '_' + ending)) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  static std::string next() {
    static int count = 0;
    return std::to_string(count++);
  }
  std::filesystem::path path_;
};

}  // namespace assay::test
