#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "campaign/certificates/certify.h"
#include "campaign/commands/commands.h"
#include "campaign/input/visit_inputs.h"
#include "campaign/provenance.h"
#include "properties/case/case_text.h"
#include "reports/store/json/certificate_json.h"

namespace assay {
namespace {

const auto& problem_of(const LpFile& file) { return file.problem; }
template <class Problem>
const Problem& problem_of(const Problem& problem) {
  return problem;
}

}  // namespace

int run_certify(const FileOptions& options) {
  if (const std::string defect = floating_point_defect(); !defect.empty()) return fail(defect);
  return visit_inputs(options, [&](const Input& input) {
    return std::visit(
        [&](const auto& content) -> int {
          const auto certificate = certify(problem_of(content));
          if (!certificate) return fail(input.name + ": harness defect: " + certificate.error());
          nlohmann::json line(input.content.header);  // engine, property and claim, where the file says them
          line["case_text"] = write_case({input.content.header, problem_of(content)});
          line["certificate"] = json_detail::certificate_json(*certificate);
          fmt::print("{}\n", line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
          return kNothingNew;
        },
        input.content.problem);
  });
}

}  // namespace assay
