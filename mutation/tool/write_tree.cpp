#include "tool/write_tree.h"

#include <llvm/Support/JSON.h>
#include <llvm/Support/raw_ostream.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "tool/layers.h"
#include "tool/operators/operator.h"
#include "tool/schema.h"

namespace assay::mutation {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

namespace {

bool write_if_other(const fs::path& path, const std::string& text) {
  if (fs::exists(path) && contents(path) == text) return true;
  fs::create_directories(path.parent_path());
  return static_cast<bool>(std::ofstream(path, std::ios::binary) << text);
}

void write_list(const std::vector<Mutant>& mutants, const Source& source, llvm::raw_ostream& out) {
  llvm::json::OStream json(out, 1);
  json.object([&] {
    json.attributeObject("operators", [&] {
      for (const ListedOperator& listed : operators()) json.attribute(listed.name, listed.why);
    });
    json.attributeArray("mutants", [&] {
      for (const Mutant& mutant : mutants)
        json.object([&] {
          const Change& first = mutant.first();
          json.attribute("id", id_in_words(mutant.id));
          json.attribute("operator", first.made_by);
          json.attribute("file", first.file);
          json.attribute("line", first.line);
          json.attribute("function", first.function);
          json.attribute("original", source(first.file).substr(first.begin, first.end - first.begin));
          json.attribute("changed", first.text);
          json.attribute("subject", first.subject);
          json.attribute("diff", mutant.diff);
        });
    });
  });
}

/// Files of an earlier tree that the sources have no longer.
void remove_others(const fs::path& into, const char* layer, const std::set<std::string>& written) {
  std::vector<fs::path> others;
  for (const auto& entry : fs::recursive_directory_iterator(into / layer))
    if (entry.is_regular_file() && written.count(fs::relative(entry.path(), into).string()) == 0)
      others.push_back(entry.path());
  for (const fs::path& other : others) fs::remove(other);
}

}  // namespace

std::string write_tree(const fs::path& root, const fs::path& into, const std::vector<Mutant>& mutants,
                       const Source& source) {
  std::map<std::string, std::vector<NumberedChange>> by_file;
  for (const Mutant& mutant : mutants)
    for (const Change& change : mutant.changes) by_file[change.file].emplace_back(mutant.id, &change);
  std::set<std::string> written;
  for (const char* layer : kMutated)
    for (const auto& entry : fs::recursive_directory_iterator(root / layer)) {
      if (!entry.is_regular_file()) continue;
      const std::string file = fs::relative(entry.path(), root).string();
      written.insert(file);
      const auto at = by_file.find(file);
      if (!write_if_other(into / file,
                          at == by_file.end() ? contents(entry.path()) : schema_of(source(file), at->second)))
        return (into / file).string() + ": cannot be written";
    }
  // What the choices ask is linked into every program with the vocabulary.
  const std::string chosen = "algorithms/model/chosen_mutant.cpp";
  if (!write_if_other(into / chosen, contents(root / "mutation/schema/chosen.cpp")))
    return (into / chosen).string() + ": cannot be written";
  written.insert(chosen);
  for (const char* layer : kMutated) remove_others(into, layer, written);
  std::string list;
  llvm::raw_string_ostream out(list);
  write_list(mutants, source, out);
  return write_if_other(into / "mutants.json", out.str() + "\n") ? "" : "the list of mutants cannot be written";
}

}  // namespace assay::mutation
