#include "reports/writers/studies/grids_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::array<std::pair<char, std::string_view>, 3> kColours = {
    {{'-', "right"}, {'0', "straight"}, {'+', "left"}}};

const GridRow* truth_for(const std::vector<GridRow>& rows, const GridRow& row) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const GridRow& other) {
    return other.grid == row.grid && other.test == GridTest::kExact;
  });
  return found == rows.end() ? nullptr : &*found;
}

/// Where the exact sign changes, column by column: through the points of sign 0, or between two points.
std::string boundary_of(const GridRow& truth) {
  std::string path;
  const std::size_t height = truth.signs.size(), width = height == 0 ? 0 : truth.signs.front().size();
  for (std::size_t i = 0; i < width; ++i) {
    for (std::size_t j = 0; j < height; ++j) {
      const char here = truth.signs[j][i];
      const bool on = here == '0',
                 between = j > 0 && !on && truth.signs[j - 1][i] != '0' && truth.signs[j - 1][i] != here;
      if (!on && !between) continue;
      const double y = static_cast<double>(height - j) - (on ? 0.5 : 0);
      path += fmt::format("{}{} {}", path.empty() ? 'M' : 'L', static_cast<double>(i) + 0.5, y);
      break;
    }
  }
  return path;
}

std::string caption_of(const GridRow& row) {
  return fmt::format("grid {}, pivot {}, {}: {} rounded to zero, {} inverted{}", escaped_markup(row.grid),
                     escaped_markup(row.pivot), word_of(row.test), row.rounded_to_zero, row.inverted,
                     row.rounded_from_zero == 0 ? "" : fmt::format(", {} zeros lost", row.rounded_from_zero));
}

}  // namespace

std::string grid_picture(const GridRow& row, const GridRow* truth) {
  const std::size_t height = row.signs.size(), width = height == 0 ? 0 : row.signs.front().size();
  std::string svg = fmt::format("<svg class=\"grid\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">", width,
                                height, caption_of(row));
  for (const auto& [sign, style] : kColours) {
    std::string path;
    for (std::size_t j = 0; j < height; ++j) {
      const std::string& line = row.signs[j];
      for (std::size_t i = line.find(sign); i != std::string::npos;) {
        const std::size_t end = std::min(line.find_first_not_of(sign, i), line.size());
        path += fmt::format("M{} {}.5h{}", i, height - 1 - j, end - i);
        i = line.find(sign, end);
      }
    }
    if (!path.empty()) svg += fmt::format("<path class=\"{}\" d=\"{}\"/>", style, path);
  }
  if (truth != nullptr) svg += fmt::format("<path class=\"boundary\" d=\"{}\"/>", boundary_of(*truth));
  return svg + "</svg>";
}

std::string grids_section(const std::vector<GridRow>& rows) {
  if (rows.empty()) return {};
  std::string html =
      "<p>Each pixel is a point of a grid of "
      "spacing "
      "2<sup>-53</sup> against the line through two far points: <i class=\"sign left\"></i>left, <i class=\"sign "
      "straight\"></i>"
      "straight on, <i class=\"sign right\"></i>right, as the test says; the black line is where the "
      "exact sign changes. Every pixel of another colour than its side of the line is a wrong sign.</p>";
  std::string grid;
  for (const GridRow& row : rows) {
    if (row.test == GridTest::kExact) continue;
    if (row.grid != grid) {
      html += (grid.empty() ? "" : "</div>") +
              fmt::format("<h3>Grid {}</h3><div class=\"figures\">", escaped_markup(row.grid));
      grid = row.grid;
    }
    html += "<figure>" + grid_picture(row, truth_for(rows, row)) + "<figcaption>" + caption_of(row) +
            "</figcaption></figure>";
  }
  return html + (grid.empty() ? "" : "</div>");
}

std::string grids_markdown(const std::vector<GridRow>& rows) {
  if (rows.empty()) return {};
  std::string text =
      "| grid | pivot | orientation test | rounded to zero | zeros lost | inverted |\n| --- | --- | --- | ---: | ---: "
      "| ---: "
      "|\n";
  for (const GridRow& row : rows) {
    if (row.test == GridTest::kExact) continue;
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", markdown_cell(row.grid), markdown_cell(row.pivot),
                        word_of(row.test), row.rounded_to_zero, row.rounded_from_zero, row.inverted);
  }
  return text;
}

}  // namespace assay
