// Shared objects with their engines, each under a name that no other engine has.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "engines/host/plugin.h"

namespace assay {

/// A shared object with its engines as the program calls them.
struct ListedPlugin {
  std::string path;
  bool by_path = false;     ///< named by a selector: all its engines take part
  bool is_command = false;  ///< `path` is a command and no file
  std::vector<EngineSummary> engines;
  std::vector<std::string> names;  ///< one for each engine
};

/// Asks each object for its list and takes the names as stated. A script that no selector names and that ends before it
/// has told its list, since a package that it loads is absent, is taken out of the list; a clause for each is returned.
///
/// Error  no plug-in; a name that is none (engine_names.h); one name twice in one object; of a script that no selector
///        names, a name that is not found by its file's (engine_files.h).
Result<std::vector<std::string>> list_engines(std::vector<ListedPlugin>& plugins);

/// Appends "@" and an end of the object's path to every name that another object or a variant of the program has. @
/// stands in no stated name, so the new names are unique too. They depend on the set of objects, not on its order.
///
/// Error  objects whose paths give no telling ends.
Result<bool> tell_apart(std::vector<ListedPlugin>& plugins, const std::set<std::string>& own_names);

}  // namespace assay
