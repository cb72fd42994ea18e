#include "reports/store/disk/kept_finding.h"

#include <utility>

#include "reports/store/json/json.h"
#include "reports/store/json/json_fields.h"
#include "reports/store/store_files.h"
#include "reports/store/untrusted/record_json.h"

namespace assay::store_detail {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

std::string json_text(const KeptFinding& reduced) {
  // The findings' own text is canonical; it goes in as it is.
  std::string findings;
  for (const Finding& finding : reduced.findings) findings += (findings.empty() ? "" : ",") + assay::json_text(finding);
  return "{\"cluster\":" + Json(reduced.cluster).dump() + ",\"findings\":[" + findings + "]}";
}

Result<KeptFinding> parse_reduced(std::string_view text) {
  try {
    const Result<Json> value = parse_record_json(text);
    if (!value) return Error{value.error()};
    Fields fields(*value, "reduced failure");
    KeptFinding reduced{fields.text("cluster"), {}};
    for (const Json& one : fields.list("findings")) {
      Result<Finding> finding = parse_finding(one.dump());
      if (!finding) return Error{finding.error()};
      reduced.findings.push_back(*std::move(finding));
    }
    if (reduced.findings.empty() || reduced.findings.size() > 2) fields.refuse("findings", "a list of one or two");
    fields.finish();
    return reduced;
  } catch (const Malformed& malformed) {
    return Error{malformed.sentence};
  } catch (const std::exception& exception) {
    return Error{exception.what()};
  }
}

}  // namespace assay::store_detail
