#include "reports/store/json/told.h"

#include <charconv>
#include <utility>

#include "properties/text/hexfloat.h"

namespace assay {
namespace {

/// Whether the text begins with the word, which is then cut off.
bool takes(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

/// The number up to the next space, comma or parenthesis.
std::optional<double> number_at(std::string_view text) {
  return parse_hexfloat(text.substr(0, text.find_first_of(" ,)")));
}

/// (NUMBER, NUMBER, ...)
std::vector<double> list_at(std::string_view text) {
  std::vector<double> numbers;
  if (!takes(text, "(")) return {};
  while (const auto number = number_at(text)) {
    numbers.push_back(*number);
    const std::size_t comma = text.find_first_of(",)");
    if (comma == text.npos) return {};
    if (text[comma] == ')') return numbers;
    text.remove_prefix(std::min(comma + 2, text.size()));
  }
  return {};
}

}  // namespace

std::optional<ToldPair> pair_of_answer(std::string_view answer) {
  ToldPair told;
  if (takes(answer, "colliding"))
    told.meet = true;
  else if (!takes(answer, "not colliding"))
    return std::nullopt;
  if (takes(answer, ", distance "))
    told.distance = number_at(answer);
  else if (takes(answer, ", depth "))
    told.depth = number_at(answer);
  return told;
}

std::optional<ToldContact> contact_of_answer(std::string_view answer) {
  using Kind = ToldContact::Kind;
  if (takes(answer, "no contact")) return ToldContact{Kind::kNever};
  if (takes(answer, "meeting from the beginning")) return ToldContact{Kind::kFromTheStart};
  if (!takes(answer, "first contact in [") && !takes(answer, "first contact at ")) return std::nullopt;
  const auto time = number_at(answer);
  return time ? std::optional(ToldContact{Kind::kAt, *time}) : std::nullopt;
}

std::optional<ToldProgram> program_of_answer(std::string_view answer) {
  using Kind = ToldProgram::Kind;
  if (takes(answer, "optimal"))
    return ToldProgram{Kind::kOptimal, takes(answer, ", x = ") ? list_at(answer) : std::vector<double>{}};
  if (takes(answer, "infeasible")) return ToldProgram{Kind::kInfeasible, {}};
  if (takes(answer, "unbounded")) return ToldProgram{Kind::kUnbounded, {}};
  if (takes(answer, "gave up")) return ToldProgram{Kind::kGaveUp, {}};
  return std::nullopt;
}

std::optional<int> dimension_of_answer(std::string_view answer) {
  if (!takes(answer, "of dimension ")) return std::nullopt;
  int dimension = 0;
  const auto [end, error] = std::from_chars(answer.data(), answer.data() + answer.size(), dimension);
  return error == std::errc{} ? std::optional(dimension) : std::nullopt;
}

}  // namespace assay
