#include "fuzz/drivers/findings_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "properties/choices.h"

namespace assay {
namespace {

std::string header_word(const CaseFile& file, const std::string& key) {
  const auto at = file.header.find(key);
  return at == file.header.end() ? "unnamed" : at->second;
}

std::string folder_word(std::string word) {
  for (char& c : word) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    if (!plain) c = '_';
  }
  return word;
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

Error failure(const std::filesystem::path& path) { return {path.string() + ": " + std::strerror(errno)}; }

}  // namespace

std::string content_name(std::string_view text) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string name;
  for (const std::uint64_t key : {std::uint64_t{1}, std::uint64_t{2}}) {
    const std::uint64_t hash = fold_key(mix64(key), text);
    for (int shift = 60; shift >= 0; shift -= 4) name += kDigits[(hash >> shift) & 15];
  }
  return name;
}

Result<std::filesystem::path> keep_case(const std::filesystem::path& folder, const CaseFile& file) {
  const std::string text = write_case(file);
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return Error{folder.string() + ": " + code.message()};
  const auto path = folder / (content_name(text) + ".case");
  const bool known = std::filesystem::exists(path, code);
  if (code) return Error{path.string() + ": " + code.message()};
  if (known) return path;

  const auto part = folder / ("." + content_name(text) + "." + std::to_string(::getpid()) + ".part");
  const int descriptor = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (descriptor < 0) return failure(part);
  const bool written = write_all(descriptor, text);
  const bool closed = ::close(descriptor) == 0;
  if (!written || !closed || std::rename(part.c_str(), path.c_str()) != 0) {
    const Error error = failure(path);
    ::unlink(part.c_str());
    return error;
  }
  return path;
}

std::filesystem::path FindingsFolder::from_environment() {
  const char* folder = std::getenv("ASSAY_FINDINGS");
  return folder != nullptr && *folder != '\0' ? folder : "out/fuzz-findings";
}

Result<FindingsFolder::Kept> FindingsFolder::keep(const CaseFile& file) {
  const std::string engine = header_word(file, "engine"), claim = header_word(file, "claim");
  std::uint64_t& count = counts_[claim];
  Kept kept;
  kept.first_of_its_claim = count == 0;
  if (++count > kCasesPerClaim) return kept;

  const auto path = keep_case(folder_ / folder_word(engine) / folder_word(claim), file);
  if (!path) return Error{path.error()};
  kept.path = *path;
  return kept;
}

}  // namespace assay
