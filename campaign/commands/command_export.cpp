#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "campaign/certificates/certify.h"
#include "campaign/certificates/vipr.h"
#include "campaign/commands/commands.h"
#include "campaign/input/open_input.h"
#include "formats/mps.h"
#include "properties/case/case_cpp.h"
#include "properties/case/case_json.h"
#include "properties/case/case_python.h"
#include "reports/store/files.h"

namespace assay {
namespace {

template <std::string (*write)(const AnyProblem&)>
Result<std::string> written(const AnyProblem& problem) {
  return write(problem);
}

/// A linear program with the proof of its truth.
Result<std::string> as_vipr(const AnyProblem& problem) {
  const auto* program = std::get_if<LpProblem>(&problem);
  if (program == nullptr) return Error{"no linear program, and a VIPR file holds nothing else"};
  const auto certificate = certify(*program);
  return certificate ? vipr_of(*program, *certificate) : Result<std::string>(Error{certificate.error()});
}

/// What one problem can be written as, all but MPS, which keeps names.
struct Form {
  std::string_view name;
  Result<std::string> (*write)(const AnyProblem&);
};
constexpr std::array kForms{Form{"cpp", &written<cpp_of>}, Form{"python", &written<python_of>},
                            Form{"json", &written<json_of>}, Form{"vipr", &as_vipr}};

AnyProblem problem_of(const FileProblem& content) {
  return std::visit(
      []<class Held>(const Held& held) -> AnyProblem {
        if constexpr (std::same_as<Held, LpFile>)
          return held.problem;
        else
          return held;
      },
      content.problem);
}

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
  auto text = form.write(problem_of(inputs->front().content));
  if (!text) return Error{path + ": " + text.error()};
  return text;
}

}  // namespace

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
