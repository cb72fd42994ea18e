// This project's hull as a shared object: assay check --engine ./shop.so
#include "engines/plugin_kit.h"
#include "shop_for_assay.h"

ASSAY_PLUGIN(assay::plugin::engine<assay::Hull2Family, ShopHull>({.version = "1.0",
                                                                  .sentence = "monotone chain in plain double"}))
