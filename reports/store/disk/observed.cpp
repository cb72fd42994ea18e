#include "reports/store/disk/observed.h"

#include <algorithm>
#include <exception>

#include "reports/store/json/json_fields.h"

namespace assay::store_detail {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

Result<BlockKey> observed_block(std::string_view json_line, std::uint64_t block_size) {
  try {
    const Json value = Json::parse(json_line, nullptr, false);
    if (value.is_discarded()) return Error{"not valid JSON"};
    Fields line(value, "observation"), features(line.need("features"), "features"),
        metadata(line.need("metadata"), "metadata");
    const auto index = metadata.whole<std::uint64_t>("index");
    return BlockKey{features.text("engine"), features.text("property"), features.text("domain"),
                    index / std::max<std::uint64_t>(block_size, 1)};
  } catch (const Malformed& malformed) {
    return Error{malformed.sentence};
  } catch (const std::exception& exception) {
    return Error{exception.what()};
  }
}

Result<Written> open_observations(LineFile& file, const std::filesystem::path& path, const RecordedBlocks& recorded,
                                  std::uint64_t block_size) {
  if (auto opened = file.open(path); !opened) return opened;
  return file.cut_while([&](std::string_view line) -> Result<bool> {
    const Result<BlockKey> block = observed_block(line, block_size);
    if (!block) return Error{block.error()};
    return !recorded.contains(*block);
  });
}

}  // namespace assay::store_detail
