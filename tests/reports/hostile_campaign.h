// The example campaign with foreign texts that are made to break what is written of it.
#pragma once
#include "tests/reports/example_campaign.h"

namespace assay {

/// Texts made to break every format that they are written into.
inline Campaign hostile_campaign() {
  Campaign campaign = example::campaign();
  for (Finding& finding : campaign.findings) finding.evidence = "</script><b>&\"'|`]]>\x01\xff\n" + finding.evidence;
  campaign.header.engines.front().sentence = "{{sections}} <!-- ]]> & </style>";
  for (PlannedRow& row : campaign.header.plan) row.aim = campaign.header.engines.front().sentence;
  return campaign;
}

}  // namespace assay
