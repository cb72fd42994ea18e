#include "fuzz/files/try_file.h"

#include <stdlib.h>
#include <time.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "properties/text/foreign_text.h"

namespace assay::fuzz_files {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSentence = 700;
constexpr double kMostSeconds = 1;

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// What is wrong with the sentence of a refusal, or nothing.
std::string fault_of(const std::string& sentence, const fs::path& scratch) {
  if (one_line(sentence) != sentence) return "is not one line of plain text";
  if (sentence.size() > kMostSentence + scratch.string().size()) return "is too long";
  if (!sentence.starts_with(scratch.string())) return "does not begin with the file";
  if (sentence.find(": ") == std::string::npos) return "gives no reason";
  return {};
}

}  // namespace

Scratch::Scratch() {
  std::string pattern = (fs::temp_directory_path() / "assay_files_XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error(pattern + ": cannot be made");
  root_ = pattern;
  folder_ = root_ / "a" / "b" / "c" / "d";
  fs::create_directories(folder_);
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(root_, ignored);
}

std::vector<std::string> Scratch::listing() const {
  std::vector<std::string> paths;
  for (const auto& entry : fs::recursive_directory_iterator(root_)) paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

Tried try_file(const ReadKind& kind, const fs::path& scratch, const std::string& bytes) {
  std::ofstream(scratch / kind.file, std::ios::binary | std::ios::trunc) << bytes;
  Tried tried;
  const double begun = processor_seconds();
  try {
    const std::string refusal = kind.read(scratch);
    tried.read = refusal.empty();
    if (!refusal.empty())
      if (const std::string fault = fault_of(refusal, scratch); !fault.empty())
        tried.wrong = "the sentence " + fault + ": " + refusal;
  } catch (const std::exception& exception) {
    tried.wrong = exception.what();
  }
  tried.seconds = processor_seconds() - begun;
  if (tried.wrong.empty() && tried.seconds > kMostSeconds) tried.wrong = "took " + std::to_string(tried.seconds) + " s";
  return tried;
}

}  // namespace assay::fuzz_files
