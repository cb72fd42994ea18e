// Which words are paths of shared objects.
#include "campaign/naming/engine_paths.h"

#include <gtest/gtest.h>

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

}  // namespace assay::engine_paths_test
