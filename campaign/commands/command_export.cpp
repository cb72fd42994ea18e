#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "campaign/commands/commands.h"
#include "campaign/input/open_input.h"
#include "formats/mps.h"
#include "properties/case/case_cpp.h"
#include "properties/case/case_json.h"
#include "properties/case/case_python.h"
#include "reports/store/files.h"

namespace assay {
namespace {

/// What a problem of any family can be written as.
struct Form {
  std::string_view name;
  std::string (*write)(const AnyProblem&);
};
constexpr std::array kForms{Form{"cpp", &cpp_of}, Form{"python", &python_of}, Form{"json", &json_of}};

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
  return form.write(problem_of(inputs->front().content));
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
