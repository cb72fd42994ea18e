// A plug-in of two idle engines whose names, and the reason why the second is asked only by its, are chosen when it is
// built: what the program must tell apart or refuse.
#include <stddef.h>

#include "engines/assay_engine.h"

namespace {

assay_status decline(void*, const assay_hull2_problem*, const assay_watch*, assay_hull2_answer*) {
  return ASSAY_DECLINED;
}

/// A name of `kLength` letters.
template <size_t kLength>
struct LongName {
  char text[kLength + 1] = {};
  constexpr LongName() {
    for (size_t i = 0; i < kLength; ++i) text[i] = 'n';
  }
};
[[maybe_unused]] constexpr LongName<10000> kLongName;

constexpr assay_semantics kSemantics = {sizeof(assay_semantics), 0, 0, -1, -1, -1, -1, "", 0, 0};

#ifndef REASON
#define REASON nullptr
#endif
[[maybe_unused]] constexpr const char* kNoUtf8 = "slow \xff\xfe";

constexpr assay_engine engine_of(const char* name, const char* only_by_name) {
  return {sizeof(assay_engine),
          name,
          "1",
          "foreign",
          "declines everything",
          kSemantics,
          nullptr,
          nullptr,
          nullptr,
          &decline,
          nullptr,
          nullptr,
          nullptr,
          only_by_name};
}

constexpr assay_engine kEngines[] = {engine_of(FIRST_NAME, nullptr), engine_of(SECOND_NAME, REASON)};
constexpr assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 2, kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t) { return &kPlugin; }
