// FCL 0.7.0: an InterpMotion made of two transforms, as fcl::continuousCollide makes it for CCDM_LINEAR, turns about a
// point that was never written: whatever its memory held. The documentation says that it is the local origin.
#include <fcl/math/motion/interp_motion.h>

#include <cstdio>
#include <new>

int main() {
  const fcl::Transform3<double> from = fcl::Transform3<double>::Identity();
  fcl::Transform3<double> to = from;
  to.linear() = fcl::AngleAxis<double>(1, fcl::Vector3<double>::UnitZ()).toRotationMatrix();
  alignas(64) static double memory[sizeof(fcl::InterpMotion<double>) / sizeof(double) + 8];
  for (double& number : memory) number = 7;  // what an earlier owner of the memory may have left
  const auto* motion = new (memory) fcl::InterpMotion<double>(from, to);
  motion->integrate(0.5);
  fcl::Transform3<double> half;
  motion->getCurrentTransform(half);
  std::printf("fcl::InterpMotion: half of a turn about the origin moves the origin to (%g, %g, %g); it should stay\n",
              half.translation()[0], half.translation()[1], half.translation()[2]);
  return half.translation().norm() > 1e-6 ? 0 : 1;  // 0: the wrong answer is there
}
