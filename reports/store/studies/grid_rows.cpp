#include "reports/store/studies/grid_rows.h"

#include <algorithm>

namespace assay {

std::string TextForm<SignLine>::text(const SignLine& signs) {
  std::string runs;
  for (std::size_t i = 0; i < signs.size();) {
    const std::size_t end = std::min(signs.find_first_not_of(signs[i], i), signs.size());
    runs += std::to_string(end - i) + (signs[i] == '0' ? '=' : signs[i]);  // a run of digits would not end
    i = end;
  }
  return runs;
}

std::optional<SignLine> TextForm<SignLine>::parse(std::string_view text) {
  SignLine signs;
  std::size_t count = 0;
  for (const char c : text) {
    if (c >= '0' && c <= '9' && !(c == '0' && count == 0)) {
      count = 10 * count + static_cast<std::size_t>(c - '0');
    } else if ((c == '+' || c == '-' || c == '=') && count > 0) {
      signs.append(count, c == '=' ? '0' : c);
      count = 0;
    } else {
      return std::nullopt;
    }
    if (count + signs.size() > kMostColumns) return std::nullopt;
  }
  if (count > 0) return std::nullopt;
  return signs;
}

std::optional<Misfit> GridRow::misfit(Budget& left) const {
  for (const SignLine& line : signs)
    if (line.size() != signs.front().size()) return Misfit{"signs", "lines of one length"};
  const std::size_t count = signs.empty() ? 0 : signs.size() * signs.front().size();
  if (count > left.signs)
    return Misfit{"signs", "within the " + std::to_string(kMostSigns) + " signs that are read of a file"};
  left.signs -= count;
  return std::nullopt;
}

}  // namespace assay
