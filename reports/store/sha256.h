// SHA-256, for content addresses and the hash of a campaign. Our own 60 lines, because the only other user of OpenSSL's
// libcrypto would be this function; held to the test vectors of the standard by tests/reports/store/sha256_test.cpp.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace assay {

/// The SHA-256 digest of a sequence of bytes given piece by piece.
///
/// Cost    one pass, constant memory
/// Source  NIST FIPS PUB 180-4, "Secure Hash Standard", 2015, sections 4.1.2, 4.2.2, 5 and 6.2
class Sha256 {
 public:
  void add(std::string_view bytes);
  /// 64 lower-case hex digits. Nothing may be added afterwards.
  std::string hex_digest();

 private:
  void compress();

  std::array<std::uint32_t, 8> hash_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> block_{};
  std::size_t filled_ = 0;
  std::uint64_t length_ = 0;  // in bytes
};

std::string sha256_hex(std::string_view bytes);

/// The name of a finding: the first 16 hex digits of the SHA-256 of its case text.
std::string finding_id(std::string_view case_text);

}  // namespace assay
