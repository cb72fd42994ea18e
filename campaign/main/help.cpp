#include "campaign/main/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>

#include "campaign/main/glossary.h"
#include "campaign/provenance.h"
#include "campaign/select_engines.h"

namespace assay {
namespace {

struct Entry {
  std::string_view name, text;
};

/// The topic that is not a text but made from the words.
constexpr std::string_view kGlossaryTopic = "glossary";

constexpr std::array kExamples{
    Entry{"list",
          "  assay list --batteries                         what each battery asks and how long it takes\n"
          "  assay list --engines --family hull3            the engines that one can check at once\n"
          "  assay list --domains 'gjk/*touching*'          domains by name\n"
          "  assay list --findings out/quick --severity plain    what failed on plain problems, and how to replay it"},
    Entry{"check",
          "  assay check --engine ./mine.so                 your engine on the battery quick, into out/quick\n"
          "  assay check --engine ./mine.so --battery smoke    a first look, in seconds\n"
          "  assay check --engine ./mine.so --baseline v1 --out v2   what got worse since the campaign v1\n"
          "  assay check --engine ./mine.so --fail-on plain    only plain failures end with exit code 1\n"
          "  assay check --engine 'bullet_double/*' --domain 'gjk/scaled*' --cases 10000"},
    Entry{"try",
          "  assay try ./mine.so                            before anything else: does it answer what it should\n"
          "  assay try 'hull3/*'                            the same of engines of the program"},
    Entry{"replay",
          "  assay replay out/quick/findings/*.case         each finding by the engine that it was found with\n"
          "  assay replay FILE.case --engine ./mended.so    the same case by another build\n"
          "  assay replay cloud.off --engine 'hull3/*' --property hull3/is_exact\n"
          "  gdb --args assay replay FILE.case --engine ./mine.so --in-process    a crash under a debugger"},
    Entry{"reduce", "  assay reduce cloud.off --engine ./mine.so --property hull3/is_exact --out small.case"},
    Entry{"matrix",
          "  assay matrix --battery smoke --version 1.0=./mine_1_0.so --version 1.1=./mine_1_1.so --out out/matrix\n"
          "  assay matrix --version 0.12='node rapier.mjs 0.12' --version 0.19='node rapier.mjs 0.19'"},
    Entry{"bisect",
          "  assay bisect FILE.case --version 1.0=./mine_1_0.so --version 1.1=./mine_1_1.so --version 1.2=./mine.so\n"
          "  assay bisect FILE.case --all --version O0=./O0/mine.so --version O3=./O3/mine.so"},
    Entry{"merge", "  assay merge shard1 shard2 --out whole          what --shard 1/2 and --shard 2/2 made"},
    Entry{"compare", "  assay compare v1 v2                            what is new or worse in v2"},
    Entry{"study",
          "  assay study collision --engine ./mine.so --out out/mine    error against scale, offset and gap\n"
          "  assay study netlib --folder netlib --engine 'glpk/*' --out out/netlib"},
    Entry{"report",
          "  assay report out/quick                         the page is out/quick/report/report.html\n"
          "  assay report out/today --baseline out/last     what is new stands on top\n"
          "  assay report out/quick --engine qhull/hull2    .../report/cards/qhull/hull2/card.html and card.md"},
    Entry{
        "draw",
        "  assay draw gjk/near_touching_3d --case 17 --engine ./mine.so --property gjk/verdict_is_right --out c.case"},
    Entry{"solve",
          "  assay solve afiro.mps.gz --engine 'glpk/*'     each answer beside the exact one\n"
          "  assay solve afiro.mps --print x,basis --solution afiro.sol"},
    Entry{"export",
          "  assay export FILE.case --as cpp                arrays for a test of your own, bit for bit\n"
          "  assay export FILE.case --as python\n"
          "  assay export FILE.case --as json --out case.json\n"
          "  assay export FILE.case --as fcl --out fcl_test.cpp    a test for FCL's own suite (GoogleTest)\n"
          "  assay export program.case --out program.mps    for the maintainers of a solver"},
    Entry{"corpus",
          "  assay corpus out/quick --out corpus            the findings of a campaign, for other projects\n"
          "  assay corpus docs/*-findings docs/published-*/ --out corpus    the committed cases"},
    Entry{"accept",
          "  assay accept out/quick/findings/0123456789abcdef.case --reason 'its documents say so' --until 2027-03-01"},
    Entry{"history",
          "  assay history add out/nightly --accepted assay-accepted.toml   behind the nights of assay-history.sqlite\n"
          "  assay history add out/nightly --date 2026-01-31 --history nights.sqlite\n"
          "  assay history report --out public              public/history.html and public/history.md"},
    Entry{"certify",
          "  assay certify FILE.case                        the exact truth, for scripts/check_certificate.mjs"},
    Entry{"selftest", "  assay selftest                                 what is true of each, and whether it is got"},
    Entry{"blocks", "  assay blocks out/quick | grep -c crashed"},
    Entry{"hunt", "  assay hunt --engine hull/monotone_chain_naive --time 10m"},
    Entry{"describe",
          "  assay describe manual | man -l -\n"
          "  source <(assay describe bash)                  and zsh: assay describe zsh > ~/.zfunc/_assay"},
    Entry{"help", "  assay help check                               as assay check --help\n  assay help engines"},
};

constexpr std::array kTopics{
    Entry{"engines",
          "What --engine takes\n"
          "  a name            gjk/certified; `assay list --engines` shows them all\n"
          "  a pattern         'published/*' (in quotes, or the shell looks for files)\n"
          "  a path            ./mine.so, /opt/lib/libmine.so.2: whatever begins with /, ./ or ../, or is called\n"
          "                    *.so or *.so.N; a shared object that exports assay_plugin_entry\n"
          "  a command         'node my_engine.mjs': has a blank; a program that speaks docs/pipe-protocol.md over\n"
          "                    standard input and output, in any language\n"
          "How to write one: docs/adding-an-engine.md. First `assay try ./mine.so`, then `assay check --engine "
          "./mine.so`.\n"
          "Engines run in processes of their own (docs/isolation.md); `replay --in-process` is for a debugger.\n"},
    Entry{"exit-codes",
          "Exit codes\n"
          "  0  nothing new was found\n"
          "  1  new findings, a replayed case that fails, or rates worse than the baseline's\n"
          "  2  bad arguments, input or disk, tiers of judges that disagree, a selftest that fails, or an error\n"
          "     bound of ours refuted: no statement about any engine\n"
          "  3  an engine gave two answers to one question, or failed and, asked again by itself, did not\n"
          "  4  stopped by --time or the user before every planned case was judged\n"},
    Entry{"files",
          "Files that replay, reduce, solve and export read (docs/input-files.md)\n"
          "  .case  what Assay writes: a problem with its engine, property and claim\n"
          "  .mps   linear programs           .json  problems of every family\n"
          "  .off   .obj   vertices           .txt .xyz .csv  points, one a line (what rbox prints)\n"
          "each also packed by gzip or xz\n"},
    Entry{"outcomes",
          "What becomes of a case under a claim\n"
          "  holds             the answer's witness was verified in exact arithmetic\n"
          "  violated          refuted: the judge has a proof that the answer is wrong\n"
          "  undecided         neither; also what a wrong reply under another claim explains\n"
          "  declined          the engine does not support such problems; never counted as right\n"
          "  gave_up           it tried and would not stand for an answer; never counted as right\n"
          "  crashed, hung     the engine's process ended, or took too long\n"
          "  nondeterministic  two answers to one question\n"
          "  not_judged        the engine promises nothing about this claim\n"
          "  not_asked         left out after two crashes or hangs in a block\n"
          "  within_documented not right, and excused by the engine's own statement: no failure\n"},
    Entry{"severity",
          "How plain a problem is, told by the problem alone (docs/severity.md)\n"
          "  plain       numbers of at most 24 bits, sizes and offsets within 2^-10 to 2^10, room of 2^-20 all round\n"
          "  near        less room, or numbers with more bits\n"
          "  extreme     sizes or offsets beyond, or numbers that are not finite\n"
          "  degenerate  touching, flat, repeated\n"},
    Entry{"troubleshooting",
          "What to look at first (docs/troubleshooting.md has each message)\n"
          "  an engine is not found        assay --version names every one, and why one is left out\n"
          "  it is found and answers oddly assay try ./mine.so: a dozen plain cases, in words\n"
          "  a claim is never judged       assay help outcomes: declined, gave_up and not_judged prove nothing\n"
          "  it crashes or hangs           gdb --args assay replay FILE.case --engine ./mine.so --in-process\n"
          "  it needs files or memory      --worker-files SIZE, --worker-memory SIZE (docs/isolation.md)\n"
          "  a failure does not come back  the case file alone decides; compare `--version` of both machines\n"
          "  exit code 2                   the sentence on standard error names file, field and reason\n"},
};

std::string_view text_of(std::span<const Entry> entries, std::string_view name) {
  const auto found = std::ranges::find(entries, name, &Entry::name);
  return found == entries.end() ? std::string_view() : found->text;
}

/// One line a shared object: what its engines say their version is, and their names.
std::string engines_found() {
  const auto selection = every_engine();
  if (!selection) return "\nengines: " + selection.error();
  std::map<std::string, std::pair<std::set<std::string>, std::set<std::string>>> objects;  // versions, names
  for_each_family([&]<Family F>() {
    for (const auto& source : selection->sources.of<F>()) {
      if (source.info.library.empty()) continue;
      auto& [versions, names] = objects[source.info.library];
      versions.insert(source.info.version);
      names.insert(source.info.name);
    }
  });
  std::string lines = fmt::format("\nengines from outside: {} shared objects and commands", objects.size());
  for (const auto& [path, object] : objects)
    lines +=
        fmt::format("\n  {}: version {}: {}", path, fmt::join(object.first, " and "), fmt::join(object.second, " "));
  for (const std::string& clause : selection->left_out) lines += "\n  " + clause;
  return lines;
}

}  // namespace

std::string_view examples_of(std::string_view command) { return text_of(kExamples, command); }

std::string topic_text(std::string_view topic) {
  return topic == kGlossaryTopic ? glossary_as_text() : std::string(text_of(kTopics, topic));
}

std::vector<std::string> names_of_topics() {
  std::vector<std::string> names;
  for (const Entry& topic : kTopics) names.emplace_back(topic.name);
  names.emplace_back(kGlossaryTopic);
  return names;
}

std::string version_text() {
  const auto facts = collect_provenance({});
  const auto fact = [&](const char* key) { return facts.at(key); };
  return "assay " + fact("assay.version") + ", revision " + fact("assay.revision") + "\nbuilt by " +
         fact("build.compiler") + " as " + fact("build.type") + "\nwith Boost " + fact("library.boost") + ", GMP " +
         fact("library.gmp") + ", CGAL " + fact("library.cgal") + ", C library " + fact("library.libc") +
         engines_found();
}

}  // namespace assay
