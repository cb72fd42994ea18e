// Certificates as JSON and back: the form of docs/certificates.md.
#pragma once
#include <nlohmann/json.hpp>

#include "reports/store/certificate.h"

namespace assay::json_detail {

nlohmann::json certificate_json(const Certificate& certificate);

/// Error  throws Malformed (json_fields.h): an unknown kind, a list that is absent, too long or none, a fraction whose
///        integers are not in decimal, longer than kMostCertificateDigits or whose denominator is not positive.
Certificate certificate_of(const nlohmann::json& object);

}  // namespace assay::json_detail
