#include "campaign/select_engines.h"

#include <fnmatch.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

#include "campaign/build_info.h"
#include "engines/host/catalog.h"

namespace assay {
namespace {

constexpr std::string_view kOwnVariants = "assay.so", kBadOnPurpose = "bad.so";
// Exact solvers that take some hundred milliseconds a program: a battery of everything would wait for them alone.
// So would it for an engine that aborts on every second case.
constexpr std::string_view kSlow[] = {"qsopt_ex.so", "cgal_qp.so", "fcl_signed_indep.so"};

bool is_path(const std::string& selector) { return selector.ends_with(".so"); }

std::vector<std::string> engine_directories() {
  std::vector<std::string> directories;
  if (const char* path = std::getenv("ASSAY_ENGINE_PATH")) {
    std::istringstream list(path);
    for (std::string directory; std::getline(list, directory, ':');)
      if (!directory.empty()) directories.push_back(directory);
  }
  directories.emplace_back(kEngineDirectory);
  return directories;
}

/// The plug-ins beside the program, sorted by path.
std::vector<std::string> installed_plugins() {
  std::set<std::string> paths;
  for (const std::string& directory : engine_directories()) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(directory, ignored)) {
      const std::string name = entry.path().filename().string();
      if (entry.path().extension() == ".so" && name != kOwnVariants && name != kBadOnPurpose)
        paths.insert(entry.path().string());
    }
  }
  return {paths.begin(), paths.end()};
}

/// Adds every engine of the shared object that serves family F. A name that is taken gets the object's stem appended.
template <Family F>
std::string add_plugin(const std::string& path, std::vector<EngineSource<F>>& sources) {
  auto loaded = load_engines<F>(path, WorkerOptions{});
  if (!loaded) return loaded.error();
  for (std::size_t i = 0; i < loaded->size(); ++i) {
    EngineInfo info = (*loaded)[i]->info();
    info.library = path;
    const std::string own_name = info.name;
    const bool taken =
        std::any_of(sources.begin(), sources.end(), [&](const auto& s) { return s.info.name == own_name; });
    if (taken) info.name += "@" + std::filesystem::path(path).stem().string();
    sources.push_back({info, [path, i](double seconds_per_case) -> std::unique_ptr<Engine<F>> {
                         auto again = load_engines<F>(path, WorkerOptions{.seconds_per_case = seconds_per_case});
                         return again && i < again->size() ? std::move((*again)[i]) : nullptr;
                       }});
  }
  return {};
}

template <class Keep>
void keep_engines(EngineSources& sources, Keep keep) {
  for_each_family(
      [&]<Family F>() { std::erase_if(sources.of<F>(), [&](const auto& source) { return !keep(source.info); }); });
}

template <Family F>
void sort_by_name(std::vector<EngineSource<F>>& sources) {
  std::sort(sources.begin(), sources.end(), [](const auto& a, const auto& b) { return a.info.name < b.info.name; });
}

std::string add_plugin_everywhere(const std::string& path, EngineSources& sources) {
  std::string error;
  for_each_family([&]<Family F>() {
    if (error.empty()) error = add_plugin<F>(path, sources.of<F>());
  });
  return error;
}

}  // namespace

Result<Selection> select_engines(const std::vector<std::string>& selectors) {
  Selection selection;
  selection.sources = built_in_engines();
  const bool by_name = selectors.empty() || !std::all_of(selectors.begin(), selectors.end(), is_path);
  if (by_name) {
    for (const std::string& path : installed_plugins()) {
      const std::string name = std::filesystem::path(path).filename().string();
      if (selectors.empty() && std::find(std::begin(kSlow), std::end(kSlow), name) != std::end(kSlow)) continue;
      if (std::string error = add_plugin_everywhere(path, selection.sources); !error.empty()) return Error{error};
      selection.plugins.push_back(path);
    }
  }
  std::vector<bool> used(selectors.size(), false);
  if (!selectors.empty()) {
    keep_engines(selection.sources, [&](const EngineInfo& info) {
      bool keep = false;
      for (std::size_t i = 0; i < selectors.size(); ++i) {
        if (is_path(selectors[i]) || fnmatch(selectors[i].c_str(), info.name.c_str(), 0) != 0) continue;
        used[i] = true;
        keep = true;
      }
      return keep;
    });
  }
  for (std::size_t i = 0; i < selectors.size(); ++i) {
    if (is_path(selectors[i])) {
      const std::string path = std::filesystem::absolute(selectors[i]).string();
      if (std::string error = add_plugin_everywhere(path, selection.sources); !error.empty()) return Error{error};
      if (std::find(selection.plugins.begin(), selection.plugins.end(), path) == selection.plugins.end())
        selection.plugins.push_back(path);
    } else if (!used[i]) {
      return Error{"--engine " + selectors[i] + ": no engine has this name; `assay list` shows them"};
    }
  }
  for_each_family([&]<Family F>() { sort_by_name<F>(selection.sources.of<F>()); });
  return selection;
}

}  // namespace assay
