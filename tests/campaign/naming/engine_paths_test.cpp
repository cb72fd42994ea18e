// Which words are paths of shared objects.
#include "campaign/naming/engine_paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace assay::engine_paths_test {

TEST(EnginePaths, SharedObjectsWithAndWithoutVersions) {
  for (const char* path : {"mine.so", "libmine.so.1", "build/libmine.so.1.2.3", "a/b.so"})
    EXPECT_TRUE(is_engine_path(path)) << path;
}

TEST(EnginePaths, WhateverBeginsAsAPath) {
  for (const char* path : {"./mine", "../mine.plugin", "/opt/mine", "~/mine", "./gjk"})
    EXPECT_TRUE(is_engine_path(path)) << path;
}

TEST(EnginePaths, NamesAndPatternsAreNone) {
  for (const char* name : {"gjk/certified", "published/*", "*", "mine.so/hull", "mine.solver", "mine.so.old",
                           "mine.so1", "hull@old/mine", ""})
    EXPECT_FALSE(is_engine_path(name)) << name;
}

TEST(EngineCommands, HaveABlankAndAreNoFile) {
  for (const char* command : {"node my_engine.mjs", "./engine --fast", "python3 -m mine.so"}) {
    EXPECT_TRUE(is_engine_command(command)) << command;
    EXPECT_FALSE(is_engine_path(command)) << command;
  }
  for (const char* other : {"gjk/certified", "published/*", "./mine.so", ""}) EXPECT_FALSE(is_engine_command(other));
}

TEST(EngineCommands, NameTheirFilesByFullPaths) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "engine commands";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "mine.x") << "1";
  const std::string file = (folder / "mine.x").string(), given = "run '" + (folder / "./mine.x").string() + "' fast";
  EXPECT_EQ(absolute_command(given), "run \"" + file + "\" fast");
  EXPECT_EQ(file_of_command(absolute_command(given)), file);
  EXPECT_TRUE(is_engine_path(file));
  EXPECT_FALSE(is_engine_command(file));
  std::filesystem::remove_all(folder);
}

}  // namespace assay::engine_paths_test
