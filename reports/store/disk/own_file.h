// Files that are written into where a record lies.
#pragma once
#include <filesystem>
#include <string_view>

#include "reports/store/disk/descriptor.h"
#include "reports/store/files.h"

namespace assay::store_detail {

/// Opens `path` to write, makes it if it is absent, and waits for nobody. A record may come from anybody, so what has
/// the name must be a file itself: else something would be written into that is no part of the record.
///
/// Error  the system's, or that it is a symbolic link, a device, a pipe or a folder.
Result<Descriptor> open_own_file(const std::filesystem::path& path, int access);

/// Opens the file in which a new text of `path` comes into being, empty and locked. Its name is `path`.part.
Result<Descriptor> open_part(const std::filesystem::path& part);

/// Whether `path` is a file that has exactly this text. What is no file is not opened, or not waited for.
bool has_text(const std::filesystem::path& path, std::string_view text);

/// Makes renames in a directory outlive a power failure. File systems that cannot do this say so, and that is no error.
/// 0 or the error number.
int sync_directory(const std::filesystem::path& directory);

}  // namespace assay::store_detail
