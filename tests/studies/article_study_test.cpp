// The articles on trial: what is printed of them stands in docs/articles.md, and no committed case contradicts it.
#include "studies/articles/article_study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "properties/case/case_text.h"
#include "properties/lp/article/exact_steps.h"
#include "studies/articles/articles_document.h"
#include "studies/articles/in_rationals.h"
#include "studies/articles/klee_minty.h"
#include "studies/articles/statements/statement_rows.h"
#include "tests/reports/temporary_directory.h"
#include "variants/variants.h"

namespace assay::article_study_test {
namespace {

const Result<ArticleStudy>& study() {
  static const Result<ArticleStudy> done = article_study();
  return done;
}

const ArticleRow* row_named(std::string_view name) {
  for (const ArticleRow& row : study()->claims)
    if (row.name == name) return &row;
  return nullptr;
}

TEST(ArticleStudy, GivesTheVerdictsOfTheDocument) {
  ASSERT_TRUE(study()) << study().error();
  const std::string document = text_of_file(ASSAY_SOURCE_DIR "/docs/articles.md");
  for (const ArticleRow& row : study()->claims) {
    const std::size_t begin = document.find("| `" + row.name + "` |");
    ASSERT_NE(begin, std::string::npos) << row.name;
    const std::string line = document.substr(begin, document.find('\n', begin) - begin);
    EXPECT_NE(line.find("| " + std::string(word_of(row.verdict))), std::string::npos)
        << row.name << ": " << word_of(row.verdict)
        << "; write docs/articles.md anew: assay study article --out DIR, then DIR/studies/articles.md";
  }
}

TEST(ArticleStudy, GivesEveryClaimANameAPlaceAndGrounds) {
  ASSERT_TRUE(study()) << study().error();
  std::set<std::string> names;
  std::array<int, 4> of_article{};
  for (const ArticleRow& row : study()->claims) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_FALSE(row.place.empty() || row.sentence.empty() || row.statement.empty()) << row.name;
    ++of_article[static_cast<std::size_t>(row.article)];
    switch (row.verdict) {
      case ArticleVerdict::kProved: EXPECT_FALSE(row.grounds.empty()) << row.name; break;
      case ArticleVerdict::kTrueUnderCondition:
        EXPECT_FALSE(row.grounds.empty() || row.condition.empty()) << row.name;
        EXPECT_NE(row.grounds.find("Outside the condition:"), std::string::npos) << row.name;
        break;
      case ArticleVerdict::kRefuted: EXPECT_TRUE(row.total.refuted > 0 || !row.cases.empty()) << row.name; break;
      case ArticleVerdict::kNotRefuted: EXPECT_GT(row.total.held, 0u) << row.name; break;
      case ArticleVerdict::kNotJudged: EXPECT_FALSE(row.grounds.empty()) << row.name; break;
    }
  }
  for (const int rows : of_article) EXPECT_GE(rows, 20);
}

TEST(ArticleStudy, RefutesWhatIsKnownToBeFalse) {
  ASSERT_TRUE(study()) << study().error();
  for (const std::string_view name :
       {"code_never_cycles", "limit_suffices", "thousandth_in_large_units", "root_n_will_do", "root_n_at_any_optimal_x",
        "root_n_at_a_basic_x_in_low_dimension", "vector_moves_both_circles", "two_supporting_vertices"}) {
    const ArticleRow* row = row_named(name);
    ASSERT_NE(row, nullptr) << name;
    EXPECT_EQ(row->verdict, ArticleVerdict::kRefuted) << name;
  }
  EXPECT_EQ(row_named("root_n_at_a_basic_x")->verdict, ArticleVerdict::kTrueUnderCondition);
  EXPECT_EQ(row_named("rounding_can_cycle")->verdict, ArticleVerdict::kProved) << "by a pair on which both were run";
}

/// What statement_rows holds every printed verdict to, with contradictions planted.
TEST(ArticleStudy, RefusesAVerdictThatIsContradicted) {
  const std::vector<ArticleFlaw> flaws = {{"a_case", "an engine", "a claim", FlawCause::kLogic, "", ""}};
  const Tried none, held{5, 0}, fell{5, 2};
  ArticleStatement statement{.name = "planted", .verdict = ArticleVerdict::kProved, .grounds = "a lemma"};
  EXPECT_TRUE(verified(statement, none, flaws));
  EXPECT_FALSE(verified(statement, fell, flaws)) << "its check refutes it";
  statement.cases = {"a_case"};
  EXPECT_FALSE(verified(statement, none, flaws)) << "its case refutes it";
  statement.cases = {"no_case"};
  EXPECT_FALSE(verified(statement, none, flaws)) << "there is no such case";
  statement = {.name = "planted", .verdict = ArticleVerdict::kProved};
  EXPECT_FALSE(verified(statement, none, flaws)) << "without a lemma";
  statement = {.name = "planted", .verdict = ArticleVerdict::kTrueUnderCondition, .grounds = "a lemma"};
  EXPECT_FALSE(verified(statement, fell, flaws)) << "within its condition";
  statement = {.name = "planted", .verdict = ArticleVerdict::kRefuted, .check = +[] { return Tried{}; }};
  EXPECT_FALSE(verified(statement, held, flaws)) << "nothing refutes it";
  EXPECT_TRUE(verified(statement, fell, flaws));
  statement = {.name = "planted", .verdict = ArticleVerdict::kNotRefuted};
  EXPECT_FALSE(verified(statement, none, flaws)) << "nothing was tried";
  statement.check = +[] { return Tried{}; };
  EXPECT_EQ(*verified(statement, fell, flaws), ArticleVerdict::kRefuted);
  EXPECT_EQ(*verified(statement, held, flaws), ArticleVerdict::kNotRefuted);
  statement = {.name = "planted", .verdict = ArticleVerdict::kNotJudged};
  EXPECT_FALSE(verified(statement, none, flaws)) << "without a reason";
}

/// A lemma may lean on another row; that row is there, and is no claim that fell.
TEST(ArticleStudy, LeansOnRowsThatThereAre) {
  ASSERT_TRUE(study()) << study().error();
  const std::regex name("(^|[ (])([a-z]+(_[a-z0-9]+)+)");
  std::size_t leant_on = 0;
  for (const ArticleRow& row : study()->claims) {
    for (std::sregex_iterator at(row.grounds.begin(), row.grounds.end(), name), end; at != end; ++at) {
      if ((*at)[2].length() < 9) continue;  // x_i
      const ArticleRow* other = row_named((*at)[2].str());
      ASSERT_NE(other, nullptr) << row.name << ": " << (*at)[2];
      ++leant_on;
      if (row.verdict == ArticleVerdict::kProved)
        EXPECT_NE(other->verdict, ArticleVerdict::kNotJudged) << row.name << ": " << other->name;
    }
  }
  EXPECT_GT(leant_on, 30u);
}

/// Every listing of the registry is that of some system, and every system has one, an engine of ours, or a reason.
TEST(ArticleStudy, HasASystemForEveryListing) {
  ASSERT_TRUE(study()) << study().error();
  std::set<std::string> printed, names;
  for (const ArticleSystem& system : study()->systems) {
    printed.insert(system.printed.begin(), system.printed.end());
    EXPECT_TRUE(names.insert(std::string(word_of(system.article)) + system.name).second) << system.name;
    EXPECT_FALSE(system.place.empty() || system.sentence.empty()) << system.name;
    EXPECT_FALSE(system.ours.empty() && system.note.empty()) << system.name;
    const bool is_wrong = system.verdict == SystemVerdict::kWrong || system.verdict == SystemVerdict::kWrongInDouble;
    EXPECT_EQ(is_wrong, !system.cases.empty()) << system.name;
  }
  for_each_family([&]<Family F>() {
    for (const ListedVariant<F>& variant : variants<F>())
      if (variant.states.kind == EngineKind::kPublished)
        EXPECT_TRUE(printed.contains(std::string(variant.name))) << variant.name;
  });
}

/// A row about an engine is about the claims of the cases that it names; a case of the same engine that breaks one of
/// them refutes the row, too.
TEST(ArticleStudy, IsContradictedByNoCommittedCase) {
  ASSERT_TRUE(study()) << study().error();
  std::set<std::string> told;
  for (const ArticleRow& row : study()->claims) {
    for (const std::string& name : row.cases) {
      told.insert(name);
      EXPECT_TRUE(row.verdict == ArticleVerdict::kRefuted || row.verdict == ArticleVerdict::kTrueUnderCondition)
          << row.name << ": " << name;
    }
  }
  for (const CommittedCase& committed : committed_cases()) {
    const auto run = replayed(committed);
    ASSERT_TRUE(run) << run.error();
    EXPECT_EQ(run->outcome, Outcome::kViolated) << committed.name;
    const auto file = parse_case(committed.text, committed.name);
    ASSERT_TRUE(file) << file.error();
    const std::string& engine = file->header.at("engine");
    // Some row about the engine must be refuted by it or by a case of its kind, and none say that the engine is right.
    bool is_told = told.count(std::string(committed.name)) > 0;
    for (const ArticleRow& row : study()->claims) {
      if (row.engine != engine) continue;
      is_told = is_told || row.verdict == ArticleVerdict::kRefuted;
      if (row.cases.empty()) continue;
      EXPECT_NE(row.verdict, ArticleVerdict::kProved) << row.name << ": " << committed.name;
      EXPECT_NE(row.verdict, ArticleVerdict::kNotRefuted) << row.name << ": " << committed.name;
    }
    EXPECT_TRUE(is_told) << committed.name << " refutes no claim of any article";
  }
}

/// The claims of the first article on its pairs are judged directly, so that the study's own bookkeeping is tried, too.
TEST(ArticleStudy, HoldsWhatItCallsTrueOnTheBodiesOfEveryCommittedCase) {
  ASSERT_TRUE(study()) << study().error();
  for (const CommittedCase& committed : committed_cases()) {
    const auto file = parse_case(committed.text, committed.name);
    ASSERT_TRUE(file) << file.error();
    const auto* pair = std::get_if<ConvexPair>(&file->problem);
    if (pair == nullptr) continue;
    for (const std::string& name : claims_refuted_on(*pair)) {
      EXPECT_EQ(row_named(name)->verdict, ArticleVerdict::kRefuted) << name << " is refuted by " << committed.name;
    }
  }
}

TEST(ArticleStudy, CountsMorePivotsOfTheCubesThanTheListingMakes) {
  // The listing stops at (k + 1) (corners + k + 1) - k pivots, k = n + 2.
  for (const std::uint32_t n : {13u, 14u, 15u}) {
    const ConvexPair pair = klee_minty_bodies(n);
    const std::size_t k = n + 2, corners = pair.a.size() + pair.b.size();
    EXPECT_GT(article::exact_steps(pair).pivots(), (k + 1) * (corners + k + 1) - k) << n;
  }
}

TEST(ArticleStudy, TellsLogicFromRounding) {
  ASSERT_TRUE(study()) << study().error();
  const auto cause = [](std::string_view name) {
    for (const ArticleFlaw& flaw : study()->flaws)
      if (flaw.name == name) return std::optional(flaw.cause);
    return std::optional<FlawCause>();
  };
  EXPECT_EQ(cause("kreuzer_tableau__no_state_comes_back"), FlawCause::kLogic) << "period 6 in rationals, too";
  EXPECT_EQ(cause("gjk_alzubaidi_2d__concentric_bodies"), FlawCause::kLogic);
  EXPECT_EQ(cause("gjk_tutorial_2d__no_wrong_hit"), FlawCause::kRounding);
  EXPECT_EQ(cause("minimum_translation_firth__distance_within_promise"), FlawCause::kLogic) << "a touch is neither";
  EXPECT_EQ(cause("minimum_translation_firth__supporting_vertex"), FlawCause::kRounding);
  EXPECT_EQ(cause("graham_alzubaidi__points_are_collinear"), FlawCause::kLogic);
  EXPECT_EQ(cause("graham_alzubaidi_emended__is_not_inside_out_by_rounding"), FlawCause::kRounding);
  EXPECT_EQ(cause("angular_cast_firth__no_wrong_hit"), FlawCause::kLogic) << "the tolerance is absolute";
  EXPECT_EQ(cause("gjk_tutorial_2d__scaling_keeps_the_verdict"), FlawCause::kRange);
  EXPECT_EQ(cause("angular_cast_firth__swapping_keeps_the_contact"), FlawCause::kRounding);
  EXPECT_EQ(cause("angular_cast_firth__no_state_comes_back"), FlawCause::kLogic) << "1, 8/11, 1: roots cancel";
  for (const ArticleFlaw& flaw : study()->flaws) EXPECT_NE(flaw.cause, FlawCause::kNotTold) << flaw.name;
}

/// Each case beside a document has a row there, whose last cell says what the listing does in rationals.
TEST(ArticleStudy, IsWhatThePublishedDocumentsSayOfRationals) {
  ASSERT_TRUE(study()) << study().error();
  constexpr std::array<std::string_view, 4> kWords = {"| wrong |", "| right |", "| right |", "| not told |"};
  for (const std::string document : {"/docs/published-collision", "/docs/published-hulls"}) {
    const std::string text = text_of_file(ASSAY_SOURCE_DIR + document + ".md");
    for (const auto& entry : std::filesystem::directory_iterator(ASSAY_SOURCE_DIR + document)) {
      const std::string name = entry.path().stem();
      const auto flaw = std::ranges::find(study()->flaws, name, &ArticleFlaw::name);
      ASSERT_NE(flaw, study()->flaws.end()) << name;
      const std::size_t begin = text.find("| `" + name + "` |");
      ASSERT_NE(begin, std::string::npos) << name;
      const std::string row = text.substr(begin, text.find('\n', begin) - begin);
      EXPECT_TRUE(row.ends_with(kWords[static_cast<std::size_t>(flaw->cause)])) << row << ": " << word_of(flaw->cause);
    }
  }
}

}  // namespace
}  // namespace assay::article_study_test
