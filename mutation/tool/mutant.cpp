#include "tool/mutant.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/Format.h>
#include <llvm/Support/SHA1.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <cctype>
#include <map>

namespace assay::mutation {
namespace {

/// The beginning of a digest, in base 16.
std::string digest(const std::string& text, std::size_t length) {
  llvm::SHA1 sum;
  sum.update(text);
  return llvm::toHex(sum.final(), /*LowerCase=*/true).substr(0, length);
}

std::string without_spaces(const std::string& text) {
  std::string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept), [](unsigned char c) { return !std::isspace(c); });
  return kept;
}

/// Each line behind a mark.
std::string marked(char mark, const std::string& lines) {
  std::string text;
  for (llvm::StringRef rest = lines; !rest.empty();) {
    const auto [line, after] = rest.split('\n');
    text += mark + line.str() + "\n";
    rest = after;
  }
  return text;
}

/// The whole lines that a change touches, before and after it.
std::string diff_of(const Change& change, const std::string& source) {
  const std::size_t before = change.begin == 0 ? std::string::npos : source.rfind('\n', change.begin - 1);
  const std::size_t first = before == std::string::npos ? 0 : before + 1;
  const std::size_t last = std::min(source.find('\n', change.end), source.size());
  const std::string old = source.substr(first, last - first);
  const std::string changed =
      source.substr(first, change.begin - first) + change.text + source.substr(change.end, last - change.end);
  return "@@ " + change.file + " " + change.function + "\n" + marked('-', old) + marked('+', changed);
}

}  // namespace

std::string id_in_words(std::uint32_t id) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format_hex_no_prefix(id, 8);
  return text;
}

std::vector<Mutant> mutants_of(const std::vector<Change>& changes, const Source& source, std::string& error) {
  std::vector<Mutant> mutants;
  std::map<std::string, std::size_t> by_name;  // what an id is the digest of
  std::map<std::string, unsigned> times;
  for (const Change& change : changes) {
    std::string name = change.made_by + "\n" + change.subject;
    if (change.subject.empty()) {
      const std::string& text = source(change.file);
      name = change.file + "\n" + change.made_by + "\n" +
             without_spaces(text.substr(change.begin, change.end - change.begin)) + "\n" + without_spaces(change.text);
      name += "\n" + std::to_string(times[name]++);
    }
    const auto [at, is_new] = by_name.try_emplace(name, mutants.size());
    if (is_new) mutants.push_back({static_cast<std::uint32_t>(std::stoul(digest(name, 8), nullptr, 16)), {}, {}});
    Mutant& mutant = mutants[at->second];
    mutant.changes.push_back(change);
    mutant.diff += diff_of(change, source(change.file));
  }
  std::map<std::uint32_t, const Mutant*> by_id;
  for (Mutant& mutant : mutants) {
    const auto [at, is_new] = by_id.try_emplace(mutant.id, &mutant);
    if (is_new && mutant.id != 0) continue;
    error = "two mutants have the id " + id_in_words(mutant.id) + ":\n" + at->second->diff + mutant.diff;
    return {};
  }
  return mutants;
}

}  // namespace assay::mutation
