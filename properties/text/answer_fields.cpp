#include "properties/text/answer_fields.h"

#include "properties/catalog/answer_fields.h"

namespace assay {
namespace {

template <Family F>
std::string rows() {
  std::string text;
  AnswerFields<F>::List::each([&]<class Field>() {
    text += "| `" + std::string(F::kName) + "` | `" + std::string(Field::kAnswer) + "` | `" +
            std::string(Field::kName) + "` | ";
    bool first = true;
    Field::each_judge([&](std::string_view property) {
      text += (first ? "`" : ", `") + std::string(property) + '`';
      first = false;
    });
    text += " |\n";
  });
  return text;
}

}  // namespace

std::string answer_fields_table() {
  std::string table = "| family | answer | field | judged by |\n|---|---|---|---|\n";
  for_each_family([&]<Family F>() { table += rows<F>(); });
  return table;
}

}  // namespace assay
