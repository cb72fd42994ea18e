// mutate ROOT PARSED INTO: writes the sources of ROOT that are to be mutated into INTO, each with the choices of all
// its mutants, and INTO/mutants.json, which says what the mutants are. PARSED is a build folder with
// compile_commands.json, in which each file is compiled for itself.
#include <clang/Tooling/JSONCompilationDatabase.h>
#include <llvm/Support/raw_ostream.h>

#include <filesystem>
#include <map>

#include "tool/mutant.h"
#include "tool/parse_units.h"
#include "tool/write_tree.h"

namespace {

namespace fs = std::filesystem;
using namespace assay::mutation;

int fail(const std::string& sentence) {
  llvm::errs() << "mutate: " << sentence << "\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return fail("expected: mutate ROOT PARSED INTO");
  const fs::path root = fs::canonical(argv[1]), parsed = fs::canonical(argv[2]), into = fs::absolute(argv[3]);
  std::string error;
  const auto commands = clang::tooling::JSONCompilationDatabase::loadFromDirectory(parsed.string(), error);
  if (commands == nullptr) return fail(error);
  const std::vector<std::string> units = units_of(*commands, root.string(), parsed.string());
  if (units.empty()) return fail(parsed.string() + ": none of its units is to be mutated");
  std::string failed;
  const Collected collected = parse_units(*commands, units, root.string(), failed);
  if (!failed.empty()) return fail(failed + ": does not compile");

  std::map<std::string, std::string> texts;
  const Source source = [&](const std::string& file) -> const std::string& {
    const auto [at, is_new] = texts.try_emplace(file);
    if (is_new) at->second = contents(root / file);
    return at->second;
  };
  const std::vector<Change> changes = collected.changes();
  const std::vector<Mutant> mutants = mutants_of(changes, source, error);
  if (mutants.empty()) return fail(error.empty() ? "no operator found anything" : error);
  if (const std::string defect = write_tree(root, into, mutants, source); !defect.empty()) return fail(defect);
  llvm::outs() << "mutate: " << mutants.size() << " mutants, " << changes.size() << " changes, from " << units.size()
               << " units\n";
  return 0;
}
