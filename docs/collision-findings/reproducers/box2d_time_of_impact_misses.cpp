// Box2D 2.4.1: b2TimeOfImpact says that two segments stay apart; one of them, which moves by 8 and turns by 2 radians,
// runs into the other at t = 0.086959.
#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>

#include <cstdio>

int main() {
  const b2Vec2 a[] = {{0.0f, 2.0f}, {-1.0f, 0.5f}}, b[] = {{0.0f, 0.0f}, {-1.0f, 0.0f}};
  b2TOIInput input;
  input.proxyA.Set(a, 2, 0);
  input.proxyB.Set(b, 2, 0);
  input.sweepA.localCenter = input.sweepA.c0 = input.sweepA.c = {0.0f, 0.0f};
  input.sweepA.a0 = input.sweepA.a = input.sweepA.alpha0 = 0;
  input.sweepB = input.sweepA;
  input.sweepB.c = {0.0f, 8.0f};
  input.sweepB.a = 2;
  input.tMax = 1;
  b2TOIOutput output;
  b2TimeOfImpact(&output, &input);
  std::printf("b2TimeOfImpact: %s at t = %g; they first touch at t = 0.086959\n",
              output.state == b2TOIOutput::e_separated ? "separated" : "not separated", double(output.t));
  return output.state == b2TOIOutput::e_separated ? 0 : 1;  // 0: the wrong answer is there
}
