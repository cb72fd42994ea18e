// What reading a record says where one of its files is another.
#pragma once
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "properties/text/foreign_text.h"
#include "reports/store/store.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay {

/// The sentence of the campaign with one file replaced; "read" where it is taken.
inline std::string refusal(const std::string& file, const std::string& text) {
  const TemporaryDirectory folder;
  EXPECT_TRUE(write_campaign(example::campaign(), folder / "run"));
  write_text(folder / "run" / file, text);
  const auto campaign = read_campaign(folder / "run");
  if (campaign) return "read";
  EXPECT_THAT(campaign.error(), ::testing::HasSubstr((folder / "run" / file).string()));
  EXPECT_EQ(one_line(campaign.error()), campaign.error());
  return campaign.error();
}

}  // namespace assay
