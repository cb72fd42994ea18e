#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "campaign/certificates/certify.h"
#include "campaign/certificates/vipr.h"
#include "campaign/commands/commands.h"
#include "campaign/export/exported_case.h"
#include "campaign/input/open_input.h"
#include "formats/mps.h"
#include "properties/case/case_cpp.h"
#include "properties/case/case_json.h"
#include "properties/case/case_python.h"
#include "reports/store/files.h"

namespace assay {
namespace {

template <std::string (*write)(const AnyProblem&)>
Result<std::string> written(const ExportedCase& file) {
  return write(file.problem);
}

Result<std::string> as_json(const ExportedCase& file) { return json_of(file.problem); }

/// A linear program with the proof of its truth.
Result<std::string> as_vipr(const ExportedCase& file) {
  const auto* program = std::get_if<LpProblem>(&file.problem);
  if (program == nullptr) return Error{"no linear program, and a VIPR file holds nothing else"};
  const auto certificate = certify(*program);
  return certificate ? vipr_of(*program, *certificate) : Result<std::string>(Error{certificate.error()});
}

constexpr const char* kMpsForm = "mps";

/// What one problem can be written as, all but MPS, which keeps names.
struct Form {
  std::string_view name;
  Result<std::string> (*write)(const ExportedCase&);
};
constexpr std::array kForms{Form{"cpp", &written<cpp_of>},
                            Form{"python", &written<python_of>},
                            Form{"json", &as_json},
                            Form{"vipr", &as_vipr},
                            Form{"fcl", &fcl_test},
                            Form{"libccd", &libccd_test},
                            Form{"bullet", &bullet_test},
                            Form{"qhull", &qhull_test},
                            Form{"highs", &highs_test},
                            Form{"scipy", &scipy_test},
                            Form{"glpk", &glpk_test},
                            Form{"clp", &clp_test},
                            Form{"lp_solve", &lp_solve_test},
                            Form{"off", &as_off},
                            Form{"obj", &as_obj},
                            Form{"points", &as_points}};

/// Of a linear program as its solver's maintainers read it.
Result<std::string> as_mps(const std::string& path) {
  const auto file = open_lp(path);
  if (!file) return Error{file.error() + "; --as cpp, python or json writes a problem of any family"};
  const auto text = write_mps(*file, "written by assay from " + path);
  if (!text) return Error{path + ": " + text.error()};
  return *text;
}

Result<std::string> as_source(const std::string& path, const Form& form) {
  const auto inputs = open_input(path, {});
  if (!inputs) return Error{inputs.error()};
  if (inputs->size() != 1) return Error{fmt::format("{}: holds {} problems, and one is written", path, inputs->size())};
  const FileProblem& content = inputs->front().content;
  auto text = form.write({any_problem_of(content), content.header});
  if (!text) return Error{path + ": " + text.error()};
  return text;
}

}  // namespace

std::vector<std::string> names_of_export_forms() {
  std::vector<std::string> names{kMpsForm};
  for (const Form& form : kForms) names.emplace_back(form.name);
  return names;
}

int run_export(const ExportOptions& options) {
  const auto form = std::ranges::find(kForms, options.form, &Form::name);
  const auto text = form == kForms.end() ? as_mps(options.file) : as_source(options.file, *form);
  if (!text) return fail(text.error());
  if (options.out.empty()) {
    fmt::print("{}", *text);
    return kNothingNew;
  }
  const auto written = write_whole_file(options.out, *text);
  return written ? static_cast<int>(kNothingNew) : fail(written.error());
}

}  // namespace assay
