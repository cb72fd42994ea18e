// What identifies a record, and the order of everything that is written.
#pragma once
#include <cstdint>
#include <string>
#include <tuple>

#include "reports/store/record.h"

namespace assay {

/// (engine, property, versioned domain, block).
using BlockKey = std::tuple<std::string, std::string, std::string, std::uint64_t>;
/// (engine, property, claim, id).
using FindingKey = std::tuple<std::string, std::string, std::string, std::string>;

inline BlockKey key_of(const BlockRecord& block) { return {block.engine, block.property, block.domain, block.block}; }
inline FindingKey key_of(const Finding& finding) {
  return {finding.engine, finding.property, finding.claim, finding.id};
}

/// "engine gjk/x, property gjk/y, domain gjk/z@1, block 7", for error sentences.
inline std::string words_of(const BlockKey& key) {
  return "engine " + std::get<0>(key) + ", property " + std::get<1>(key) + ", domain " + std::get<2>(key) + ", block " +
         std::to_string(std::get<3>(key));
}

}  // namespace assay
