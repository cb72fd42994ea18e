// Days, as people write them.
#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

/// A day of the Gregorian calendar, in UTC.
using Day = std::chrono::year_month_day;

/// Of "2026-12-31"; nothing for any other form, and for a day that the calendar does not have.
std::optional<Day> parse_day(std::string_view text);

/// "2026-12-31".
std::string words_of(Day day);

}  // namespace assay
