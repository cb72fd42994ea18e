// Listed variants (variants/variants.h) as the engines of a plug-in.
#pragma once
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/model/statement.h"
#include "engines/plugin_kit.h"

namespace assay::plugin {

/// `self` is the variant.
template <Family F>
assay_status solve_listed(void* self, const typename CInterface<F>::Problem* problem, const assay_watch* watch,
                          typename CInterface<F>::Answer* answer) noexcept {
  const auto& variant = *static_cast<const ListedVariant<F>*>(self);
  return from_model(variant.solve(to_model(*problem), to_model(watch)), *problem, *answer);
}

/// The engine states what the variant states. The variant must outlive it.
template <Family F>
assay_engine listed_engine(const ListedVariant<F>& variant, const char* version) {
  const auto& states = variant.states;
  const Statement<F> says{.version = version,
                          .kind = name_of(states.kind).data(),
                          .sentence = states.sentence.data(),
                          .promises = states.promises,
                          .note = states.note.empty() ? "" : states.note.data()};
  assay_engine engine = engine_stating(variant.name, says);
  engine.self = const_cast<ListedVariant<F>*>(&variant);
  engine.*CInterface<F>::kSolve = &solve_listed<F>;
  return engine;
}

template <Family F>
void add_listed(std::vector<assay_engine>& engines, std::span<const ListedVariant<F>> listed, const char* version) {
  for (const ListedVariant<F>& variant : listed) engines.push_back(listed_engine(variant, version));
}

/// What the exported function of such a plug-in returns. Precondition: `engines` is not empty and lives on.
inline const assay_plugin* listed_plugin(const std::vector<assay_engine>& engines, std::uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION,
                                      static_cast<std::uint32_t>(engines.size()), engines.data()};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}

}  // namespace assay::plugin
