// Engines that give right answers with garbage in one field, one engine for each field that
// properties/<family>/answer_fields.h lists: whoever lies so must be convicted, or the field is called not judged. And
// the same without garbage, one for each kind of answer, which must be convicted of nothing. They state no gap but that
// of the casts behind them.
#include <array>

#include "algorithms/cast/tolerances.h"
#include "engines/adapters/bad/dishonest_names.h"
#include "engines/adapters/bad/garbage.h"
#include "engines/adapters/bad/truth.h"
#include "engines/plugin_kit.h"
#include "properties/catalog/answer_fields.h"

namespace {

using namespace assay;

/// The right answer in the form that the field belongs to.
template <Family F, class Field>
struct Truth {
  static constexpr std::string_view kName = bad::Names<F, Field>::kTruth;
  static typename F::Answer solve(const typename F::Problem& problem, const Watch& watch) {
    return bad::right_in_form<typename Field::Answer>(problem, watch);
  }
};

template <Family F, class Field>
struct Liar {
  static constexpr std::string_view kName = bad::Names<F, Field>::kLiar;
  static typename F::Answer solve(const typename F::Problem& problem, const Watch& watch) {
    typename F::Answer answer = Truth<F, Field>::solve(problem, watch);
    if (auto* mine = std::get_if<typename Field::Answer>(&answer)) bad::garble(mine->*Field::kField);
    return answer;
  }
};

/// Hits include touches, as the variants behind it have it; a collision liar that gives a witness says so.
template <Family F, class Field>
constexpr plugin::Statement<F> statement() {
  using Kind = typename Field::Answer;
  plugin::Statement<F> says{.version = "1",
                            .kind = "fault",
                            .sentence = "right, but for garbage in one field of its answers where it is a liar"};
  auto& promises = says.promises;
  if constexpr (requires { promises.touching; }) promises.touching = Touching::kHit;
  if constexpr (requires { promises.merges_faces; }) promises.merges_faces = true;
  if constexpr (requires { promises.witness; })
    promises.witness = !(std::same_as<Kind, BareVerdict> || std::same_as<Kind, BareDistance> ||
                         std::same_as<Kind, MeasuredApart> || std::same_as<Kind, Penetrating>);
  if constexpr (std::same_as<F, CastFamily>) promises.gap = cast::kCastGap;
  return says;
}

template <Family F>
constexpr std::size_t add(assay_engine* engines, std::size_t at) {
  std::string_view kind;
  AnswerFields<F>::List::each([&]<class Field>() {
    if (Field::kAnswer != kind) engines[at++] = plugin::engine<F, Truth<F, Field>>(statement<F, Field>());
    kind = Field::kAnswer;
    engines[at++] = plugin::engine<F, Liar<F, Field>>(statement<F, Field>());
  });
  return at;
}

constexpr std::size_t kMost = 128;

constexpr std::size_t add_all(assay_engine* engines) {
  std::size_t at = 0;
  plugin::for_each_c_family([&]<Family F>() { at = add<F>(engines, at); });
  return at;
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static std::array<assay_engine, kMost> engines;
  static const auto count = static_cast<std::uint32_t>(add_all(engines.data()));
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, count, engines.data()};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
