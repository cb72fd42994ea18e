// Holds the engines of ours to the fingerprints that stand in a reviewed list (fingerprint_list.h).
#include <fnmatch.h>

#include <cstdio>

#include "tests/fingerprints/fingerprint_list.h"
#include "variants/variants.h"

namespace assay {
namespace {

const Fingerprinted kEngines = {
    "# engine, fingerprint, why it is what it is (tests/fingerprints)\n", "no engine of ours",
    [](const std::string& pattern, const auto& see) {
      for_each_family([&]<Family F>() {
        for (const ListedVariant<F>& engine : variants<F>())
          if (engine.states.kind == EngineKind::kOurs && fnmatch(pattern.c_str(), engine.name.data(), 0) == 0)
            see(std::string(engine.name), fingerprints_of<F>(engine));
      });
    }};

}  // namespace
}  // namespace assay

int main(int count, char** words) {
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // should an engine crash, what was seen before it is told
  return assay::run_fingerprints(assay::kEngines, {words, words + count});
}
