// SPDX-License-Identifier: GPL-3.0-or-later
// This file uses GLPK, which is under the GPL; GLPK's licence governs the formats library (see LICENSE).
#include <fcntl.h>
#include <glpk.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cmath>
#include <csetjmp>
#include <cstring>
#include <memory>
#include <optional>

#include "formats/limits.h"
#include "formats/mps.h"
#include "formats/mps_front.h"
#include "formats/number.h"
#include "formats/text_file.h"

namespace assay {
namespace {

/// The text as a file that GLPK can open by name; it lives in memory and goes with this object.
class TextFile {
 public:
  explicit TextFile(std::string_view text) : handle_(memfd_create("mps", MFD_CLOEXEC)) {
    while (handle_ >= 0 && !text.empty()) {
      const ssize_t count = write(handle_, text.data(), text.size());
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) {
        close(handle_);
        handle_ = -1;
        break;
      }
      text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  ~TextFile() {
    if (handle_ >= 0) close(handle_);
  }
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;
  bool good() const { return handle_ >= 0; }
  std::string path() const { return "/proc/self/fd/" + std::to_string(handle_); }

 private:
  int handle_;
};

/// What GLPK says while it reads. Plain memory, since it is written to from under C frames.
struct Talk {
  char words[4096] = {};
  std::size_t used = 0;
  std::jmp_buf out;

  static int listen(void* self, const char* text) {
    Talk& talk = *static_cast<Talk*>(self);
    const std::size_t length = std::strlen(text);
    // The last words matter: begin again rather than lose them.
    if (talk.used + length >= sizeof talk.words) talk.used = 0;
    if (length < sizeof talk.words) {
      std::memcpy(talk.words + talk.used, text, length + 1);
      talk.used += length;
    }
    return 1;  // nothing is to be printed
  }
  static void leave(void* self) { std::longjmp(static_cast<Talk*>(self)->out, 1); }
};

enum class End : std::uint8_t { kRead, kRefused, kAborted };

/// No object with a destructor lives in this frame: GLPK's abort leaves it by longjmp.
End ask_glpk(glp_prob* program, int format, const char* path, Talk& talk) {
  glp_mpscp settings;
  glp_init_mpscp(&settings);
  settings.blank = '_';
  settings.tol_mps = 0;
  if (setjmp(talk.out) != 0) return End::kAborted;
  glp_term_out(GLP_ON);
  glp_term_hook(&Talk::listen, &talk);
  glp_error_hook(&Talk::leave, &talk);
  const int code = glp_read_mps(program, format, &settings, path);
  return code == 0 ? End::kRead : End::kRefused;
}

/// Why GLPK refused the text, and the line where, 0 if it named none.
struct Refusal {
  std::size_t line = 0;
  std::string reason;
};

Refusal refusal_of(const Talk& talk, const std::string& path, End end) {
  if (end == End::kAborted) {
    const bool repeated = std::strstr(talk.words, "flag[j] & mask") != nullptr;
    return {0, repeated ? "the bounds of a column are given more than once"
                        : "GLPK's reader stopped the process: " + std::string(talk.words)};
  }
  std::string_view said(talk.words);
  Refusal refusal{0, "GLPK's reader refused it without a reason"};
  while (!said.empty()) {  // the last line that begins with the path and is no warning
    const auto length = std::min(said.find('\n'), said.size());
    std::string_view line = said.substr(0, length);
    said.remove_prefix(std::min(length + 1, said.size()));
    if (!line.starts_with(path + ":")) continue;
    line.remove_prefix(path.size() + 1);
    std::size_t number = 0;
    const auto [stop, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc{}) continue;
    line.remove_prefix(static_cast<std::size_t>(stop - line.data()));
    if (!line.starts_with(": ") || line.starts_with(": warning")) continue;
    refusal = {number, std::string(line.substr(2))};
  }
  return refusal;
}

std::string name_or_empty(const char* name) { return name == nullptr ? std::string() : std::string(name); }

/// Bounds as GLPK has them, by type.
void copy_bounds(int type, double lower, double upper, std::vector<double>& lowers, std::vector<double>& uppers) {
  lowers.push_back(type == GLP_LO || type == GLP_DB || type == GLP_FX ? lower : -kInfinity);
  uppers.push_back(type == GLP_FX ? lower : type == GLP_UP || type == GLP_DB ? upper : kInfinity);
}

Result<LpFile> copy_program(glp_prob* program, bool maximise, const std::string& shown) {
  LpFile file;
  LpProblem& problem = file.problem;
  const int rows = glp_get_num_rows(program), columns = glp_get_num_cols(program);
  problem.rows = static_cast<std::uint32_t>(rows);
  problem.columns = static_cast<std::uint32_t>(columns);
  if (std::size_t{problem.rows} * problem.columns > kMostEntries)
    return Error{shown + ": " + std::to_string(rows) + " rows and " + std::to_string(columns) +
                 " columns are too many for a dense matrix"};
  file.name = name_or_empty(glp_get_prob_name(program));
  file.maximise = maximise;
  // GLPK takes the right-hand side of the objective for the constant; it is minus the constant.
  file.constant = 0 - glp_get_obj_coef(program, 0);
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0);
  for (int i = 1; i <= rows; ++i) {
    file.row_names.push_back(name_or_empty(glp_get_row_name(program, i)));
    copy_bounds(glp_get_row_type(program, i), glp_get_row_lb(program, i), glp_get_row_ub(program, i), problem.row_lower,
                problem.row_upper);
    const int type = glp_get_row_type(program, i);
    const bool overflow =
        (type == GLP_DB && (std::isinf(problem.row_lower.back()) || std::isinf(problem.row_upper.back())));
    if (overflow)
      return Error{shown + ": the range of row " + in_quotes(file.row_names.back()) + " leaves the range of doubles"};
  }
  std::vector<int> where(problem.rows + std::size_t{1});
  std::vector<double> entries(problem.rows + std::size_t{1});
  for (int j = 1; j <= columns; ++j) {
    file.column_names.push_back(name_or_empty(glp_get_col_name(program, j)));
    if (glp_get_col_kind(program, j) != GLP_CV)
      return Error{shown + ": column " + in_quotes(file.column_names.back()) +
                   " is integer; Assay reads linear programs without integer columns"};
    const double cost = glp_get_obj_coef(program, j);
    problem.cost.push_back(maximise ? 0 - cost : cost);
    copy_bounds(glp_get_col_type(program, j), glp_get_col_lb(program, j), glp_get_col_ub(program, j), problem.lower,
                problem.upper);
    const int count = glp_get_mat_col(program, j, where.data(), entries.data());
    for (int k = 1; k <= count; ++k)
      problem.matrix[static_cast<std::size_t>(where[k] - 1) * problem.columns + static_cast<std::size_t>(j - 1)] =
          entries[k];
  }
  return file;
}

}  // namespace

Result<LpFile> read_mps(const std::filesystem::path& path) {
  const auto text = read_text_file(path);
  if (!text) return Error{text.error()};
  return parse_mps(*text, path.string());
}

Result<LpFile> parse_mps(std::string_view text, const std::string& shown) {
  const auto front = front_of_mps(text, shown);
  if (!front) return Error{front.error()};
  const TextFile file(front->text);
  if (!file.good()) return Error{shown + ": no memory for a copy of the file"};

  std::optional<Refusal> worst;
  for (const int format : {GLP_MPS_DECK, GLP_MPS_FILE}) {
    auto talk = std::make_unique<Talk>();
    glp_prob* program = glp_create_prob();
    const End end = ask_glpk(program, format, file.path().c_str(), *talk);
    std::optional<Result<LpFile>> result;
    if (end == End::kRead) result = copy_program(program, front->maximise, shown);
    // After an abort the program is in no known state; the environment owns all its memory.
    if (end != End::kAborted) glp_delete_prob(program);
    glp_free_env();
    if (result) return *std::move(result);
    Refusal refusal = refusal_of(*talk, file.path(), end);
    // The reading that came further knows better what is wrong; of two that stopped at one line, the free one.
    const bool repeated_bound = end == End::kAborted;
    if (!worst || refusal.line >= worst->line || repeated_bound) worst = std::move(refusal);
    if (repeated_bound) break;
  }
  const std::string where = worst->line == 0 ? ": " : ", line " + std::to_string(worst->line) + ": ";
  return Error{shown + where + printable(worst->reason)};
}

}  // namespace assay
