// A shared object that is no plug-in.
extern "C" __attribute__((visibility("default"))) int assay_has_nothing_here() { return 0; }
