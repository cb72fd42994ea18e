#include "campaign/referee/disagreements.h"

#include "campaign/streams/standard_streams.h"
#include "properties/text/foreign_text.h"
#include "reports/store/merge.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

constexpr const char* kKey = "tiers disagree";

}  // namespace

Result<Written> Disagreements::keep_in(Store& store) const {
  for (const std::string& sentence : sentences_)
    if (auto kept = store.set_provenance({{kKey, sentence}}); !kept) return kept;
  return Written{};
}

bool print_disagreements(const std::filesystem::path& campaign) {
  const auto facts = store_detail::read_provenance(campaign);
  if (!facts) return false;
  const auto kept = facts->find(kKey);
  if (kept == facts->end()) return false;
  for (const std::string& sentence : joined_parts(kept->second))
    tell("assay: harness defect: the tiers disagree: {}\n", one_line(sentence));
  tell("assay: these cases have no verdict; please report them: assay draw and assay replay show each again\n");
  return true;
}

}  // namespace assay
