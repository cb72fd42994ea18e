#include "tool/schema.h"

#include <algorithm>

namespace assay::mutation {
namespace {

/// Goes through the changes, outer ones before those within them.
class Writer {
 public:
  Writer(const std::string& source, const std::vector<NumberedChange>& changes) : source_(source), changes_(changes) {}

  /// The bytes [begin, end) with the choices of all changes within them that have not been written yet.
  std::string text(unsigned begin, unsigned end) {
    std::string written;
    while (next_ < changes_.size() && changes_[next_].second->end <= end && changes_[next_].second->begin < end) {
      const Change& outer = *changes_[next_].second;
      written += source_.substr(begin, outer.begin - begin) + choice();
      begin = outer.end;
    }
    return written + source_.substr(begin, end - begin);
  }

 private:
  /// The choice among all changes of the bytes of the next one.
  std::string choice() {
    const auto [id, change] = changes_[next_++];
    const bool is_same = next_ < changes_.size() && changes_[next_].second->begin == change->begin &&
                         changes_[next_].second->end == change->end;
    const std::string original = is_same ? choice() : text(change->begin, change->end);
    return "(::assay::mutation::chosen(0x" + id_in_words(id) + "U) ? (" + change->text +
           ") : " + (change->is_condition ? "static_cast<bool>(" : "(") + original + "))";
  }

  const std::string& source_;
  const std::vector<NumberedChange>& changes_;
  std::size_t next_ = 0;
};

}  // namespace

std::string schema_of(const std::string& source, std::vector<NumberedChange> changes) {
  std::stable_sort(changes.begin(), changes.end(), [](const NumberedChange& x, const NumberedChange& y) {
    const Change &a = *x.second, &b = *y.second;
    return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
  });
  return "#include \"mutation/schema/chosen.h\"\n" +
         Writer(source, changes).text(0, static_cast<unsigned>(source.size()));
}

}  // namespace assay::mutation
