#include "reports/store/json/certificate_json.h"

#include <algorithm>

#include "reports/store/json/json_fields.h"
#include "reports/store/untrusted/limits.h"

namespace assay::json_detail {
namespace {

constexpr const char* kProvesField = "proves";
constexpr const char* kReasonField = "reason";

/// An integer in decimal: digits, without zeros that say nothing, a minus sign before those that may be negative.
bool is_decimal(std::string_view word, bool may_be_negative) {
  const bool negative = may_be_negative && !word.empty() && word.front() == '-';
  if (negative) word.remove_prefix(1);
  if (word.empty() || word.size() > kMostCertificateDigits) return false;
  if (word.front() == '0' && (word.size() > 1 || negative)) return false;
  return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_positive(std::string_view word) { return is_decimal(word, false) && word.front() != '0'; }

Fraction fraction_of(const Fields& fields, const Json& pair, const char* name) {
  const bool is_pair = pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string();
  if (!is_pair || !is_decimal(pair[0].get_ref<const std::string&>(), true) ||
      !is_positive(pair[1].get_ref<const std::string&>()))
    fields.refuse(name, "a list of pairs of integers in decimal text, the second positive, of at most " +
                            std::to_string(kMostCertificateDigits) + " digits each");
  return {pair[0].get<std::string>(), pair[1].get<std::string>()};
}

Proves kind_named(Fields& fields) {
  const Json& word = fields.need(kProvesField);
  for (std::size_t i = 0; i < kProvesKinds; ++i)
    if (word == kCertificateForms[i].name) return static_cast<Proves>(i);
  fields.refuse(kProvesField, "one of the known words");
}

}  // namespace

Json certificate_json(const Certificate& certificate) {
  const CertificateForm& form = form_of(certificate.proves);
  Json object = {{kProvesField, form.name}};
  if (certificate.proves == Proves::kNothing) object[kReasonField] = certificate.reason;
  for (std::size_t i = 0; i < certificate.numbers.size(); ++i) {
    Json& list = object[std::string(form.numbers[i])] = Json::array();
    for (const Fraction& one : certificate.numbers[i]) list.push_back({one.numerator, one.denominator});
  }
  for (std::size_t i = 0; i < certificate.indices.size(); ++i)
    object[std::string(form.indices[i])] = certificate.indices[i];
  return object;
}

Certificate certificate_of(const Json& object) {
  Fields fields(object, "certificate");
  Certificate certificate;
  certificate.proves = kind_named(fields);
  if (certificate.proves == Proves::kNothing) certificate.reason = fields.label(kReasonField);
  const CertificateForm& form = form_of(certificate.proves);
  for (const std::string_view name : form.numbers) {
    if (name.empty()) continue;
    auto& list = certificate.numbers.emplace_back();
    for (const Json& pair : fields.list(name.data(), kMostCertificateEntries))
      list.push_back(fraction_of(fields, pair, name.data()));
  }
  for (const std::string_view name : form.indices) {
    if (name.empty()) continue;
    auto& list = certificate.indices.emplace_back();
    for (const Json& index : fields.list(name.data(), kMostCertificateEntries))
      list.push_back(fields.whole_of<std::uint32_t>(index, name.data()));
  }
  fields.finish();
  return certificate;
}

}  // namespace assay::json_detail
