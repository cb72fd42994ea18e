#include "reports/writers/studies/collision/collision_section.h"

#include <fmt/format.h>

#include <set>

#include "reports/writers/studies/collision/error_tables.h"
#include "reports/writers/studies/collision/gap_maps.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

/// What one engine has on one domain, for both tables of effective epsilons.
struct EpsilonLine {
  EffectiveEpsilon as_drawn, in_scale, by_offset;
};
EpsilonLine epsilons_of(const GapMaps& maps, const std::string& engine, const std::string& domain) {
  EpsilonLine line;
  if (const GapCells* cells = maps.of(engine, domain, Moved::kInScale)) {
    line.as_drawn = effective_epsilon(at_exponent(*cells, 0));
    line.in_scale = effective_epsilon(*cells);
  }
  if (const GapCells* cells = maps.of(engine, domain, Moved::kByOffset)) line.by_offset = effective_epsilon(*cells);
  return line;
}

std::string epsilon_cell(const EffectiveEpsilon& found, bool with_exponent) {
  if (found.answered + found.wrong == 0) return "<td class=\"silent\">–</td>";
  const std::string where = with_exponent && found.epsilon > 0 ? fmt::format("at 2^{}", found.by) : std::string();
  return fmt::format(
      "<td class=\"{}\">{}<span class=\"interval\">{}</span><span class=\"interval\">{} of {}</span></td>",
      found.wrong > 0 ? "some-epsilon" : "clean", words_of(found), where, grouped(found.wrong),
      grouped(found.answered));
}

std::string epsilon_table(const GapMaps& maps) {
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
    html += "<tr><th scope=\"row\">" + breakable_name(engine) + "</th>";
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
std::string by_exponent(const GapMaps& maps, const std::string& domain, Moved moved) {
  std::set<std::int32_t> exponents;
  std::string rows;
  for (const std::string& engine : maps.engines)
    if (const GapCells* cells = maps.of(engine, domain, moved)) exponents.merge(exponents_of(*cells));
  for (const std::string& engine : maps.engines) {
    const GapCells* cells = maps.of(engine, domain, moved);
    if (cells == nullptr || effective_epsilon(*cells).wrong == 0) continue;
    rows += "<tr><th scope=\"row\">" + breakable_name(engine) + "</th>";
    for (const std::int32_t by : exponents) {
      const EffectiveEpsilon found = effective_epsilon(at_exponent(*cells, by));
      rows += fmt::format("<td class=\"{}\" title=\"{} of {} wrong\">{}</td>",
                          found.answered == 0 ? "silent"
                          : found.wrong > 0   ? "some-epsilon"
                                              : "clean",
                          found.wrong, found.answered, words_of(found));
    }
    rows += "</tr>";
  }
  if (rows.empty()) return "";
  std::string head;
  for (const std::int32_t by : exponents) head += fmt::format("<th scope=\"col\">2<sup>{}</sup></th>", by);
  return fmt::format(
      "<details><summary>{}, by {}</summary><div class=\"scroll\" tabindex=\"0\"><table class=\"matrix "
      "epsilons\"><thead><tr><th scope=\"col\">engine</th>{}</tr></thead><tbody>{}</tbody></table></div></details>",
      escaped_markup(domain), word_of(moved), head, rows);
}

}  // namespace

std::string collision_section(const CollisionStudy& study, const std::string& charts) {
  if (study.empty()) return "";
  std::string html =
      "<p class=\"prose\">The same pairs of "
      "convex "
      "bodies for every engine, apart or overlapping by an exactly known amount, and what each said of them. A pair "
      "that is scaled or moved is so exactly: nothing changes but its size or its place.</p>";
  if (!study.gaps.empty()) {
    const GapMaps maps = gap_maps_of(study.gaps);
    html += gap_maps_figures(maps) + epsilon_table(maps) + charts;
    for (const std::string& domain : maps.domains)
      html += by_exponent(maps, domain, Moved::kInScale) + by_exponent(maps, domain, Moved::kByOffset);
  }
  return html + collision_error_tables(study.errors);
}

std::string collision_markdown(const CollisionStudy& study) {
  if (study.empty()) return "";
  std::string text = "### Collision engines in figures\n\n";
  if (!study.gaps.empty()) {
    const GapMaps maps = gap_maps_of(study.gaps);
    text +=
        "Effective epsilon: the largest relative gap or overlap with a wrong verdict, and where.\n\n"
        "| engine | domain | as drawn | any scale | any offset | wrong |\n|---|---|--:|--:|--:|--:|\n";
    const auto where = [](const EffectiveEpsilon& found) {
      return words_of(found) + (found.epsilon > 0 ? fmt::format(" at 2^{}", found.by) : "");
    };
    for (const std::string& engine : maps.engines) {
      for (const std::string& domain : maps.domains) {
        const EpsilonLine line = epsilons_of(maps, engine, domain);
        const std::uint64_t answered = line.in_scale.answered + line.by_offset.answered;
        const std::uint64_t wrong = line.in_scale.wrong + line.by_offset.wrong;
        if (answered + wrong == 0) continue;
        text += fmt::format("| {} | {} | {} | {} | {} | {} of {} |\n", markdown_cell(engine), markdown_cell(domain),
                            words_of(line.as_drawn), where(line.in_scale), where(line.by_offset), grouped(wrong),
                            grouped(answered));
      }
    }
    text += '\n';
  }
  return text + collision_error_markdown(study.errors);
}

}  // namespace assay
