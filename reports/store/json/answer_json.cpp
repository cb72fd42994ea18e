#include "reports/store/json/answer_json.h"

#include <optional>
#include <span>
#include <string_view>

#include "algorithms/model/fields_of_answers.h"
#include "properties/case/case_text.h"

namespace assay {
namespace {

using Json = nlohmann::json;

Json part_json(bool value) { return value; }
Json part_json(int value) { return value; }
Json part_json(std::uint32_t value) { return value; }
Json part_json(double value) { return hexfloat(value); }
Json part_json(std::string_view text) { return text; }
Json part_json(GaveUp::Why why) { return name_of(why); }
Json part_json(std::span<const std::uint32_t> indices) { return indices; }
Json part_json(std::span<const double> values) {
  Json list = Json::array();
  for (const double value : values) list.push_back(hexfloat(value));
  return list;
}

template <Described T>
Json part_json(const T& part);

template <class T, class Value>
Json field_json(const T& part, const Facts& facts, const Value& value) {
  if constexpr (requires { part_json(std::span(value)); })
    return part_json(std::span(value).first(live_entries(part, facts, value)));
  else
    return part_json(value);
}

bool is_absent(const std::optional<TableauLine>& line) { return !line; }
bool is_absent(const Basis& basis) { return basis.basic.empty(); }
template <class T>
bool is_absent(const std::vector<T>& list) {
  return list.empty();
}

/// A field that is the length of the arrays beside it is told by theirs.
template <Described T>
Json part_json(const T& part) {
  Json object = Json::object();
  each_field(part, [&](const auto& field, const auto& value) {
    if constexpr (requires { is_absent(value); })
      if (field.facts.may_be_absent && is_absent(value)) return;
    if constexpr (std::same_as<std::remove_cvref_t<decltype(value)>, std::uint32_t>)
      if (field.facts.length != Of::kNothing) return;
    Json& within = field.facts.together.empty() ? object : object[field.facts.together];
    if constexpr (requires { value.has_value(); })
      within[field.kName] = part_json(*value);
    else
      within[field.kName] = field_json(part, field.facts, value);
  });
  return object;
}

}  // namespace

template <class Answer>
Json answer_json(const Answer& answer) {
  static_assert(kStatesEveryKind<Answer>);
  return std::visit(
      []<class Kind>(const Kind& kind) {
        Json object = part_json(kind);
        object["kind"] = kFields<Kind>.kind;
        if constexpr (std::same_as<Kind, GaveUp>) object.erase("steps");  // the trace has them
        return object;
      },
      answer);
}
#define ASSAY_INSTANTIATE(F) template Json answer_json(const F::Answer&);
ASSAY_FOR_EACH_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
