// Qhull 2020.2, default options and Qt: five finite points, the largest coordinate 1e258, and qh_new_qhull ends with a
// segmentation fault. (The child process is there to report it.)
//   g++ qhull_large_cloud_crashes.cpp -lqhull_r && ./a.out
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
extern "C" {
#include <libqhull_r/qhull_ra.h>
}

int main() {
  const pid_t child = fork();
  if (child == 0) {
    coordT points[] = {-0x1p857, 0, 0, -0x1p856, 0x1p368, -0x1p734, 0, 0, 0x1p855, 0, 0, 0, 0, 0x1p856, -0x1p367};
    char options[] = "qhull";
    qhT state;
    qh_zero(&state, stderr);
    qh_new_qhull(&state, 3, 5, points, False, options, nullptr, stderr);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFSIGNALED(status)) return 1;
  std::printf("killed by signal %d\n", WTERMSIG(status));
  return 0;  // still wrong
}
