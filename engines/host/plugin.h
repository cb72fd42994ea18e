// A plug-in loaded into this process. Foreign code runs at once when a library is loaded: only worker processes and
// tests of plug-ins we trust do this; everybody else asks catalog.h.
#pragma once
#include <bitset>
#include <filesystem>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "engines/assay_engine.h"
#include "engines/engine.h"

namespace assay {

/// What one engine of a plug-in says about itself.
struct EngineSummary {
  EngineInfo info;
  std::uint32_t index = 0;  ///< position in the plug-in's list

  template <Family F>
  bool serves() const {
    return serves_[Families::place_of<F>()];
  }
  template <Family F>
  void serve(bool yes = true) {
    serves_[Families::place_of<F>()] = yes;
  }
  bool serves_any() const { return serves_.any(); }

 private:
  std::bitset<Families::kCount> serves_;
};

/// What an engine of the C interface says about itself. Precondition: its `size` and that of its semantics are those of
/// the header that this is compiled with.
EngineInfo info_of(const assay_engine& engine);

class Plugin {
 public:
  /// Error  the file is missing, is no shared object, lacks the entry symbol, serves another version of the interface,
  ///        or lists an engine that this version cannot read. Each sentence begins with the path.
  static Result<Plugin> open(const std::filesystem::path& path);

  Plugin(Plugin&& other) noexcept;
  Plugin& operator=(Plugin&& other) noexcept;
  ~Plugin();

  std::uint32_t size() const { return static_cast<std::uint32_t>(engines_.size()); }
  /// As the header that this is compiled with has it, whichever the plug-in was compiled with.
  const assay_engine& engine(std::uint32_t index) const { return engines_[index]; }
  EngineSummary summary(std::uint32_t index) const;

 private:
  Plugin(void* library, std::string path) : library_(library), path_(std::move(path)) {}
  Result<bool> read(const assay_plugin* listed);

  void* library_ = nullptr;
  std::string path_;
  std::vector<assay_engine> engines_;
};

}  // namespace assay
