#include "reports/store/untrusted/record_file.h"

#include <utility>

#include "reports/store/untrusted/limits.h"
#include "reports/store/untrusted/record_bytes.h"

namespace assay {

using record_detail::Bytes;
using record_detail::PlainBytes;

struct RecordLines::State {
  std::filesystem::path path;
  LastLine last = LastLine::kSkipTorn;
  std::unique_ptr<Bytes> bytes;       // none: no line is left
  const PlainBytes* plain = nullptr;  // the same, of a plain file
  std::string line;
  std::string_view rest;  // of the bytes that were read
  std::uint64_t number = 0, begin = 0, next_begin = 0;
};

RecordLines::RecordLines(std::unique_ptr<State> state) : state_(std::move(state)) {}
RecordLines::RecordLines(RecordLines&&) noexcept = default;
RecordLines& RecordLines::operator=(RecordLines&&) noexcept = default;
RecordLines::~RecordLines() = default;

Result<RecordLines> RecordLines::open(const std::filesystem::path& path, Packing packing, LastLine last) {
  auto state = std::make_unique<State>();
  state->path = path;
  state->last = last;
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown) && !unknown) return RecordLines(std::move(state));
  Result<std::unique_ptr<PlainBytes>> file = PlainBytes::open(path, kMostRecordBytes);
  if (!file) return Error{file.error()};
  if (packing == Packing::kZstd) {
    state->bytes = record_detail::unpacked(path, std::move(*file));
  } else {
    state->plain = file->get();
    state->bytes = std::move(*file);
  }
  return RecordLines(std::move(state));
}

Error RecordLines::refused(const std::string& reason) const {
  return {state_->path.string() + ", line " + std::to_string(state_->number) + ": " + reason};
}

std::uint64_t RecordLines::begin() const { return state_->begin; }

Result<std::string> RecordLines::text_at(std::uint64_t begin, std::size_t length) const {
  return state_->plain->text_at(begin, length);
}

Result<std::optional<std::string_view>> RecordLines::next() {
  State& state = *state_;
  if (!state.bytes) return std::optional<std::string_view>();
  state.line.clear();
  state.begin = state.next_begin;
  ++state.number;
  for (;;) {
    if (state.rest.empty()) {
      const Result<std::string_view> piece = state.bytes->next();
      if (!piece) return Error{piece.error()};
      if (piece->empty()) break;
      state.rest = *piece;
    }
    const std::size_t end = state.rest.find('\n');
    state.line += state.rest.substr(0, end);
    if (state.line.size() > kMostLineBytes)
      return refused("longer than the " + std::to_string(kMostLineBytes) + " bytes that are read of a line");
    state.rest.remove_prefix(end == std::string_view::npos ? state.rest.size() : end + 1);
    if (end == std::string_view::npos) continue;
    if (state.number > kMostRecords)
      return refused("more lines than the " + std::to_string(kMostRecords) + " that are read");
    state.next_begin = state.begin + state.line.size() + 1;
    return std::optional<std::string_view>(state.line);
  }
  if (state.line.empty() || state.last == LastLine::kSkipTorn) return std::optional<std::string_view>();
  state.next_begin = state.begin + state.line.size();
  return std::optional<std::string_view>(state.line);
}

Result<std::string> read_record_file(const std::filesystem::path& path, std::size_t most) {
  const Result<std::unique_ptr<PlainBytes>> file = PlainBytes::open(path, most);
  if (!file) return Error{file.error()};
  std::string text;
  for (;;) {
    const Result<std::string_view> piece = (*file)->next();
    if (!piece) return Error{piece.error()};
    if (piece->empty()) return text;
    if (piece->size() > most - text.size()) return record_detail::too_long(path, most);  // it grew meanwhile
    text += *piece;
  }
}

Result<Written> each_line(const std::filesystem::path& path, LastLine last,
                          const std::function<std::string(std::string_view line)>& read) {
  Result<RecordLines> lines = RecordLines::open(path, Packing::kPlain, last);
  if (!lines) return Error{lines.error()};
  for (;;) {
    const auto line = lines->next();
    if (!line) return Error{line.error()};
    if (!*line) return Written{};
    if (const std::string reason = read(**line); !reason.empty()) return lines->refused(reason);
  }
}

}  // namespace assay
