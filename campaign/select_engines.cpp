#include "campaign/select_engines.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "campaign/build_info.h"
#include "campaign/naming/engine_files.h"
#include "campaign/naming/engine_paths.h"
#include "campaign/naming/listed_plugins.h"
#include "campaign/naming/suggestions.h"
#include "campaign/worker_settings.h"
#include "engines/host/catalog.h"
#include "engines/host/plugin_here.h"
#include "engines/host/worker/worker_engine.h"
#include "reports/store/disk/program_place.h"

namespace assay {
namespace {

constexpr std::string_view kOwnVariants = "assay.so", kBadOnPurpose = "bad.so";

std::vector<std::string> engine_directories() {
  std::vector<std::string> directories;
  if (const char* path = std::getenv("ASSAY_ENGINE_PATH")) {
    std::istringstream list(path);
    for (std::string directory; std::getline(list, directory, ':');)
      if (!directory.empty()) directories.push_back(directory);
  }
  directories.push_back(installed_or(kInstalledEngines, kEngineDirectory).string());
  return directories;
}

/// The objects and scripts to be looked at.
struct Looked {
  std::map<std::string, bool> paths;  ///< of files, and commands; whether a selector names it
  std::vector<std::string> left_out;
};

/// Those beside the program that the selectors may choose from.
Looked found_by_name(const std::vector<std::string>& selectors) {
  Looked found;
  const EngineFiles files = engine_files(engine_directories());
  for (const std::string& path : files.objects) {
    const std::string name = std::filesystem::path(path).filename().string();
    if (name != kOwnVariants && name != kBadOnPurpose) found.paths[path] = false;
  }
  std::vector<std::string> chosen;
  for (const std::string& script : files.scripts) {
    const bool may_be_chosen = std::any_of(selectors.begin(), selectors.end(), [&](const std::string& selector) {
      return !is_from_outside(selector) && may_choose(selector, first_part_of_script(script));
    });
    if (selectors.empty() || may_be_chosen) chosen.push_back(script);
  }
  Startable scripts = startable(chosen);
  for (const std::string& command : scripts.commands) found.paths[command] = false;
  found.left_out = std::move(scripts.left_out);
  return found;
}

/// The objects to be looked at, sorted by path; two paths of one file are one object.
std::vector<ListedPlugin> plugins_of(const std::vector<std::string>& selectors, std::map<std::string, bool> paths) {
  for (const std::string& selector : selectors)
    if (is_from_outside(selector)) paths[absolute_selector(selector)] = true;
  std::vector<ListedPlugin> plugins;
  std::map<std::string, std::size_t> seen;  // by the file that the path leads to
  for (const auto& [path, is_named] : paths) {
    std::error_code absent;
    const std::string file = std::filesystem::canonical(path, absent).string();
    const auto [at, fresh] = seen.try_emplace(absent ? path : file, plugins.size());
    if (fresh) plugins.push_back({path, is_named, is_engine_command(path), {}, {}});
    plugins[at->second].by_path |= is_named;
  }
  return plugins;
}

/// Adds the engines that serve family F. What an engine is made from is kept, because asking the object for its list
/// costs a process.
template <Family F>
void add_listed(const ListedPlugin& plugin, EngineList<F>& sources) {
  for (std::size_t i = 0; i < plugin.engines.size(); ++i) {
    const EngineSummary& summary = plugin.engines[i];
    if (!summary.serves<F>()) continue;
    EngineInfo info = summary.info;
    info.library = plugin.path;
    info.name = plugin.names[i];
    EngineSource<F> source{
        info, [summary, is_command = plugin.is_command](double seconds_per_case) -> std::unique_ptr<Engine<F>> {
          if (plugins_run_here() && !is_command) return std::make_unique<PluginHere<F>>(summary.info, summary.index);
          WorkerOptions options = is_command ? options_of_command(worker_settings()) : worker_settings();
          options.seconds_per_case = seconds_per_case;
          return std::make_unique<WorkerEngine<F>>(summary.info, summary.index, options);
        }};
    source.stated = summary.info.name;
    sources.push_back(std::move(source));
  }
}

/// The reason why a selector that matches no name selects nothing: it may be a file's, or mistyped.
std::string why_nothing_is_called(const std::string& selector, const EngineSources& sources) {
  std::error_code unknown;
  if (std::filesystem::is_regular_file(selector, unknown)) {
    const std::string defect = why_no_shared_object(selector);
    return defect.empty() ? "no engine has this name, but a file has; as a path it is ./" + selector
                          : "no engine has this name, and the file of this name " + defect;
  }
  std::vector<std::string> names;
  for_each_family([&]<Family F>() {
    for (const auto& source : sources.of<F>()) names.push_back(source.info.name);
  });
  return "no engine has this name" + did_you_mean(selector, names, "`assay list --engines` shows them");
}

/// The names that the selectors other than paths choose. A selector that no name matches may match names as their
/// objects state them.
///
/// Error  a selector that matches nothing.
Result<std::set<std::string>> chosen_names(const std::vector<std::string>& selectors, const EngineSources& sources) {
  std::set<std::string> chosen;
  for (const std::string& selector : selectors) {
    if (is_from_outside(selector)) continue;
    const auto choose = [&](const auto& source, const std::string& name) {
      const bool matches = fnmatch(selector.c_str(), name.c_str(), 0) == 0;
      if (matches) chosen.insert(source.info.name);
      return matches;
    };
    bool used = false;
    for (const bool as_stated : {false, true}) {
      if (used) continue;
      for_each_family([&]<Family F>() {
        for (const auto& source : sources.of<F>()) used |= choose(source, as_stated ? source.stated : source.info.name);
      });
    }
    if (!used) return Error{"--engine " + selector + ": " + why_nothing_is_called(selector, sources)};
  }
  return chosen;
}

template <Family F>
void sort_by_name(std::vector<EngineSource<F>>& sources) {
  std::sort(sources.begin(), sources.end(), [](const auto& a, const auto& b) { return a.info.name < b.info.name; });
}

std::set<std::string> names_of(const EngineSources& sources) {
  std::set<std::string> names;
  for_each_family([&]<Family F>() {
    for (const auto& source : sources.of<F>()) names.insert(source.info.name);
  });
  return names;
}

void leave_out_those_asked_only_by_name(Selection& selection) {
  std::set<std::string> left_out;
  for_each_family([&]<Family F>() {
    std::erase_if(selection.sources.of<F>(), [&](const auto& source) {
      if (source.info.only_by_name.empty()) return false;
      left_out.insert(source.info.name);
      return true;
    });
  });
  if (!left_out.empty())
    selection.left_out.push_back(
        fmt::format("{} left out: asked only by name, and `assay list --engines` says why", fmt::join(left_out, " ")));
}

}  // namespace

void leave_out_control_group(EngineSources& sources) {
  for_each_family([&]<Family F>() {
    std::erase_if(sources.of<F>(), [](const auto& source) { return is_control(source.info.kind); });
  });
}

Result<Selection> select_engines(const std::vector<std::string>& selectors) {
  Selection selection;
  EngineSources& sources = selection.sources = built_in_engines();
  const bool by_name = selectors.empty() || !std::all_of(selectors.begin(), selectors.end(), is_from_outside);
  for (const std::string& selector : selectors)
    if (is_engine_path(selector))
      if (const std::string defect = why_no_shared_object(absolute_selector(selector)); !defect.empty())
        return Error{"--engine " + selector + ": " + defect};
  Looked looked = by_name ? found_by_name(selectors) : Looked{};
  selection.left_out = std::move(looked.left_out);
  std::vector<ListedPlugin> plugins = plugins_of(selectors, std::move(looked.paths));
  auto silent = list_engines(plugins);
  if (!silent) return Error{silent.error()};
  std::ranges::move(*silent, std::back_inserter(selection.left_out));
  if (const auto apart = tell_apart(plugins, names_of(sources)); !apart) return Error{apart.error()};
  std::set<std::string> all_of;  // the objects that selectors name
  for (const ListedPlugin& plugin : plugins) {
    plugin::for_each_c_family([&]<Family F>() { add_listed<F>(plugin, sources.of<F>()); });
    selection.plugins.push_back(plugin.path);
    if (!plugin.by_path) continue;
    all_of.insert(plugin.path);
    for (const std::string& name : plugin.names) selection.given.emplace(name, plugin.path);
  }
  if (!selectors.empty()) {
    const auto chosen = chosen_names(selectors, sources);
    if (!chosen)
      return Error{selection.left_out.empty() ? chosen.error()
                                              : fmt::format("{} ({})", chosen.error(), selection.left_out.front())};
    for_each_family([&]<Family F>() {
      std::erase_if(sources.of<F>(), [&](const auto& source) {
        return !chosen->contains(source.info.name) && !all_of.contains(source.info.library);
      });
    });
  }
  if (selectors.empty()) leave_out_those_asked_only_by_name(selection);
  for_each_family([&]<Family F>() { sort_by_name<F>(sources.of<F>()); });
  return selection;
}

Result<Selection> every_engine() { return select_engines({"*"}); }

}  // namespace assay
