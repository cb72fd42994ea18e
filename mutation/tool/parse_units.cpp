#include "tool/parse_units.h"

#include <clang/Frontend/ASTUnit.h>
#include <clang/Tooling/Tooling.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "tool/layers.h"
#include "tool/operators/operator.h"

namespace assay::mutation {
namespace {

class Parser {
 public:
  Parser(std::string root, const clang::tooling::CompilationDatabase& commands)
      : root_(std::move(root) + "/"), commands_(commands) {}

  bool parse(const std::vector<std::string>& units) {
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
      threads.emplace_back([&] {
        for (std::size_t unit; (unit = next_++) < units.size();) parse_one(units[unit]);
      });
    for (std::thread& thread : threads) thread.join();
    return failed_.empty();
  }
  const Collected& collected() const { return collected_; }
  const std::vector<std::string>& failed() const { return failed_; }

 private:
  void parse_one(const std::string& unit) {
    using namespace clang::tooling;
    ClangTool tool(commands_, {unit}, std::make_shared<clang::PCHContainerOperations>(),
                   llvm::vfs::createPhysicalFileSystem());
    tool.setRestoreWorkingDir(false);
    tool.appendArgumentsAdjuster(
        getInsertArgumentAdjuster({"-w", "-resource-dir=" CLANG_RESOURCE_DIRECTORY}, ArgumentInsertPosition::END));
    std::vector<std::unique_ptr<clang::ASTUnit>> trees;
    Collected found;
    const bool parsed = tool.buildASTs(trees) == 0 && !trees.empty();
    const Scope scope = [&](llvm::StringRef path) -> std::optional<std::string> {
      if (!path.consume_front(root_) || !is_mutated(path)) return std::nullopt;
      return path.str();
    };
    if (parsed)
      for (const auto& tree : trees) collect(tree->getASTContext(), scope, operators(), found);
    const std::lock_guard lock(mutex_);
    if (parsed)
      collected_.merge(found);
    else
      failed_.push_back(unit);
  }

  std::string root_;
  const clang::tooling::CompilationDatabase& commands_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  Collected collected_;
  std::vector<std::string> failed_;
};

}  // namespace

std::vector<std::string> units_of(const clang::tooling::CompilationDatabase& commands, const std::string& root,
                                  const std::string& parsed) {
  std::vector<std::string> units;
  for (const std::string& path : commands.getAllFiles()) {
    llvm::StringRef file = path;
    const bool is_table = file.startswith(parsed + "/variants/variants/");
    if (is_table || (file.consume_front(root + "/") && is_mutated(file))) units.push_back(path);
  }
  std::sort(units.begin(), units.end());
  units.erase(std::unique(units.begin(), units.end()), units.end());
  return units;
}

Collected parse_units(const clang::tooling::CompilationDatabase& commands, const std::vector<std::string>& units,
                      const std::string& root, std::string& failed) {
  Parser parser(root, commands);
  if (!parser.parse(units)) failed = parser.failed().front();
  return parser.collected();
}

}  // namespace assay::mutation
