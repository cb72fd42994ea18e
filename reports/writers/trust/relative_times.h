// How fast engines are beside each other.
#pragma once
#include "reports/writers/trust/trust_table.h"

namespace assay {

/// Sets `relative_time` of the table's rows from the campaign's timings. Engines that tried no case of a domain have no
/// time there: declining is quick.
void add_relative_times(TrustTable& table, const Campaign& campaign, const Digest& digest);

}  // namespace assay
