// Linked into a program, this is a processor without AVX2, as far as __builtin_cpu_supports can tell: the compiler's
// own run-time library looks at the processor only where the program does not.
extern "C" {
// As g++ and clang lay it out: vendor, type, subtype, features.
extern unsigned __cpu_model[4];
unsigned __cpu_model[4] = {};
int __cpu_indicator_init();
int __cpu_indicator_init() { return 0; }
}
