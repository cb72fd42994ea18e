#include "engines/host/plugin.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <system_error>
#include <type_traits>
#include <utility>

#include "engines/host/engine_list.h"
#include "engines/plugin_kit/places.h"

namespace assay {
namespace {

std::string text_or_empty(const char* text) { return text == nullptr ? std::string() : std::string(text); }

template <Family F>
bool serves(const assay_engine& engine) {
  if constexpr (requires { plugin::CInterface<F>::kSolve; }) return engine.*plugin::CInterface<F>::kSolve != nullptr;
  return false;
}

/// What every plug-in of this version of the interface has, whichever header it was compiled with: fields behind these
/// were appended later. Where a plug-in's sizes end before one, it is 0 or null, which states nothing.
constexpr std::size_t kLeastSemanticsBytes = offsetof(assay_semantics, verdict_gap) + sizeof(double);
constexpr std::size_t kSemanticsAt = offsetof(assay_engine, semantics);
constexpr std::size_t kBehindSemantics = kSemanticsAt + sizeof(assay_semantics);
constexpr std::size_t kLeastBehindSemantics = offsetof(assay_engine, only_by_name) - kBehindSemantics;
static_assert(kLeastSemanticsBytes % alignof(assay_engine) == 0);

/// The engine at `bytes` as this header has it. The fields behind `semantics` begin where its stated size ends, so that
/// both structs can grow.
///
/// Error  sizes that are too small, or of which one does not fit into the other; `stride` is what all engines must
///        have.
Result<assay_engine> read_engine(const std::byte* bytes, std::size_t stride) {
  std::uint32_t size = 0, stated = 0;
  std::memcpy(&size, bytes, sizeof size);
  const std::size_t least = kSemanticsAt + kLeastSemanticsBytes + kLeastBehindSemantics;
  if (size < least || size != stride)
    return Error{"assay_engine.size is " + std::to_string(size) + ", expected " +
                 (size < least ? "at least " + std::to_string(least) : std::to_string(stride) + " as of the first")};
  std::memcpy(&stated, bytes + kSemanticsAt, sizeof stated);
  const std::size_t most = size - kSemanticsAt - kLeastBehindSemantics;
  if (stated < kLeastSemanticsBytes || stated > most || stated % alignof(assay_engine) != 0)
    return Error{"assay_semantics.size is " + std::to_string(stated) + ", expected " +
                 std::to_string(kLeastSemanticsBytes) + " to " + std::to_string(most) + " in steps of " +
                 std::to_string(alignof(assay_engine))};
  assay_engine engine{};
  auto* known = reinterpret_cast<std::byte*>(&engine);
  std::memcpy(known, bytes, kSemanticsAt + std::min<std::size_t>(stated, sizeof(assay_semantics)));
  const std::size_t behind = kSemanticsAt + stated;
  std::memcpy(known + kBehindSemantics, bytes + behind, std::min(size - behind, sizeof engine - kBehindSemantics));
  engine.size = sizeof engine;
  engine.semantics.size = sizeof engine.semantics;
  return engine;
}

}  // namespace

Result<Plugin> Plugin::open(const std::filesystem::path& path) {
  std::error_code ignored;
  const std::string shown = path.string();
  if (!std::filesystem::exists(path, ignored)) return Error{shown + ": no such file"};
  if (!std::filesystem::is_regular_file(path, ignored)) return Error{shown + ": not a file"};
  // A path without a slash would be looked up in the system's library folders instead.
  const std::string absolute = std::filesystem::absolute(path, ignored).string();
  void* library = dlopen(absolute.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* why = dlerror();
    return Error{shown + ": cannot be loaded: " + (why == nullptr ? "no reason given" : why)};
  }
  Plugin plugin(library, absolute);

  const auto entry = reinterpret_cast<assay_plugin_entry_fn>(dlsym(library, ASSAY_PLUGIN_ENTRY));
  if (entry == nullptr) return Error{shown + ": is no Assay plug-in: the symbol " ASSAY_PLUGIN_ENTRY " is missing"};
  const assay_plugin* listed = entry(ASSAY_ABI_VERSION);
  if (listed == nullptr)
    return Error{shown + ": refuses version " + std::to_string(ASSAY_ABI_VERSION) + " of the engine interface"};
  const Result<bool> read = plugin.read(listed);
  if (!read) return Error{shown + ": " + read.error()};
  return plugin;
}

Result<bool> Plugin::read(const assay_plugin* listed) {
  if (listed->size < sizeof(assay_plugin))
    return Error{"assay_plugin.size is " + std::to_string(listed->size) + ", expected at least " +
                 std::to_string(sizeof(assay_plugin))};
  if (listed->abi_version != ASSAY_ABI_VERSION)
    return Error{"was built for version " + std::to_string(listed->abi_version) +
                 " of the engine interface, this is version " + std::to_string(ASSAY_ABI_VERSION)};
  if (listed->engine_count == 0 || listed->engines == nullptr) return Error{"lists no engine"};
  const std::size_t stride = listed->engines[0].size;
  const auto* bytes = reinterpret_cast<const std::byte*>(listed->engines);
  for (std::uint32_t i = 0; i < listed->engine_count; ++i) {
    const std::string which = "engine " + std::to_string(i) + ": ";
    const Result<assay_engine> engine = read_engine(bytes + stride * i, stride);
    if (!engine) return Error{which + engine.error()};
    if (engine->name == nullptr || engine->name[0] == '\0') return Error{which + "has no name"};
    if (engine->semantics.touching > ASSAY_TOUCHING_UNSPECIFIED)
      return Error{which + "assay_semantics.touching is " + std::to_string(engine->semantics.touching) +
                   ", at most 2 is known"};
    if (engine->semantics.precision_bits > 53)
      return Error{which + "assay_semantics.precision_bits is " + std::to_string(engine->semantics.precision_bits) +
                   ", at most 53 can be, since answers are doubles"};
    if (engine->kind != nullptr && !engine_kind_named(engine->kind))
      return Error{which + "kind \"" + std::string(engine->kind).substr(0, kMostVersionBytes) +
                   "\" is none of ours, naive, published, fault and foreign"};
    if (!any_family([&]<Family F>() { return serves<F>(*engine); }))
      return Error{which + engine->name + " serves no family"};
    engines_.push_back(*engine);
  }
  return true;
}

Plugin::Plugin(Plugin&& other) noexcept
    : library_(std::exchange(other.library_, nullptr)),
      path_(std::move(other.path_)),
      engines_(std::move(other.engines_)) {}

Plugin& Plugin::operator=(Plugin&& other) noexcept {
  std::swap(library_, other.library_);
  std::swap(path_, other.path_);
  std::swap(engines_, other.engines_);
  return *this;
}

Plugin::~Plugin() {
  if (library_ != nullptr) dlclose(library_);
}

EngineInfo info_of(const assay_engine& engine) {
  EngineInfo info;
  info.name = engine.name;
  info.version = text_or_empty(engine.version);
  if (engine.kind != nullptr) info.kind = engine_kind_named(engine.kind).value_or(EngineKind::kForeign);
  info.sentence = text_or_empty(engine.sentence);
  info.only_by_name = text_or_empty(engine.only_by_name);
  Semantics& semantics = info.semantics;
  each_promise(semantics, [&]<class P>(const auto& field, P& promises) {
    using Value = std::remove_cvref_t<decltype(field.of(promises))>;
    const auto stated = field.in(engine.semantics);
    if (field.reading.zero_states_nothing && !(stated > 0)) return;
    field.of(promises) = static_cast<Value>(stated);
  });
  if (engine.semantics.precision_bits != 0) semantics.precision_bits = engine.semantics.precision_bits;
  semantics.note = text_or_empty(engine.semantics.note);
  return info;
}

EngineSummary Plugin::summary(std::uint32_t index) const {
  const assay_engine& engine = engines_[index];
  EngineSummary summary;
  summary.index = index;
  summary.info = info_of(engine);
  summary.info.library = path_;
  for_each_family([&]<Family F>() { summary.serve<F>(serves<F>(engine)); });
  return summary;
}

}  // namespace assay
