// What a record of a study consists of, said once: from its columns come its JSON there and back (row_json.h), and
// its tables in SQLite and CSV with their explanation on the page (plain_table.h).
#pragma once
#include <concepts>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace assay {

/// One column of the records of type Record. What stands in it follows from its type: a whole number, true or
/// false, a text, a value with a text form, another record, a list of these, or any of them that may be absent
/// (std::optional).
template <class Record, class Value>
struct Column {
  const char* name;
  Value Record::*member;
  const char* meaning;
  const char* unit = "";
  bool is_left_out_at_zero = false;                            ///< then an absent count is 0
  std::size_t most = std::numeric_limits<std::size_t>::max();  ///< entries of a list that are read

  constexpr Column in(const char* measure) const { return {name, member, meaning, measure, is_left_out_at_zero, most}; }
  constexpr Column unless_zero() const { return {name, member, meaning, unit, true, most}; }
  constexpr Column at_most(std::size_t entries) const {
    return {name, member, meaning, unit, is_left_out_at_zero, entries};
  }
};

template <class Record, class Value>
constexpr Column<Record, Value> column(const char* name, Value Record::*member, const char* meaning) {
  return {name, member, meaning};
}

/// The columns of a part stand among those of the record that has it.
template <class Record, class Part>
struct Inlined {
  Part Record::*member;
};
template <class Record, class Part>
constexpr Inlined<Record, Part> columns_of(Part Record::*member) {
  return {member};
}

/// A record: its columns in a tuple. One that is kIsList stands in JSON as the list of its values, without their names.
template <class T>
concept Recorded = requires {
  T::columns();
};
template <class T>
inline constexpr bool kIsWrittenAsList = requires {
  T::kIsList;
};

/// What two columns must have to do with each other, or one with the world: a record that does not is refused.
struct Misfit {
  const char* field;
  std::string expected;
};

/// An enumeration with its words in order, found by argument: words_of(E).
template <class E>
concept Worded = std::is_enum_v<E> && requires(E value) {
  { words_of(value) } -> std::convertible_to<std::span<const std::string_view>>;
};
template <Worded E>
constexpr std::string_view word_of(E value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

/// A value that is a string in JSON and comes back from it as it was.
template <class T>
struct TextForm;
template <class T>
concept TextFormed = requires(const T& value) {
  TextForm<T>::text(value);
};

/// "a", "b" or "c".
inline std::string in_quotes(std::span<const std::string_view> words, std::string_view last = "or") {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 < words.size() ? ", " : " " + std::string(last) + " ";
    text += '"' + std::string(words[i]) + '"';
  }
  return text;
}

template <Worded E>
struct TextForm<E> {
  static std::string text(E value) { return std::string(word_of(value)); }
  static std::optional<E> parse(std::string_view text) {
    const std::span<const std::string_view> words = words_of(E{});
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] == text) return static_cast<E>(i);
    return std::nullopt;
  }
  static std::string expected() { return in_quotes(words_of(E{})); }
};

/// A file of records: JSON lines in the folder studies/ of a campaign directory.
struct StudyFile {
  const char* study;  ///< that writes it, as `assay study` calls it
  const char* name;   ///< in studies/
  const char* what;   ///< a record, in sentences about damaged ones
  /// Lines that are read: what is written of a study may take their square.
  std::size_t most_lines = std::size_t{1} << 14;
};

/// The pages lay the values of some columns out crosswise, in tables of all combinations: crossed() names the columns.
template <class Row>
concept Crosswise = requires {
  Row::crossed();
};

/// Among records of several kinds in one file each says which it is in the field "record".
template <class Row>
concept Tagged = requires {
  Row::kRecord;
};

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;

}  // namespace assay
