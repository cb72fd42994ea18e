// The words of Assay's documents, once: `assay help glossary` prints them, docs/glossary.md is written from them.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace assay {

struct Term {
  std::string_view word, meaning;
};

/// In alphabetical order.
inline constexpr std::array kGlossary{
    Term{"accepted finding", "a cluster that a reviewed file bears with a reason; it fails no run until its date"},
    Term{"adapter",
         "code that puts another library behind the C interface, proved faithful before its engine is accused"},
    Term{"battery",
         "what one run asks: properties, domains and numbers of cases; quick is a published list with a version"},
    Term{"block", "so many neighbouring cases of one domain under one property for one engine: the unit of the record"},
    Term{"campaign", "a run of `assay check` and the folder that it leaves"},
    Term{"case", "one problem; number i of a domain is a function of seed, domain@version and i alone"},
    Term{"certificate", "numbers by which anybody can verify a finding without trusting Assay's own code"},
    Term{"claim", "one sentence about an answer that a judge proves or refutes"},
    Term{"cluster", "findings of one engine that fail in one mode; shown by the most severe one"},
    Term{"domain", "a way to draw problems of one kind, such as bodies that nearly touch; it knows how hard each is"},
    Term{"effective epsilon", "the gap below which an engine's answers stop being right"},
    Term{"engine", "an implementation on trial, ours or another's"},
    Term{"explained", "a violation of a relation whose reply is wrong by itself; it counts as undecided"},
    Term{"family",
         "one kind of question: linear programs, collision pairs, casts, hulls in the plane, in space, shapes"},
    Term{"fault", "a variant with one planted defect, which smoke must convict"},
    Term{"finding", "a failing case, made small, tried again and put to the referee"},
    Term{"judge", "code that verifies a witness in exact rationals; it never solves"},
    Term{"operating range",
         "the scales, offsets and least room that an engine states to work with; outside it is excused"},
    Term{"promise", "what an engine states about itself, such as an error bound; it is held to that and to no more"},
    Term{"property", "a claim with the questions that it takes to judge it"},
    Term{"referee", "a solver that shares no code with the judges and solves findings again"},
    Term{"relation", "a property of two answers: the same problem moved, scaled or renamed must be answered alike"},
    Term{"room", "how far the truth of a problem is from another truth, in units of the problem's size"},
    Term{"sample", "a domain drawn by a fixed law that no run helped to choose; of it alone rates are told"},
    Term{"selftest", "48 questions with answers that are true of the world; a build that fails one judges nothing"},
    Term{"severity", "how plain a problem is: plain, near, extreme or degenerate; told by the problem alone"},
    Term{"shard", "part k of n of a campaign; shards merge to the bytes of one run"},
    Term{"suspect", "an engine that may be wrong; a production variant may not"},
    Term{"tape", "the list of integers from which a domain decodes a problem; what fuzzers change"},
    Term{"variant", "one algorithm of ours or of an article, by name"},
    Term{"within documented", "the outcome of an answer that is not right and that the engine's own statement excuses"},
    Term{"witness", "the part of an answer that proves it: separating direction, basis, facets"},
};

/// For a terminal.
inline std::string glossary_as_text() {
  std::size_t width = 0;
  for (const Term& term : kGlossary) width = std::max(width, term.word.size());
  std::string text = "Words (docs/glossary.md)\n";
  for (const Term& term : kGlossary)
    text += "  " + std::string(term.word) + std::string(width + 2 - term.word.size(), ' ') + std::string(term.meaning) +
            "\n";
  return text;
}

/// docs/glossary.md.
inline std::string glossary_as_markdown() {
  std::string text = "# Glossary\n\nWritten by `assay describe glossary`.\n\n| word | meaning |\n|---|---|\n";
  for (const Term& term : kGlossary) text += "| " + std::string(term.word) + " | " + std::string(term.meaning) + " |\n";
  return text;
}

}  // namespace assay
