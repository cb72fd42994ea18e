#include "fuzz/files/try_file.h"

#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>

#include "properties/text/foreign_text.h"

namespace assay::fuzz_files {
namespace {

namespace fs = std::filesystem;

/// A folder in memory: where a reader waits for the disk, one of a real disk takes some milliseconds a file.
constexpr const char* kMemory = "/dev/shm";
constexpr std::size_t kMostSentence = 700;
constexpr double kMostSeconds = 1;

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

fs::path place_of_scratch() {
  const bool in_memory = ::getenv("TMPDIR") == nullptr && ::access(kMemory, R_OK | W_OK | X_OK) == 0;
  return in_memory ? fs::path(kMemory) : fs::temp_directory_path();
}

void put(const fs::path& path, const std::string& bytes) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  const ssize_t written = file < 0 ? -1 : ::write(file, bytes.data(), bytes.size());
  if (file >= 0) ::close(file);
  if (written != static_cast<ssize_t>(bytes.size())) throw std::runtime_error(path.string() + ": cannot be written");
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
  std::string pattern = (place_of_scratch() / "assay_files_XXXXXX").string();
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
  put(scratch / kind.file, bytes);
  Tried tried;
  const double begun = processor_seconds();
  try {
    const std::string refusal = kind.read(scratch, bytes);
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
