#include "reports/writers/collision_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "reports/writers/words.h"

namespace assay {
namespace {

using Cells = std::vector<const CollisionGapRow*>;

// Of a map, in pixels.
constexpr int kCellWidth = 15, kCellHeight = 9, kLeft = 26, kBottom = 15, kLabelEvery = 2;

/// "near_touching_3d" of "gjk/single_near_touching_3d": both precisions are one domain to a reader.
std::string shown_domain(std::string_view domain) {
  domain.remove_prefix(std::min(domain.find('/') + 1, domain.size()));
  if (domain.starts_with("single_")) domain.remove_prefix(std::string_view("single_").size());
  return std::string(domain);
}

bool is_single(std::string_view domain) { return domain.find("/single_") != domain.npos; }

/// Rows of each engine, domain as shown, and way to move.
struct Maps {
  std::vector<std::string> engines, domains;
  std::map<std::tuple<std::string, std::string, std::string>, Cells> cells;
  std::map<std::pair<std::string, bool>, Cells> all;  ///< by way to move and precision

  const Cells* of(const std::string& engine, const std::string& domain, std::string_view moved) const {
    const auto found = cells.find({engine, domain, std::string(moved)});
    return found == cells.end() ? nullptr : &found->second;
  }
};

template <class List>
void add_once(List& list, const std::string& name) {
  if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
}

Maps maps_of(const std::vector<CollisionGapRow>& rows) {
  Maps maps;
  for (const CollisionGapRow& row : rows) {
    const std::string domain = shown_domain(row.domain);
    add_once(maps.engines, row.engine);
    add_once(maps.domains, domain);
    maps.cells[{row.engine, domain, row.moved}].push_back(&row);
    maps.all[{row.moved, is_single(row.domain)}].push_back(&row);
  }
  std::sort(maps.domains.begin(), maps.domains.end(), std::greater<>());
  return maps;
}

/// From 1 to 5 for shares up to 5, 20, 50, 80 and 100 %: steps that an eye can tell apart.
int step_of(double share) { return share <= 0.05 ? 1 : share <= 0.2 ? 2 : share <= 0.5 ? 3 : share <= 0.8 ? 4 : 5; }

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

std::vector<std::int32_t> axis_of(const Cells& rows, std::int32_t CollisionGapRow::*field) {
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

std::string two_digits(double number) { return number == 0 ? "0" : fmt::format("{:.1e}", number); }

std::string epsilon_words(const EffectiveEpsilon& found) {
  if (found.answered == 0) return "–";
  if (found.wrong == 0) return "none";
  if (found.epsilon == 0) return "NaN only";
  return (found.at_the_widest ? "≥ " : "") + two_digits(found.epsilon);
}

/// The cells at one exponent.
Cells at_exponent(const Cells& cells, std::int32_t by) {
  Cells kept;
  std::copy_if(cells.begin(), cells.end(), std::back_inserter(kept),
               [by](const CollisionGapRow* row) { return row->by == by; });
  return kept;
}

/// What one engine has on one domain, for both tables of effective epsilons.
struct EpsilonLine {
  EffectiveEpsilon as_drawn, in_scale, by_offset;
};
EpsilonLine epsilons_of(const Maps& maps, const std::string& engine, const std::string& domain) {
  EpsilonLine line;
  if (const Cells* cells = maps.of(engine, domain, kMovedInScale)) {
    line.as_drawn = effective_epsilon(at_exponent(*cells, 0));
    line.in_scale = effective_epsilon(*cells);
  }
  if (const Cells* cells = maps.of(engine, domain, kMovedByOffset)) line.by_offset = effective_epsilon(*cells);
  return line;
}

bool is_ever_wrong(const Maps& maps, const std::string& engine) {
  return std::any_of(maps.domains.begin(), maps.domains.end(), [&](const std::string& domain) {
    for (const std::string_view moved : {kMovedInScale, kMovedByOffset}) {
      const Cells* cells = maps.of(engine, domain, moved);
      if (cells == nullptr) continue;
      for (const CollisionGapRow* row : *cells)
        if (row->counts.wrong() + row->counts.hung + row->counts.crashed > 0) return true;
    }
    return false;
  });
}

std::string epsilon_cell(const EffectiveEpsilon& found, bool with_exponent) {
  if (found.answered + found.wrong == 0) return "<td class=\"silent\">–</td>";
  const std::string where = with_exponent && found.epsilon > 0 ? fmt::format("at 2^{}", found.by) : std::string();
  return fmt::format(
      "<td class=\"{}\">{}<span class=\"interval\">{}</span><span class=\"interval\">{} of {}</span></td>",
      found.wrong > 0 ? "some-epsilon" : "clean", epsilon_words(found), where, grouped(found.wrong),
      grouped(found.answered));
}

std::string epsilon_table(const Maps& maps) {
  std::string html =
      "<h3>Effective epsilon</h3><p class=\"prose\">The largest gap or overlap, relative to the extent of the bodies, "
      "at "
      "which a verdict was wrong: at the size drawn (extent 2 to 50), over all scales, and over all offsets, with the "
      "scale "
      "or offset where it was largest, and the wrong verdicts of how many. ≥: wrong at the widest gap drawn too. Of "
      "engines "
      "that serve single precision alone the pairs are such.</p>"
      "<div class=\"scroll\" tabindex=\"0\"><table class=\"matrix epsilons\"><thead><tr><th scope=\"col\" "
      "rowspan=\"2\">engine</th>";
  std::string ways;
  for (const std::string& domain : maps.domains) {
    html += fmt::format("<th scope=\"colgroup\" colspan=\"3\">{}</th>", escaped_markup(domain));
    ways += "<th scope=\"col\">as drawn</th><th scope=\"col\">any scale</th><th scope=\"col\">any offset</th>";
  }
  html += "</tr><tr>" + ways + "</tr></thead><tbody>";
  for (const std::string& engine : maps.engines) {
    html += "<tr><th scope=\"row\">" + escaped_markup(engine) + "</th>";
    for (const std::string& domain : maps.domains) {
      const EpsilonLine line = epsilons_of(maps, engine, domain);
      html +=
          epsilon_cell(line.as_drawn, false) + epsilon_cell(line.in_scale, true) + epsilon_cell(line.by_offset, true);
    }
    html += "</tr>";
  }
  return html + "</tbody></table></div>";
}

/// A table of the effective epsilon at each exponent, for the engines that were ever wrong.
std::string by_exponent(const Maps& maps, const std::string& domain, std::string_view moved) {
  std::set<std::int32_t> exponents;
  std::string rows;
  for (const std::string& engine : maps.engines)
    if (const Cells* cells = maps.of(engine, domain, moved))
      for (const CollisionGapRow* row : *cells) exponents.insert(row->by);
  for (const std::string& engine : maps.engines) {
    const Cells* cells = maps.of(engine, domain, moved);
    if (cells == nullptr || effective_epsilon(*cells).wrong == 0) continue;
    rows += "<tr><th scope=\"row\">" + escaped_markup(engine) + "</th>";
    for (const std::int32_t by : exponents) {
      const EffectiveEpsilon found = effective_epsilon(at_exponent(*cells, by));
      rows += fmt::format("<td class=\"{}\" title=\"{} of {} wrong\">{}</td>",
                          found.answered == 0 ? "silent"
                          : found.wrong > 0   ? "some-epsilon"
                                              : "clean",
                          found.wrong, found.answered, epsilon_words(found));
    }
    rows += "</tr>";
  }
  if (rows.empty()) return "";
  std::string head;
  for (const std::int32_t by : exponents) head += fmt::format("<th scope=\"col\">2<sup>{}</sup></th>", by);
  return fmt::format(
      "<details><summary>{}, by {}</summary><div class=\"scroll\" tabindex=\"0\"><table class=\"matrix "
      "epsilons\"><thead><tr><th scope=\"col\">engine</th>{}</tr></thead><tbody>{}</tbody></table></div></details>",
      escaped_markup(domain), moved, head, rows);
}

std::string picture_cell(const Maps& maps, const std::string& engine, const std::string& domain,
                         std::string_view moved) {
  const Cells* cells = maps.of(engine, domain, moved);
  if (cells == nullptr) return "<td class=\"silent\">declined</td>";
  const bool single = is_single(cells->front()->domain);
  const auto all = maps.all.find({std::string(moved), single});
  return fmt::format("<td>{}{}</td>", gap_map_picture(*cells, all->second),
                     single ? "<span class=\"interval\">single precision</span>" : "");
}

/// A line an engine, a map for each domain and way to move.
std::string maps_table(const Maps& maps, std::string_view moved, bool wrong_ones) {
  std::string rows;
  for (const std::string& engine : maps.engines) {
    if (is_ever_wrong(maps, engine) != wrong_ones) continue;
    rows += "<tr><th scope=\"row\">" + escaped_markup(engine) + "</th>";
    for (const std::string& domain : maps.domains) rows += picture_cell(maps, engine, domain, moved);
    rows += "</tr>";
  }
  if (rows.empty()) return "";
  std::string head;
  for (const std::string& domain : maps.domains) head += "<th scope=\"col\">" + escaped_markup(domain) + "</th>";
  return "<div class=\"scroll\" tabindex=\"0\"><table class=\"gap-maps\"><thead><tr><th scope=\"col\">engine</th>" +
         head + "</tr></thead><tbody>" + rows + "</tbody></table></div>";
}

std::string maps_of_engines(const Maps& maps) {
  std::string html =
      "<ul class=\"key gap-key\" aria-label=\"Colours of the maps\"><li><i class=\"clean\"></i>none wrong</li>"
      "<li><i class=\"w1\"></i>to 5 % wrong</li><li><i class=\"w2\"></i>to 20 %</li><li><i class=\"w3\"></i>to 50 "
      "%</li>"
      "<li><i class=\"w4\"></i>to 80 %</li><li><i class=\"w5\"></i>more</li><li><i class=\"mute\"></i>no verdict: gave "
      "up or "
      "declined</li><li><i class=\"broke\"></i>hung or crashed</li></ul>";
  for (const auto& [moved, heading, sentence] :
       {std::tuple{
            kMovedInScale, "Scale against gap",
            "To the right: all coordinates times 2<sup>s</sup>. Downwards: a gap or overlap of 2<sup>-k</sup> of the "
            "size, within a factor of eight."},
        std::tuple{
            kMovedByOffset, "Offset against gap",
            "To the right: both bodies moved by 2<sup>j</sup> of their extent along every axis, as far as that is "
            "exact; downwards as above."}}) {
    html += fmt::format("<h3>{}</h3><p class=\"prose\">{}</p>", heading, sentence) + maps_table(maps, moved, true);
    const std::string clean = maps_table(maps, moved, false);
    if (!clean.empty()) html += "<details><summary>Engines that were never wrong</summary>" + clean + "</details>";
  }
  return html;
}

/// Errors of a thousandth of a unit and less are one thing to a reader.
std::string units(double error) {
  if (error == 0) return "0";
  if (std::isinf(error)) return "∞";
  if (error < 1e-3) return "&lt; 0.001";
  return error < 1e4 ? fmt::format("{:.3g}", error) : fmt::format("{:.1e}", error);
}

std::string quantile_cells(const std::optional<ErrorQuantiles>& errors) {
  if (!errors) return "<td class=\"silent\">–</td><td></td><td></td><td></td><td></td>";
  std::string html;
  for (const double error : {errors->median, errors->p90, errors->p99, errors->p999, errors->greatest})
    html += fmt::format("<td title=\"{} answers\">{}</td>", errors->count, units(error));
  return html;
}

std::string iteration_words(const std::optional<Iterations>& iterations) {
  if (!iterations) return "–";
  return fmt::format("{:.1f}, {}", static_cast<double>(iterations->total) / iterations->cases, iterations->most);
}

std::string error_row(const CollisionErrorRow& row) {
  const CollisionCounts& counts = row.counts;
  std::string html = "<tr><th scope=\"row\">" + escaped_markup(row.engine) + "</th>";
  for (const std::uint32_t count : {counts.cases - counts.declined, counts.false_hits, counts.false_misses,
                                    counts.touching, counts.not_finite, counts.gave_up, counts.hung, counts.crashed})
    html += count == 0 ? "<td class=\"none\">0</td>" : "<td>" + grouped(count) + "</td>";
  html += quantile_cells(row.distance) + quantile_cells(row.depth);
  html += "<td>" + iteration_words(row.iterations) + "</td>";
  return html + fmt::format("<td>{}</td></tr>", percent(row.witnesses_hold, row.witnesses));
}

std::string error_tables(const std::vector<CollisionErrorRow>& rows) {
  if (rows.empty()) return "";
  std::vector<std::string> domains;
  for (const CollisionErrorRow& row : rows) add_once(domains, row.domain);
  std::string html =
      "<h3>Errors of distances and depths</h3><p class=\"prose\">In units of 2<sup>-53</sup> L, L the largest extent "
      "of both "
      "bodies along an axis: exact order statistics over the right verdicts that carry such a number. The distance of "
      "a "
      "witness is that of its points, that of a bracket its farther end. Touching: counted otherwise than the engine "
      "states. Iterations: mean and most, where the engine shows them. Witness: the share of answers that theirs "
      "proves "
      "exactly.</p>";
  for (const std::string& domain : domains) {
    html += fmt::format(
        "<details{}><summary><b>{}</b></summary><div class=\"scroll\" tabindex=\"0\"><table "
        "class=\"errors\"><thead><tr><th "
        "scope=\"col\" rowspan=\"2\">engine</th><th scope=\"colgroup\" colspan=\"8\">cases, and what came of "
        "them</th><th "
        "scope=\"colgroup\" colspan=\"5\">error of the distance</th><th scope=\"colgroup\" colspan=\"5\">error of the "
        "depth</th><th scope=\"col\" rowspan=\"2\">iterations</th><th scope=\"col\" "
        "rowspan=\"2\">witness</th></tr><tr>",
        domain == domains.front() ? " open" : "", escaped_markup(domain));
    for (const char* head : {"asked", "false hits", "false misses", "touching", "NaN", "gave up", "hung", "crashed"})
      html += fmt::format("<th scope=\"col\">{}</th>", head);
    for (int twice = 0; twice < 2; ++twice)
      for (const char* head : {"median", "90 %", "99 %", "99.9 %", "most"})
        html += fmt::format("<th scope=\"col\">{}</th>", head);
    html += "</tr></thead><tbody>";
    for (const CollisionErrorRow& row : rows)
      if (row.domain == domain) html += error_row(row);
    html += "</tbody></table></div></details>";
  }
  return html;
}

/// Text inside a table cell of Markdown.
std::string cell_text(std::string_view text) {
  std::string safe;
  for (const char c : escaped_markup(text)) {
    if (c == '_' || c == '*' || c == '|') safe += '\\';
    safe += c;
  }
  return safe;
}

std::string quantiles_markdown(const std::optional<ErrorQuantiles>& errors) {
  if (!errors) return " – | – | – | – | – |";
  return fmt::format(" {} | {} | {} | {} | {} |", units(errors->median), units(errors->p90), units(errors->p99),
                     units(errors->p999), units(errors->greatest));
}

}  // namespace

EffectiveEpsilon effective_epsilon(const std::vector<const CollisionGapRow*>& cells) {
  EffectiveEpsilon found;
  std::optional<std::int32_t> widest;
  for (const CollisionGapRow* row : cells) widest = std::min(widest.value_or(row->k), row->k);
  for (const CollisionGapRow* row : cells) {
    found.answered += row->counts.answered();
    found.wrong += row->counts.wrong();
    found.at_the_widest =
        found.at_the_widest || (row->counts.false_hits + row->counts.false_misses > 0 && row->k == widest);
    const double epsilon = std::max(row->widest_gap.value_or(0), row->widest_overlap.value_or(0));
    if (epsilon <= found.epsilon) continue;
    found.epsilon = epsilon;
    found.by = row->by;
  }
  return found;
}

std::string gap_map_picture(const std::vector<const CollisionGapRow*>& rows,
                            const std::vector<const CollisionGapRow*>& all) {
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
    if (kind == "clean") {
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

std::string collision_section(const CollisionStudy& study) {
  if (study.empty()) return "";
  std::string html =
      "<section id=\"study-collision\"><h2>Collision engines in figures</h2><p class=\"prose\">The same pairs of "
      "convex "
      "bodies for every engine, apart or overlapping by an exactly known amount, and what each said of them. A pair "
      "that is scaled or moved is so exactly: nothing changes but its size or its place.</p>";
  if (!study.gaps.empty()) {
    const Maps maps = maps_of(study.gaps);
    html += maps_of_engines(maps) + epsilon_table(maps);
    for (const std::string& domain : maps.domains)
      html += by_exponent(maps, domain, kMovedInScale) + by_exponent(maps, domain, kMovedByOffset);
  }
  return html + error_tables(study.errors) + "</section>";
}

std::string collision_markdown(const CollisionStudy& study) {
  if (study.empty()) return "";
  std::string text = "### Collision engines in figures\n\n";
  if (!study.gaps.empty()) {
    const Maps maps = maps_of(study.gaps);
    text +=
        "Effective epsilon: the largest relative gap or overlap with a wrong verdict, and where.\n\n"
        "| engine | domain | as drawn | any scale | any offset | wrong |\n|---|---|--:|--:|--:|--:|\n";
    const auto where = [](const EffectiveEpsilon& found) {
      return epsilon_words(found) + (found.epsilon > 0 ? fmt::format(" at 2^{}", found.by) : "");
    };
    for (const std::string& engine : maps.engines) {
      for (const std::string& domain : maps.domains) {
        const EpsilonLine line = epsilons_of(maps, engine, domain);
        const std::uint64_t answered = line.in_scale.answered + line.by_offset.answered;
        const std::uint64_t wrong = line.in_scale.wrong + line.by_offset.wrong;
        if (answered + wrong == 0) continue;
        text += fmt::format("| {} | {} | {} | {} | {} | {} of {} |\n", cell_text(engine), cell_text(domain),
                            epsilon_words(line.as_drawn), where(line.in_scale), where(line.by_offset), grouped(wrong),
                            grouped(answered));
      }
    }
    text += '\n';
  }
  if (study.errors.empty()) return text;
  text +=
      "Errors in units of 2^-53 of the size: median, 90 %, 99 %, 99.9 % and the greatest, of the distance, then of the "
      "depth.\n\n"
      "| engine | domain | false hits | false misses | NaN | gave up | hung, crashed | distance | 90 % | 99 % | 99.9 % "
      "| most "
      "| depth | 90 % | 99 % | 99.9 % | most | iterations | witness |\n"
      "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n";
  for (const CollisionErrorRow& row : study.errors) {
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |", cell_text(row.engine),
                        cell_text(shown_domain(row.domain)), row.counts.false_hits, row.counts.false_misses,
                        row.counts.not_finite, row.counts.gave_up, row.counts.hung + row.counts.crashed);
    text += quantiles_markdown(row.distance) + quantiles_markdown(row.depth);
    text += fmt::format(" {} | {} |\n", iteration_words(row.iterations), percent(row.witnesses_hold, row.witnesses));
  }
  return text + '\n';
}

}  // namespace assay
