#include <stdexcept>

#include "fuzz/files/kinds.h"
#include "properties/case/case_text.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"
#include "reports/store/studies/studies.h"

namespace assay::fuzz_files {
namespace {

constexpr std::uint64_t kBlockSize = 8, kCases = 20;
constexpr const char *kEngine = "libccd/gjk", *kOther = "lp/tableau_bland", *kVerdict = "gjk/verdict_is_right",
                     *kNear = "gjk/near_touching_2d@1", *kLattice = "gjk/lattice_2d@1";

CampaignHeader small_header() {
  CampaignHeader header;
  header.battery = "smoke";
  header.seed = 7;
  header.block_size = kBlockSize;
  header.engines = {{kEngine, "2.1", EngineKind::kForeign, "libccd's GJK.", {}},
                    {kOther, "0.1.0", EngineKind::kOurs, "Bland's rule.", {}}};
  for (const char* domain : {kLattice, kNear})
    header.plan.push_back({"gjk", kVerdict, domain, "-log2 gap", "A hit is a hit.", "Nearly touching.", kCases});
  header.not_judged = {{kOther, kVerdict, "it serves another family"}};
  return header;
}

BlockRecord block_of(const char* domain, std::uint64_t number) {
  BlockRecord block{
      kEngine, kVerdict, domain, number, number * kBlockSize, std::min(kBlockSize, kCases - number * kBlockSize),
      {},      {}};
  CellCounts cell;
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = block.count - 3;
  cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 2;
  cell.violations = {{"no wrong hit", 1}, {"no wrong miss", 1}};
  cell.filtered = block.count, cell.exact = 1, cell.refereed = 1, cell.steps = 40, cell.steps_max = 9, cell.cycles = 1;
  cell.magnitude_max = 0x1p-20;
  block.cells[12] = cell;
  block.cells[13].outcomes[static_cast<std::size_t>(Outcome::kHung)] = 1;
  block.cells[12].cases = {block.count - 2, 1}, block.cells[12].severities = {1, 1};
  block.cells[13].cases = block.cells[13].severities = {0, 0, 0, 1};
  block.candidates = {{"hung", block.first + 1, Severity::kDegenerate, 1},
                      {"no wrong hit", block.first, Severity::kPlain, 1},
                      {"no wrong miss", block.first + 2, Severity::kNear, 1}};
  return block;
}

Finding small_finding(const char* claim, const AnyProblem& problem) {
  Finding finding;
  finding.engine = kEngine, finding.engine_version = "2.1", finding.property = kVerdict, finding.claim = claim,
  finding.domain = kNear;
  finding.difficulty = 12, finding.index = 2;
  finding.evidence = "the bodies are separated along (1, 0)";
  finding.magnitude = 0x1p-20;
  finding.case_text = write_case({{{"claim", claim}, {"engine", kEngine}, {"property", kVerdict}}, problem});
  finding.id = finding_id(finding.case_text);
  finding.answer = "colliding", finding.measured = "gap 2^-20";
  finding.size = 6, finding.original_size = 40, finding.minimal = true;
  finding.referee = "confirmed: CGAL agrees with the judge";
  finding.cycle = Cycle{1, {{1, 2, 3}, {4, 5, 6}}};
  finding.severity = Severity::kNear, finding.seen = 12;
  finding.seen_as = {{kVerdict, claim, Severity::kNear, 9}, {kVerdict, "crashed", Severity::kExtreme, 3}};
  finding.also_in = {kLattice};
  finding.certificate = Certificate{Proves::kSeparated, {}, {{{"-3", "4"}, {"0", "1"}}}, {}};
  return finding;
}

Studies small_studies() {
  Studies studies;
  studies.cycling = {{"beale",
                      "Beale 1955",
                      true,
                      "dantzig",
                      "lowest",
                      "none",
                      CyclingOutcome::kCycles,
                      6,
                      0,
                      6,
                      6,
                      Repeating{0, 6, 60},
                      {{4, 5}, {0, 5}},
                      {{0, 0.0}, {1, -0.05}}}};
  studies.pivots = {{{"klee_minty", "dantzig", 4, 1, 0, 15, 15, 15}, {"klee_minty", "dantzig", 5, 1, 0, 31, 31, 31}},
                    {{"klee_minty", "dantzig", GrowthModel::kExponential, 1, 0.01, -0.1, 2}}};
  studies.hulls = {{{"disc", "graham", 64, 4, 0, 300, 290, 310}},
                   {{"disc", "graham", GrowthModel::kLinearithmic, 1, 0.02, 0.5, 3}}};
  studies.growth = {{{"spheres", kEngine, 16, 3, 0, 6, 5, 7, Counted::kIterations}},
                    {{"spheres", kEngine, GrowthModel::kPower, 0.1, 0.02, 2, 3, Counted::kIterations}}};
  studies.growth_times = {{{"spheres", kEngine, 16, 3, 0, 600, 500, 700, Counted::kNanoseconds}},
                          {{"spheres", kEngine, GrowthModel::kPower, 0.9, 0.02, 2, 3, Counted::kNanoseconds}}};
  NetlibRow row;
  row.instance = "afiro", row.rows = 27, row.columns_of_matrix = 32, row.entries = 83, row.exact_status = "optimal",
  row.exact_value = "-464.75";
  row.engine = kOther, row.version = "0.1.0", row.status = "optimal", row.value = -464.75, row.off = 0x1p-50,
  row.judged = LpJudged::kRight;
  studies.netlib = {row};
  ArticleRow claim;
  claim.article = ArticleName::kTutorial, claim.name = "P1", claim.topic = "gjk", claim.place = "Remarks";
  claim.sentence = "A sentence.", claim.statement = "a = b", claim.condition = "a > 0";
  claim.verdict = ArticleVerdict::kTrueUnderCondition, claim.grounds = "a lemma", claim.engine = kEngine;
  claim.cases = {"one_case"}, claim.total = {3, 0, 1, 0}, claim.domains = {{kNear, {3, 0, 1, 0}}};
  claim.examples = {{"assay-case 1\n", "evidence", "confirmed", true}};
  studies.article = {{claim},
                     {{2, 5, 10, 1, 4, 22}},
                     {{"one_case", kEngine, "no wrong hit", FlawCause::kRounding, "the claim holds", ""}}};
  studies.grids = {{"first", "p", GridTest::kNaive, 1, 0, 2, {"++0-", "+0--"}},
                   {"first", "p", GridTest::kExact, 0, 0, 0, {"++0-", "+0--"}}};
  CollisionGapRow gap{kEngine, kNear, Moved::kInScale, 4, 20, {}, 0x1p-21, std::nullopt};
  gap.counts.cases = 16, gap.counts.false_hits = 2;
  CollisionErrorRow error{kEngine, kNear, {}, ErrorQuantiles{9, 1, 2, 3, 4, 5}, std::nullopt, Iterations{40, 9, 7},
                          3,       2};
  error.counts.cases = 16;
  studies.collision = {{gap}, {error}};
  return studies;
}

void must(const Result<Written>& written) {
  if (!written) throw std::runtime_error(written.error());
}

}  // namespace

void write_small_campaign(const std::filesystem::path& folder) {
  Campaign campaign;
  campaign.header = small_header();
  campaign.provenance = {{"assay.version", "0.1.0"}, {"plugin.a.so.path", "/tmp/a.so | /tmp/b.so"}};
  for (const char* domain : {kLattice, kNear})
    for (std::uint64_t number = 0; number * kBlockSize < kCases; ++number)
      campaign.blocks.push_back(block_of(domain, number));
  campaign.findings = {
      small_finding("no wrong hit", ConvexPair{{2, {0, 0, 2, 0.5, 0, 1}}, {2, {3, 0.5, 3, -0.5, 3.5, 1.25}}}),
      small_finding("no wrong miss", Cloud3{{{0, 0, 0}, {1, 2, 3}}})};
  campaign.timings = {{kEngine, kNear, 12, 4, 5000}, {kEngine, kLattice, 12, 4, 6000}};
  const BlockRecord in_work = campaign.blocks.back();  // of a run that goes on: a line beside the packed ones
  campaign.blocks.pop_back();
  must(write_campaign(campaign, folder));
  if (const auto written = write_studies(folder, small_studies()); !written) throw std::runtime_error(written.error());
  auto store = Store::create_or_resume(folder, campaign.header);
  if (!store) throw std::runtime_error(store.error());
  must(store->append(in_work));
  must(store->append(KeptFinding{"b1946ac9", {campaign.findings.front()}}));
  // Of a block that is recorded: others are cut off.
  must(store->append_observation(
      R"({"type":"test_case","status":"passed","features":{"engine":"libccd/gjk","property":"gjk/verdict_is_right",)"
      R"("domain":"gjk/near_touching_2d@1"},"metadata":{"index":2}})"));
}

}  // namespace assay::fuzz_files
