// What may be the name of an engine, and how two of one name are told apart.
#include "campaign/naming/engine_names.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engines/host/engine_name.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

TEST(EngineNames, PartsBetweenSingleSlashes) {
  for (const char* name : {"a", "gjk/signed_volumes", "mine/hull-2.0+fast", "a/b/c", "_x/9"})
    EXPECT_EQ(defect_of_engine_name(name), "") << name;
  EXPECT_EQ(defect_of_engine_name(std::string(kLongestEngineName, 'a')), "");
  EXPECT_EQ(defect_of_engine_name(""), "an empty name");
  for (const char* name : {"/a", "a/", "a//b", "/"})
    EXPECT_NE(defect_of_engine_name(name).find("slash"), std::string::npos) << name;
  for (const char* name : {"a/../b", "..", "./a"})
    EXPECT_NE(defect_of_engine_name(name).find("part . or .."), std::string::npos) << name;
  for (const char* name : {"a b", "a\nb", "a\tb", "a@b", "a*", "[a]", "a\x7f", "\xc3\xa4", "a\\b", "a:b", "\"a\""})
    EXPECT_NE(defect_of_engine_name(name).find("character other than"), std::string::npos) << name;
  for (const char* name : {"...", ".hidden/x", "a/-b"})
    EXPECT_NE(defect_of_engine_name(name).find("does not begin with"), std::string::npos) << name;
  EXPECT_NE(defect_of_engine_name("mine/hull.so").find("ends in .so"), std::string::npos);
}

TEST(EngineNames, WhatIsShownOfABadNameIsOneShortLine) {
  const std::string shown = defect_of_engine_name(std::string(10000, '\n'));
  EXPECT_NE(shown.find("of 10000 bytes is longer than 100 bytes"), std::string::npos) << shown;
  EXPECT_LT(shown.size(), 300u);
  EXPECT_TRUE(std::all_of(shown.begin(), shown.end(), [](char c) { return c >= ' ' && c <= '~'; }));
  EXPECT_NE(defect_of_engine_name(std::string_view("a\0b", 3)).find("\"a\\x00b\""), std::string::npos);
}

std::vector<std::string> ends(std::vector<fs::path> paths) { return *telling_ends(paths); }

TEST(EngineNames, TheShortestEndsThatDiffer) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(ends({"/x/a.so"}), (Words{"a"}));
  EXPECT_EQ(ends({"/x/a.so", "/x/b.so"}), (Words{"a", "b"}));
  EXPECT_EQ(ends({"/x/1/a.so", "/x/2/a.so", "/x/b.so"}), (Words{"1/a", "2/a", "x/b"}));
  EXPECT_EQ(ends({"/1/x/a.so", "/2/x/a.so"}), (Words{"1/x/a", "2/x/a"}));
  EXPECT_EQ(ends({"/a.so", "/x/a.so"}), (Words{"a", "x/a"}));
  EXPECT_EQ(ends({"/o d/a b.so", "/o\nd/c.so"}), (Words{"a_b", "c"}));
}

TEST(EngineNames, CharactersThatNoNameHasDoNotTellApart) {
  EXPECT_EQ(telling_ends({"/x y/a.so", "/x_y/a.so"}), std::nullopt);
  EXPECT_EQ(ends({"/1/x y/a.so", "/2/x_y/a.so"}), (std::vector<std::string>{"1/x_y/a", "2/x_y/a"}));
}

TEST(EngineNames, DoNotDependOnTheOrderOfThePaths) {
  std::vector<fs::path> paths = {"/p/1/a.so", "/p/2/a.so", "/q/1/a.so"};
  const std::vector<std::string> in_order = ends(paths);
  std::vector<fs::path> turned(paths.rbegin(), paths.rend());
  std::vector<std::string> back = ends(turned);
  std::reverse(back.begin(), back.end());
  EXPECT_EQ(in_order, back);
}

}  // namespace
}  // namespace assay
