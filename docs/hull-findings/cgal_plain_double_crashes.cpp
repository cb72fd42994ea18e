// CGAL 5.5.1, convex_hull_3 with Simple_cartesian<double>, for which its manual promises nothing: a segmentation fault
// on four points of which three are nearly on a line. (The child process is there to report it.)
//   g++ -O1 cgal_plain_double_crashes.cpp -lgmp -lmpfr && ./a.out
#include <CGAL/Polyhedron_3.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/convex_hull_3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <vector>

using Kernel = CGAL::Simple_cartesian<double>;

int main() {
  const pid_t child = fork();
  if (child == 0) {
    const std::vector<Kernel::Point_3> points = {
        {0, -0x1.999999ap-1, 8}, {0, -1, -0x1.3333334p0}, {-1, 0, 0}, {0, 0, 0}};
    CGAL::Object hull;
    CGAL::convex_hull_3(points.begin(), points.end(), hull);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFSIGNALED(status)) return 1;
  std::printf("killed by signal %d\n", WTERMSIG(status));
  return 0;  // still wrong
}
