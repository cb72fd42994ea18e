#include "campaign/input/trial_words.h"

#include <fmt/format.h>

#include <array>

#include "properties/text/foreign_text.h"

namespace assay {
namespace {

std::string field(const std::string& text) { return text.empty() ? "-" : one_line(text); }

}  // namespace

std::string lines_of(const std::vector<TrialLine>& trials) {
  std::string text;
  for (const TrialLine& trial : trials)
    text += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", name_of(trial.outcome), field(trial.file), field(trial.engine),
                        field(trial.property), field(trial.claim), field(trial.evidence));
  return text;
}

std::string counts_of(const std::vector<TrialLine>& trials) {
  std::array<std::size_t, kOutcomes> counts{};
  for (const TrialLine& trial : trials) ++counts[static_cast<std::size_t>(trial.outcome)];
  std::string text = fmt::format("{} trial{}:", trials.size(), trials.size() == 1 ? "" : "s");
  const char* separator = " ";
  for (std::size_t i = 0; i < kOutcomes; ++i) {
    if (counts[i] == 0) continue;
    text += fmt::format("{}{} {}", separator, counts[i], kOutcomeNames[i]);
    separator = ", ";
  }
  return text;
}

}  // namespace assay
