// Where engines are wrong: every engine, property and domain with a wrong answer.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies/plain_table.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// In words, as reports show them.
struct WrongRate {
  RowKey row;
  std::string wrong, interval, severities, outcomes;
};

/// The highest rate first, equal ones by engine, property and domain.
std::vector<WrongRate> wrong_rates(const Digest& digest);

/// The same as a table "rates": engine, property, domain, wrong, interval, severities, outcomes.
PlainTable rates_table(const Digest& digest);

}  // namespace assay
