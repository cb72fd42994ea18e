// The list of a plug-in's engines is believed only where every name, text, enum and number of it is what the interface
// allows.
#include "engines/host/engine_list.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <vector>

namespace assay {
namespace {

EngineSummary good() {
  EngineSummary summary;
  summary.info.name = "their/hull-2.0";
  summary.info.version = "2.0 beta";
  summary.info.kind = EngineKind::kForeign;
  summary.info.sentence = "Hüllen";
  summary.serve<Hull2Family>();
  return summary;
}

/// The error of a list of two, the second of which was changed; empty where the list is believed.
std::string error_with(const std::function<void(EngineSummary&)>& change) {
  std::vector<EngineSummary> listed{good(), good()};
  change(listed[1]);
  std::vector<std::byte> memory(1 << 16);
  ByteWriter out(memory);
  write_engine_list(listed, out);
  PrivateCopies copies;
  ByteReader in(memory, copies);
  const auto read = read_engine_list(in, "/there/x.so");
  if (!read) return read.error();
  EXPECT_EQ(read->size(), 2U);
  EXPECT_EQ((*read)[1].index, 1U);
  EXPECT_EQ((*read)[1].info.library, "/there/x.so");
  return {};
}

TEST(EngineList, WhatAPlugInMayStateIsBelieved) {
  EXPECT_EQ(error_with([](EngineSummary&) {}), "");
  EXPECT_EQ(error_with([](EngineSummary& s) {
              s.info.semantics.of<LpFamily>().gap = std::numeric_limits<double>::infinity();
            }),
            "");
}

TEST(EngineList, ANameThatIsNoneIsRefusedByItsEngine) {
  for (const char* name : {"", "/hull", "their/", "../hull", "their/..", "their/h ll", "their/*", "-t/h", ".t/h"})
    EXPECT_NE(error_with([&](EngineSummary& s) { s.info.name = name; }), "") << name;
  EXPECT_EQ(error_with([](EngineSummary& s) { s.info.name = "t/a\nb"; }),
            "engine 1: the name \"t/a\\x0ab\" has a character other than letters, digits, slashes and ._+-");
}

TEST(EngineList, TextsAreShortAndOnOneLine) {
  EXPECT_EQ(error_with([](EngineSummary& s) { s.info.sentence = "red \x1b[31m"; }),
            "engine 1: sentence \"red ?[31m\" contains control characters");
  EXPECT_NE(error_with([](EngineSummary& s) { s.info.version.assign(97, '1'); }), "");
  EXPECT_NE(error_with([](EngineSummary& s) { s.info.semantics.note.assign(kMostSentenceBytes + 1, 'n'); }), "");
}

TEST(EngineList, EnumsAndNumbersAreInRange) {
  EXPECT_EQ(error_with([](EngineSummary& s) { s.info.kind = static_cast<EngineKind>(kEngineKinds.size()); }),
            "its list of engines cannot be read");
  EXPECT_EQ(error_with([](EngineSummary& s) { s.info.semantics.of<GjkFamily>().touching = static_cast<Touching>(3); }),
            "its list of engines cannot be read");
  EXPECT_EQ(error_with([](EngineSummary& s) { s.info.semantics.precision_bits = 54; }),
            "its list of engines cannot be read");
  EXPECT_EQ(error_with([](EngineSummary& s) {
              s.info.semantics.of<CastFamily>().gap = std::numeric_limits<double>::quiet_NaN();
            }),
            "engine 1: semantics.cast_gap is not a number");
  EXPECT_EQ(error_with([](EngineSummary& s) { s.serve<Hull2Family>(false); }),
            "engine 1: their/hull-2.0 serves no family");
}

TEST(EngineList, BytesThatAreNoListAreRefused) {
  for (const int byte : {0x00, 0x01, 0x7f, 0xff}) {
    const std::vector<std::byte> memory(4096, static_cast<std::byte>(byte));
    PrivateCopies copies;
    ByteReader in(memory, copies);
    EXPECT_FALSE(read_engine_list(in, "x.so")) << byte;
  }
}

}  // namespace
}  // namespace assay
