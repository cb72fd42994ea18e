// Which scripts are asked what they have, and where engines are looked for.
#include "campaign/naming/engine_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace assay::engine_files_test {
namespace {

TEST(EngineFiles, AScriptIsAskedOnlyWhereAPatternMayMatchItsNames) {
  for (const char* pattern : {"highs/dual", "highs/*", "*", "h*", "highs*", "highs[/]dual", "?ighs/dual", "*/dual"})
    EXPECT_TRUE(may_choose(pattern, "highs")) << pattern;
  for (const char* pattern : {"", "highs", "highs/", "glpk/*", "high/dual", "highs2/*", "highsdual", "hi/*"})
    EXPECT_FALSE(may_choose(pattern, "highs")) << pattern;
  EXPECT_TRUE(may_choose("highs/dual@mine/highs", "highs"));
}

TEST(EngineFiles, AreObjectsAndScriptsOfTheFoldersThatAreThere) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "engine_files";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder / "below");
  for (const char* name : {"b.so", "a.so", "c.mjs", "e.py", "notes.txt", "below/d.mjs"})
    std::ofstream(folder / name) << "x";
  const EngineFiles files = engine_files({folder.string(), (folder / "absent").string()});
  EXPECT_EQ(files.objects, (std::vector<std::string>{folder / "a.so", folder / "b.so"}));
  EXPECT_EQ(files.scripts, (std::vector<std::string>{folder / "c.mjs", folder / "e.py"}));
  EXPECT_EQ(first_part_of_script(files.scripts.at(0)), "c");
  EXPECT_EQ(command_of_script("/a folder/c.mjs"), "node \"/a folder/c.mjs\"");
  EXPECT_EQ(command_of_script("/a/c.py"), "/usr/bin/python3 /a/c.py");
}

TEST(EngineFiles, AProgramIsOnThePathOrNot) {
  EXPECT_TRUE(is_on_path("sh"));
  EXPECT_FALSE(is_on_path("no program is called so"));
  EXPECT_TRUE(is_on_path("/bin/sh"));
  EXPECT_FALSE(is_on_path("/bin/no program is called so"));
}

}  // namespace
}  // namespace assay::engine_files_test
