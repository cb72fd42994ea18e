#include "reports/writers/studies/article_section.h"

#include <fmt/format.h>

#include <algorithm>

#include "properties/case/case_text.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string count_of_verdict(const ArticleStudy& study, ArticleVerdict verdict) {
  const auto count =
      std::count_if(study.claims.begin(), study.claims.end(), [&](const auto& row) { return row.verdict == verdict; });
  return grouped(static_cast<std::uint64_t>(count));
}

/// What the verdict rests on: cases held, refuted, and those that the condition left out.
std::string counts_words(const ArticleCounts& counts) {
  std::string words = "held on " + grouped(counts.held);
  if (counts.refuted > 0) words += ", refuted on " + grouped(counts.refuted);
  if (counts.not_met > 0) words += ", did not apply to " + grouped(counts.not_met);
  if (counts.undecided > 0) words += ", open on " + grouped(counts.undecided);
  return words;
}

std::string claim_row(const ArticleRow& row) {
  const std::string article = std::string(word_of(row.article)) + ", " + escaped_markup(row.place);
  const bool is_false = row.verdict == ArticleVerdict::kRefuted;
  const std::string name = row.examples.empty()
                               ? escaped_markup(row.name)
                               : fmt::format("<a href=\"#article-{0}\">{0}</a>", escaped_markup(row.name));
  const std::string condition =
      row.condition.empty() ? "" : "<br><span class=\"small\">if " + escaped_markup(row.condition) + "</span>";
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td>{}{}<br><span class=\"small\">{}</span></td><td class=\"rate "
      "{}\">{}</td><td>{}</td></tr>",
      name, escaped_markup(row.sentence), condition, article, is_false ? "bad" : "good", word_of(row.verdict),
      counts_words(row.total));
}

std::string example_html(const ArticleExample& example) {
  std::string html = "<p class=\"evidence\">" + escaped_markup(example.evidence) + "</p>";
  const Result<CaseFile> file = parse_case(example.case_text, "case");
  const ConvexPair* pair = file ? std::get_if<ConvexPair>(&file->problem) : nullptr;
  if (!file) return html + "<p class=\"note\">The case cannot be read.</p>";
  if (pair != nullptr) {
    std::string figures;
    for (const Figure& figure : figures_of(*pair)) {
      figures += "<figure>" + figure.svg + "<figcaption>" + escaped_markup(figure.caption) + "</figcaption></figure>";
    }
    if (!figures.empty()) html += "<div class=\"figures\">" + figures + "</div>";
    html += table_of(*pair);
  }
  if (!example.referee.empty()) html += "<p class=\"note\">Referee: " + escaped_markup(example.referee) + "</p>";
  return html + "<details><summary>The exact case</summary><pre>" + escaped_markup(example.case_text) +
         "</pre></details>";
}

std::string examples_of(const ArticleRow& row) {
  if (row.examples.empty()) return "";
  std::string html = fmt::format(
      "<div class=\"finding\" id=\"article-{}\"><h4>{}</h4><p class=\"where\">{}: {}</p>", escaped_markup(row.name),
      escaped_markup(row.sentence), escaped_markup(row.name),
      row.verdict == ArticleVerdict::kRefuted ? "the smallest case that refutes it" : "a case that shows it");
  for (std::size_t i = 0; i < row.examples.size(); ++i) {
    if (i > 0) html += "<p class=\"where\">The smallest in the plane</p>";
    html += example_html(row.examples[i]);
  }
  return html + "</div>";
}

std::string pivots_table(const ArticleStudy& study) {
  if (study.pivots.empty()) return "";
  std::string html =
      "<h3>Pivots of the article's algorithm</h3><p class=\"prose\">Bland's rule on P2 from x = 0, in exact "
      "arithmetic, on "
      "random bodies. The article expects a number linear in the equations, which are two more than dimensions.</p>"
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">dimension</th><th scope=\"col\">corners</th>"
      "<th scope=\"col\">runs</th><th scope=\"col\">least</th><th scope=\"col\">mean</th><th "
      "scope=\"col\">greatest</th><th scope=\"col\">mean an equation</th></tr></thead><tbody>";
  for (const ArticlePivots& row : study.pivots) {
    const double mean = row.runs == 0 ? 0 : static_cast<double>(row.sum) / row.runs;
    html +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1f}</td><td>{}</td><td>{:.2f}</td></tr>",
                    row.dimension, row.corners, row.runs, row.least, mean, row.greatest, mean / (row.dimension + 2));
  }
  return html + "</tbody></table></div>";
}

std::string names_html(const std::vector<std::string>& names) {
  std::string html;
  for (const std::string& name : names) html += (html.empty() ? "" : "<br>") + escaped_markup(name);
  return html;
}

std::string systems_table(const ArticleStudy& study) {
  if (study.systems.empty()) return "";
  std::string html =
      "<h3>Systems that the articles describe</h3><div class=\"scroll\" tabindex=\"0\"><table "
      "class=\"verdicts\"><thead><tr>"
      "<th scope=\"col\">system</th><th scope=\"col\">its listing</th><th scope=\"col\">verdict</th>"
      "<th scope=\"col\">cases</th><th scope=\"col\">ours</th></tr></thead><tbody>";
  for (const ArticleSystem& system : study.systems) {
    const bool is_wrong = system.verdict == SystemVerdict::kWrong || system.verdict == SystemVerdict::kWrongInDouble;
    html += fmt::format(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td class=\"rate {}\">{}</td><td>{}</td><td>{}</td></tr>",
        escaped_markup(fmt::format("{}, {}", word_of(system.article), system.name)), names_html(system.printed),
        is_wrong ? "bad" : "", word_of(system.verdict), names_html(system.cases),
        system.ours.empty() ? escaped_markup(system.note) : names_html(system.ours));
  }
  return html + "</tbody></table></div>";
}

}  // namespace

std::string article_section(const ArticleStudy& study) {
  if (study.empty()) return "";
  std::string rows, examples;
  for (const ArticleRow& row : study.claims) {
    rows += claim_row(row);
    examples += examples_of(row);
  }
  return fmt::format(
             "<p class=\"prose\">What four articles on collision detection say, in our words, on trial in exact "
             "arithmetic "
             "(docs/articles.md): {} proved, {} true under a condition that we name, {} refuted, {} not refuted by any "
             "case "
             "that was tried, which proves nothing, {} not judged.</p>",
             count_of_verdict(study, ArticleVerdict::kProved),
             count_of_verdict(study, ArticleVerdict::kTrueUnderCondition),
             count_of_verdict(study, ArticleVerdict::kRefuted), count_of_verdict(study, ArticleVerdict::kNotRefuted),
             count_of_verdict(study, ArticleVerdict::kNotJudged)) +
         "<div class=\"scroll\" tabindex=\"0\"><table class=\"verdicts\"><thead><tr><th scope=\"col\">claim</th><th "
         "scope=\"col\">in words</th><th scope=\"col\">verdict</th><th scope=\"col\">cases</th></tr></thead><tbody>" +
         rows + "</tbody></table></div>" + systems_table(study) + pivots_table(study) + "<h3>Counterexamples</h3>" +
         examples;
}

}  // namespace assay
