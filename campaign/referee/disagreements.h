// Judges that contradict each other on a case: the case has no verdict, the campaign goes on and ends with exit code 2.
#pragma once
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <set>
#include <string>

#include "reports/store/store.h"

namespace assay {

/// What a run keeps of the cases that its judges disagree on: the least kMost sentences, whatever the order of work.
class Disagreements {
 public:
  static constexpr std::size_t kMost = 16;

  void add(std::string sentence) {
    sentences_.insert(std::move(sentence));
    if (sentences_.size() > kMost) sentences_.erase(std::prev(sentences_.end()));
  }
  void add(const Disagreements& others) {
    for (const std::string& sentence : others.sentences_) add(sentence);
  }
  bool empty() const { return sentences_.empty(); }

  /// Into the campaign's provenance, where every later run into its folder, a merge and the page find them.
  Result<Written> keep_in(Store& store) const;

 private:
  std::set<std::string> sentences_;
};

/// Tells what the campaign in a folder has kept of them, a line each; whether there is any.
bool print_disagreements(const std::filesystem::path& campaign);

}  // namespace assay
