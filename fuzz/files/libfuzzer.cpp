// The same table under libFuzzer: ASSAY_FILE_KIND names the kind (case where it is not set).
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "fuzz/files/try_file.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t length) {
  using namespace assay::fuzz_files;
  static const Scratch scratch;
  static const auto kinds = read_kinds(ASSAY_SOURCE_DIR, scratch.folder());
  static const ReadKind* const chosen = [] {
    const char* wanted = std::getenv("ASSAY_FILE_KIND");
    for (const ReadKind& kind : kinds)
      if (kind.name == (wanted == nullptr ? "case" : std::string_view(wanted))) return &kind;
    std::fprintf(stderr, "ASSAY_FILE_KIND is no kind of file that is read\n");
    std::exit(2);
  }();
  static const auto before = [] {
    (void)try_file(*chosen, scratch.folder(), chosen->seeds.front());
    return scratch.listing();
  }();
  const Tried tried = try_file(*chosen, scratch.folder(), std::string(reinterpret_cast<const char*>(bytes), length));
  if (!tried.wrong.empty() || scratch.listing() != before) {
    std::fprintf(stderr, "WRONG %s\n", tried.wrong.empty() ? "a file was made or removed" : tried.wrong.c_str());
    std::abort();
  }
  return 0;
}
