#include "reports/store/accepted/day.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay {

std::optional<Day> parse_day(std::string_view text) {
  constexpr std::string_view kForm = "dddd-dd-dd";
  const auto fits = [](char form, char given) { return form == 'd' ? given >= '0' && given <= '9' : given == form; };
  if (!std::ranges::equal(kForm, text, fits)) return std::nullopt;
  const auto number = [&](std::size_t first, std::size_t count) {
    unsigned value = 0;
    for (const char digit : text.substr(first, count)) value = 10 * value + static_cast<unsigned>(digit - '0');
    return value;
  };
  const Day day{std::chrono::year(static_cast<int>(number(0, 4))), std::chrono::month(number(5, 2)),
                std::chrono::day(number(8, 2))};
  return day.ok() ? std::optional(day) : std::nullopt;
}

std::string words_of(Day day) {
  return fmt::format("{:04}-{:02}-{:02}", int{day.year()}, unsigned{day.month()}, unsigned{day.day()});
}

}  // namespace assay
