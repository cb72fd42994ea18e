#include "campaign/select_engines.h"

#include <fnmatch.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

#include "campaign/build_info.h"
#include "campaign/worker_settings.h"
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

/// Adds those engines listed that serve family F. A name that is taken gets the object's stem appended. What an engine is
/// made from is kept, because asking the object for its list costs a process.
template <Family F>
void add_listed(const std::string& path, const std::vector<EngineSummary>& listed, EngineList<F>& sources) {
  for (const EngineSummary& summary : listed) {
    if (!summary.serves<F>()) continue;
    EngineInfo info = summary.info;
    info.library = path;
    const bool taken = std::any_of(sources.begin(), sources.end(),
                                   [&](const auto& source) { return source.info.name == summary.info.name; });
    if (taken) info.name += "@" + std::filesystem::path(path).stem().string();
    sources.push_back({info, [summary](double seconds_per_case) -> std::unique_ptr<Engine<F>> {
                         WorkerOptions options = worker_settings();
                         options.seconds_per_case = seconds_per_case;
                         return std::make_unique<WorkerEngine<F>>(summary.info, summary.index, options);
                       }});
  }
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

/// The error, or nothing.
std::string add_plugin(const std::string& path, EngineSources& sources) {
  const auto listed = describe_plugin(path, worker_settings());
  if (!listed) return listed.error();
  for_each_family([&]<Family F>() { add_listed<F>(path, *listed, sources.of<F>()); });
  return {};
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
      if (std::string error = add_plugin(path, selection.sources); !error.empty()) return Error{error};
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
      if (std::string error = add_plugin(path, selection.sources); !error.empty()) return Error{error};
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
