#include "reports/writers/studies/collision/gap_maps.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reports/writers/words.h"

namespace assay {
namespace {

// Of a map, in pixels.
constexpr int kCellWidth = 15, kCellHeight = 9, kLeft = 26, kBottom = 15, kLabelEvery = 2;

/// From 1 to 5 for shares up to 5, 20, 50, 80 and 100 %: steps that an eye can tell apart.
int step_of(double share) { return share <= 0.05 ? 1 : share <= 0.2 ? 2 : share <= 0.5 ? 3 : share <= 0.8 ? 4 : 5; }

bool is_clean(const CollisionCounts& counts) {
  return counts.wrong() + counts.hung + counts.crashed == 0 && counts.answered() > 0;
}

std::string class_of(const CollisionCounts& counts) {
  if (counts.wrong() > 0) return fmt::format("w{}", step_of(static_cast<double>(counts.wrong()) / counts.cases));
  if (counts.hung + counts.crashed > 0) return "broke";
  if (counts.answered() == 0) return "mute";
  return "clean";
}

/// "12 of 16 wrong: 7 hits, 5 misses; 1 gave up".
std::string counts_in_words(const CollisionCounts& counts) {
  std::string wrong, other;
  const auto add = [](std::string& text, std::uint32_t count, std::string_view what) {
    if (count > 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, what);
  };
  add(wrong, counts.false_hits, counts.false_hits == 1 ? "false hit" : "false hits");
  add(wrong, counts.false_misses, counts.false_misses == 1 ? "false miss" : "false misses");
  add(wrong, counts.not_finite, "NaN");
  add(other, counts.gave_up, "gave up");
  add(other, counts.declined, "declined");
  add(other, counts.hung, "hung");
  add(other, counts.crashed, "crashed");
  return fmt::format("{} of {} wrong{}{}", counts.wrong(), counts.cases, wrong.empty() ? "" : ": " + wrong,
                     other.empty() ? "" : "; " + other);
}

std::vector<std::int32_t> axis_of(const GapCells& rows, std::int32_t CollisionGapRow::*field) {
  std::set<std::int32_t> values;
  for (const CollisionGapRow* row : rows) values.insert(row->*field);
  return {values.begin(), values.end()};
}

std::size_t place_of(const std::vector<std::int32_t>& axis, std::int32_t value) {
  return static_cast<std::size_t>(std::lower_bound(axis.begin(), axis.end(), value) - axis.begin());
}

/// Labels on every second tick, so that they do not meet, and on 0.
std::size_t first_label(const std::vector<std::int32_t>& axis) {
  const std::size_t zero = place_of(axis, 0);
  return zero < axis.size() && axis[zero] == 0 ? zero % kLabelEvery : 0;
}

bool is_ever_wrong(const GapMaps& maps, const std::string& engine) {
  return std::any_of(maps.domains.begin(), maps.domains.end(), [&](const std::string& domain) {
    for (const Moved moved : {Moved::kInScale, Moved::kByOffset}) {
      const GapCells* cells = maps.of(engine, domain, moved);
      if (cells == nullptr) continue;
      for (const CollisionGapRow* row : *cells)
        if (row->counts.wrong() + row->counts.hung + row->counts.crashed > 0) return true;
    }
    return false;
  });
}

std::string picture_cell(const GapMaps& maps, const std::string& engine, const std::string& domain, Moved moved) {
  const GapCells* cells = maps.of(engine, domain, moved);
  if (cells == nullptr) return "<td class=\"silent\">declined</td>";
  const bool single = is_single_precision(cells->front()->domain);
  const auto all = maps.all.find({moved, single});
  return fmt::format("<td>{}{}</td>", gap_map_picture(*cells, all->second),
                     single ? "<span class=\"interval\">single precision</span>" : "");
}

/// A line an engine, a map for each domain and way to move.
std::string maps_table(const GapMaps& maps, Moved moved, bool wrong_ones) {
  std::string rows;
  for (const std::string& engine : maps.engines) {
    if (is_ever_wrong(maps, engine) != wrong_ones) continue;
    rows += "<tr><th scope=\"row\">" + breakable_name(engine) + "</th>";
    for (const std::string& domain : maps.domains) rows += picture_cell(maps, engine, domain, moved);
    rows += "</tr>";
  }
  if (rows.empty()) return "";
  std::string head;
  for (const std::string& domain : maps.domains) head += "<th scope=\"col\">" + escaped_markup(domain) + "</th>";
  return "<div class=\"scroll\" tabindex=\"0\"><table class=\"gap-maps\"><thead><tr><th scope=\"col\">engine</th>" +
         head + "</tr></thead><tbody>" + rows + "</tbody></table></div>";
}

}  // namespace

std::string gap_map_picture(const GapCells& rows, const GapCells& all) {
  const auto columns = axis_of(all, &CollisionGapRow::by), lines = axis_of(all, &CollisionGapRow::k);
  const auto x_of = [&](std::size_t i) { return kLeft + kCellWidth * static_cast<int>(i); };
  const auto y_of = [&](std::size_t i) { return kCellHeight * static_cast<int>(i); };
  const int width = x_of(columns.size()), height = y_of(lines.size());
  std::string rects, clean, labels;
  std::uint64_t wrong = 0, cases = 0;
  for (const CollisionGapRow* row : rows) {
    wrong += row->counts.wrong();
    cases += row->counts.cases;
    const int x = x_of(place_of(columns, row->by)), y = y_of(place_of(lines, row->k));
    const std::string kind = class_of(row->counts);
    if (is_clean(row->counts) && row->counts.answered() == row->counts.cases) {
      clean += fmt::format("M{} {}h{}v{}h-{}z", x, y, kCellWidth, kCellHeight, kCellWidth);
    } else {
      rects += fmt::format(
          "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>2^{}, gap 2^-{}: {}</title></rect>",
          kind, x, y, kCellWidth, kCellHeight, row->by, row->k, counts_in_words(row->counts));
    }
  }
  if (!clean.empty()) clean = "<path class=\"clean\" d=\"" + clean + "\"><title>none wrong</title></path>";
  for (std::size_t i = first_label(columns); i < columns.size(); i += kLabelEvery)
    labels += fmt::format("<text class=\"x\" x=\"{}\" y=\"{}\">{}</text>", x_of(i) + kCellWidth / 2,
                          height + kBottom - 4, columns[i]);
  for (std::size_t i = 0; i < lines.size(); i += kLabelEvery)
    labels +=
        fmt::format("<text class=\"y\" x=\"{}\" y=\"{}\">-{}</text>", kLeft - 3, y_of(i) + kCellHeight - 1, lines[i]);
  return fmt::format(
      "<svg class=\"gaps\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\" aria-label=\"{2} of {3} "
      "verdicts "
      "wrong\">{4}{5}{6}</svg>",
      width + 8, height + kBottom, wrong, cases, clean, rects, labels);
}

std::string gap_maps_figures(const GapMaps& maps) {
  std::string html =
      "<ul class=\"key gap-key\" aria-label=\"Colours of the maps\"><li><i class=\"clean\"></i>none wrong</li>"
      "<li><i class=\"w1\"></i>to 5 % wrong</li><li><i class=\"w2\"></i>to 20 %</li><li><i class=\"w3\"></i>to 50 "
      "%</li>"
      "<li><i class=\"w4\"></i>to 80 %</li><li><i class=\"w5\"></i>more</li><li><i class=\"mute\"></i>no verdict: gave "
      "up or "
      "declined</li><li><i class=\"broke\"></i>hung or crashed</li></ul>";
  for (const auto& [moved, heading, sentence] :
       {std::tuple{
            Moved::kInScale, "Scale against gap",
            "To the right: all coordinates times 2<sup>s</sup>. Downwards: a gap or overlap of 2<sup>-k</sup> of the "
            "size, within a factor of eight."},
        std::tuple{
            Moved::kByOffset, "Offset against gap",
            "To the right: both bodies moved by 2<sup>j</sup> of their extent along every axis, as far as that is "
            "exact; downwards as above."}}) {
    html += fmt::format("<h3>{}</h3><p class=\"prose\">{}</p>", heading, sentence) + maps_table(maps, moved, true);
    const std::string clean = maps_table(maps, moved, false);
    if (!clean.empty()) html += "<details><summary>Engines that were never wrong</summary>" + clean + "</details>";
  }
  return html;
}

}  // namespace assay
