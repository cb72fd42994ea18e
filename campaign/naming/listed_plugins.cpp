#include "campaign/naming/listed_plugins.h"

#include <filesystem>
#include <map>
#include <utility>

#include "campaign/naming/engine_files.h"
#include "campaign/naming/engine_names.h"
#include "campaign/naming/engine_paths.h"
#include "campaign/worker_settings.h"
#include "engines/host/catalog.h"

namespace assay {

Result<std::vector<std::string>> list_engines(std::vector<ListedPlugin>& plugins) {
  std::vector<std::string> left_out;
  std::vector<ListedPlugin> told;
  for (ListedPlugin& plugin : plugins) {
    auto listed = plugin.is_command ? describe_command(plugin.path, worker_settings())
                                    : describe_plugin(plugin.path, worker_settings());
    const bool is_found_script = plugin.is_command && !plugin.by_path;
    if (!listed && is_found_script) {
      left_out.push_back(first_part_of_script(file_of_command(plugin.path)) + "/* left out: " + listed.error());
      continue;
    }
    if (!listed) return Error{listed.error()};
    plugin.engines = *std::move(listed);
    std::set<std::string> stated;
    for (std::size_t i = 0; i < plugin.engines.size(); ++i) {
      const std::string& name = plugin.engines[i].info.name;
      if (!stated.insert(name).second)
        return Error{plugin.path + ": lists two engines of the name " + name + "; each needs one of its own"};
      if (is_found_script && !may_choose(name, first_part_of_script(file_of_command(plugin.path))))
        return Error{plugin.path + ": the name " + name + " does not begin with its file's, by which it is found"};
      plugin.names.push_back(name);
    }
    told.push_back(std::move(plugin));
  }
  plugins = std::move(told);
  return left_out;
}

Result<bool> tell_apart(std::vector<ListedPlugin>& plugins, const std::set<std::string>& own_names) {
  std::map<std::string, std::vector<std::pair<ListedPlugin*, std::size_t>>> holders;
  for (ListedPlugin& plugin : plugins)
    for (std::size_t i = 0; i < plugin.names.size(); ++i) holders[plugin.names[i]].emplace_back(&plugin, i);
  for (const auto& [name, list] : holders) {
    if (list.size() == 1 && !own_names.contains(name)) continue;
    std::vector<std::filesystem::path> paths;
    for (const auto& [plugin, i] : list) paths.emplace_back(plugin->path);
    const auto ends = telling_ends(paths);
    if (!ends)
      return Error{paths.front().string() + ": its engine " + name + " cannot be told from those of one name in " +
                   std::to_string(list.size() - 1) + " other objects; rename a file"};
    for (std::size_t k = 0; k < list.size(); ++k) list[k].first->names[list[k].second] += "@" + (*ends)[k];
  }
  return true;
}

}  // namespace assay
