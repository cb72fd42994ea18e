/* The C interface between Assay and an engine under test: version 1.
 *
 * A plug-in is a shared object that exports one symbol, assay_plugin_entry. It lists engines; an engine serves one or
 * more families by filling in that family's function. docs/adding-an-engine.md walks through a complete plug-in.
 *
 * Rules
 *  - Every struct begins with `size`, set by whoever owns the struct to sizeof as it knows it. A reader never touches
 *    fields past the smaller of both sizes, so fields can be appended; a plug-in compiled without them is read on.
 *  - The caller owns every buffer. A plug-in writes at most `capacity` entries and sets the count it wrote.
 *  - Every index names a point, row or column of the problem. An answer with an index, a count, a kind or an offset
 *    that is out of range is reported like a write outside the buffers, and is not judged.
 *  - A problem's memory is valid during the call only.
 *  - A function returns an assay_status; DECLINED and GAVE_UP are honest answers and never counted as wrong, but for
 *    GAVE_UP where the engine states that it answers (assay_semantics.answers_up_to).
 *  - Numbers are IEEE 754 doubles. The problem is what the doubles say, exactly. NaN and infinity may occur.
 *  - The floating-point environment (rounding mode, flush-to-zero, denormals-are-zero) must be left as it was found.
 *  - C linkage, no exception may leave a call.
 *  - The layout assumes 64-bit pointers and the platform's C layout; no struct is packed.
 */
#ifndef ASSAY_ENGINE_H
#define ASSAY_ENGINE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ASSAY_ABI_VERSION 1u

typedef enum assay_status {
  ASSAY_ANSWERED = 0,
  ASSAY_DECLINED = 1, /* the problem is outside what the engine supports */
  ASSAY_GAVE_UP = 2   /* tried and stopped; `why` of the answer says why */
} assay_status;

/* Reasons to give up; the numbers equal assay::GaveUp::Why. */
typedef enum assay_gave_up {
  ASSAY_STEP_LIMIT = 0,
  ASSAY_CYCLING = 1,
  ASSAY_STALLED = 2,
  ASSAY_UNCERTAIN = 3,
  ASSAY_SINGULAR_BASIS = 4,
  ASSAY_NOT_FINITE = 5,
  ASSAY_STOPPED = 6
} assay_gave_up;

/* Called by the engine once an iteration, if it can, with its combinatorial state (basis, simplex vertices). A return
 * of 0 asks the engine to stop and return ASSAY_GAVE_UP with ASSAY_STOPPED. This is how a cycle is seen and named. */
typedef struct assay_watch {
  uint32_t size;
  int (*step)(void* context, const uint32_t* state, uint32_t state_size); /* may be null */
  void* context;
} assay_watch;

/* `count` points of R^dimension, row-major. */
typedef struct assay_points {
  uint32_t dimension, count;
  const double* coordinates;
} assay_points;

/* ---- lp: minimise cost.x, row_lower <= A x <= row_upper, lower <= x <= upper; absent bounds are infinite ---- */

typedef struct assay_lp_problem {
  uint32_t size;
  uint32_t rows, columns;
  const double *cost, *matrix /* row-major */, *row_lower, *row_upper, *lower, *upper;
} assay_lp_problem;

typedef enum assay_lp_kind { ASSAY_LP_OPTIMAL = 0, ASSAY_LP_INFEASIBLE = 1, ASSAY_LP_UNBOUNDED = 2 } assay_lp_kind;

/* What of the answer was written besides `kind`; an engine that knows only its status leaves it 0. */
enum assay_lp_given {
  ASSAY_LP_GIVES_X = 1,   /* x: optimal, unbounded */
  ASSAY_LP_GIVES_Y = 2,   /* y: multipliers (optimal) or Farkas vector (infeasible) */
  ASSAY_LP_GIVES_RAY = 4, /* ray: unbounded */
  ASSAY_LP_GIVES_LINE = 8 /* line_variable and the basis it belongs to: infeasible (a row), unbounded (a column) */
};

typedef struct assay_lp_answer {
  uint32_t size;
  uint32_t kind;           /* assay_lp_kind */
  uint32_t why;            /* assay_gave_up, with ASSAY_GAVE_UP */
  uint32_t given;          /* assay_lp_given, or-ed */
  uint32_t line_variable;  /* a variable number: see TableauLine in algorithms/model/lp.h */
  uint32_t basis_count;    /* entries written to basis: 0 when the engine has none, otherwise `rows` */
  uint32_t at_upper_count; /* entries written to at_upper */
  uint32_t* basis;         /* capacity rows: variable numbers, columns + i is the activity of row i */
  uint32_t* at_upper;      /* capacity rows + columns */
  double* x;               /* capacity columns */
  double* y;               /* capacity rows */
  double* ray;             /* capacity columns */
} assay_lp_answer;

/* ---- gjk: do conv(a) and conv(b) meet, how far apart are they ---- */

typedef struct assay_gjk_problem {
  uint32_t size;
  assay_points a, b;
} assay_gjk_problem;

typedef enum assay_gjk_kind {
  ASSAY_GJK_SEPARATED = 0,       /* nearest points as weighted vertices */
  ASSAY_GJK_SEPARATED_ALONG = 1, /* direction with min direction.a > max direction.b */
  ASSAY_GJK_OVERLAPPING = 2,     /* vertex pairs whose differences have the origin in their convex hull */
  ASSAY_GJK_BARE_VERDICT = 3,    /* `colliding` only */
  ASSAY_GJK_BARE_DISTANCE = 4,   /* `distance` only, 0 when colliding */
  ASSAY_GJK_MEASURED_APART = 5,  /* `distance` and the nearest points themselves, point_a and point_b */
  ASSAY_GJK_PENETRATING = 6, /* `distance` is the depth, `direction` the way b must move; a facet if on_a_count > 0 */
  ASSAY_GJK_BRACKETED =
      7 /* low <= distance <= high; high 0 when colliding; `direction` and points may be left out as 0 */
} assay_gjk_kind;

typedef struct assay_gjk_answer {
  uint32_t size;
  uint32_t kind; /* assay_gjk_kind */
  uint32_t why;
  uint32_t colliding;
  double distance;
  double direction[3];
  uint32_t on_a_count, on_b_count; /* at most 4; OVERLAPPING, PENETRATING: equal */
  uint32_t on_a[4], on_b[4];
  double weight_a[4], weight_b[4];
  double point_a[3], point_b[3]; /* entries past the dimension are 0 */
  double low, high;
} assay_gjk_answer;

/* ---- hull2: the strict convex hull of planar points ---- */

typedef struct assay_hull2_problem {
  uint32_t size;
  assay_points points; /* dimension 2 */
} assay_hull2_problem;

typedef enum assay_hull2_kind { ASSAY_HULL2_HULL = 0, ASSAY_HULL2_FLAT = 1 } assay_hull2_kind;

typedef struct assay_hull2_answer {
  uint32_t size;
  uint32_t kind; /* assay_hull2_kind */
  uint32_t why;
  uint32_t count;   /* entries written */
  uint32_t* vertex; /* counter-clockwise, or the ends of a flat cloud; capacity 2 points.count: a hull has at most
                       points.count vertices, and one that lists a point twice is judged as the wrong hull that it is */
} assay_hull2_answer;

/* ---- hull3: the convex hull of points in space ---- */

typedef struct assay_hull3_problem {
  uint32_t size;
  assay_points points; /* dimension 3 */
} assay_hull3_problem;

typedef enum assay_hull3_kind { ASSAY_HULL3_HULL = 0, ASSAY_HULL3_FLAT = 1 } assay_hull3_kind;

/* A hull of n vertices has at most 2 n - 4 facets with 6 n - 12 corners in all. */
typedef struct assay_hull3_answer {
  uint32_t size;
  uint32_t kind; /* assay_hull3_kind */
  uint32_t why;
  int32_t dimension;     /* flat: -1 no point, 0 one point, 1 the two ends of a segment, 2 a polygon as a ring */
  uint32_t facet_count;  /* hull: entries written to end */
  uint32_t corner_count; /* entries written to corner: the corners of all facets, or of the flat hull */
  uint32_t gives_faces;  /* 1 when face_of was written */
  uint32_t* corner;      /* capacity 6 * points.count: counter-clockwise from outside, facet by facet */
  uint32_t* end;         /* capacity 2 * points.count: where each facet's corners end; the last is corner_count */
  uint32_t* face_of;     /* capacity 2 * points.count: facets of one plane carry one number below facet_count */
} assay_hull3_answer;

/* ---- shapes: contact of simple shapes, bounds, centroids, maps, sweeps; see algorithms/model/shapes.h ---- */

typedef enum assay_shape_kind {
  ASSAY_SHAPE_NONE = 0,
  ASSAY_SHAPE_POINTS = 1,
  ASSAY_SHAPE_BALL = 2,
  ASSAY_SHAPE_BOX = 3,
  ASSAY_SHAPE_ORIENTED_BOX = 4,
  ASSAY_SHAPE_POLYGON = 5,
  ASSAY_SHAPE_MAP = 6,
  ASSAY_SHAPE_MOVING_BALL = 7
} assay_shape_kind;

typedef struct assay_shape {
  uint32_t kind; /* assay_shape_kind: says what the numbers are */
  uint32_t dimension;
  uint32_t count; /* numbers in all */
  const double* numbers;
} assay_shape;

typedef enum assay_shapes_question {
  ASSAY_SHAPES_CONTACT = 0,
  ASSAY_SHAPES_BOUNDS = 1,
  ASSAY_SHAPES_MERGE = 2,
  ASSAY_SHAPES_CENTROID = 3,
  ASSAY_SHAPES_MOTION = 4,
  ASSAY_SHAPES_SWEEP = 5
} assay_shapes_question;

typedef struct assay_shapes_problem {
  uint32_t size;
  uint32_t question; /* assay_shapes_question */
  assay_shape a, b;
} assay_shapes_problem;

typedef enum assay_shapes_kind {
  ASSAY_SHAPES_MEASURED = 0,    /* contact: `yes`, `distance` (minus the depth where they overlap), normal, move */
  ASSAY_SHAPES_BARE = 1,        /* contact: `yes` only */
  ASSAY_SHAPES_BOX = 2,         /* bounds, merge: low, high */
  ASSAY_SHAPES_BALANCED_AT = 3, /* centroid: low[0], low[1]; `yes` where the ring has no area */
  ASSAY_SHAPES_MOVED = 4,       /* motion: images */
  ASSAY_SHAPES_SWEPT = 5        /* sweep: `yes` where they meet; then time, normal */
} assay_shapes_kind;

typedef struct assay_shapes_answer {
  uint32_t size;
  uint32_t kind; /* assay_shapes_kind */
  uint32_t why;
  uint32_t yes;
  double distance;
  double normal[3], move[3]; /* entries past the dimension are 0 */
  double low[3], high[3];
  uint32_t count; /* numbers written to images */
  double* images; /* capacity a.count */
  double time;
} assay_shapes_answer;

/* ---- cast: when do two moving convex bodies first touch ---- */

/* Over t in [0, 1] the point x of a body is at centre + R(t rotation) (x - centre) + t displacement; in the plane
   rotation is (0, 0, angle), counter-clockwise. Entries past the dimension are 0 otherwise. */
typedef struct assay_motion {
  double displacement[3], rotation[3], centre[3];
} assay_motion;

typedef struct assay_cast_problem {
  uint32_t size;
  assay_points a, b; /* at t = 0; dimension 2 or 3 */
  assay_motion motion_a, motion_b;
} assay_cast_problem;

typedef enum assay_cast_kind {
  ASSAY_CAST_HIT_AT = 0,    /* first contact in [t0, t1]; normal from a to b, all 0 when none is given */
  ASSAY_CAST_MISSED = 1,    /* no contact; normal is a direction that parts the bodies all the way, all 0 for none */
  ASSAY_CAST_INITIALLY = 2, /* the bodies meet at t = 0 */
  ASSAY_CAST_BARE_TIME = 3  /* first contact near t0 */
} assay_cast_kind;

typedef struct assay_cast_answer {
  uint32_t size;
  uint32_t kind; /* assay_cast_kind */
  uint32_t why;
  double t0, t1;
  double normal[3];
} assay_cast_answer;

/* ---- what an engine states about itself ---- */

/* Embedded in assay_engine, whose fields behind it begin where this `size`, a multiple of 8, ends: so promises can be
   appended, too. One that is appended states nothing by 0. */

typedef enum assay_touching {
  ASSAY_TOUCHING_HIT = 0,
  ASSAY_TOUCHING_MISS = 1,
  ASSAY_TOUCHING_UNSPECIFIED = 2
} assay_touching;

typedef struct assay_semantics {
  uint32_t size;
  uint32_t touching; /* assay_touching */
  uint32_t witness;  /* 1 when answers of the collision family carry a witness */
  /* Promises: 0 exact, negative not stated (a default taken from the precision applies), infinite: nothing is promised
     and what it bounds is not judged. Units: algorithms/model/promises.h. */
  double distance_gap;
  double lp_primal, lp_dual, lp_gap;
  const char* note;            /* tolerances in the engine's own words */
  uint32_t keeps_inner_points; /* hulls: 1 when points inside edges and faces may be listed */
  uint32_t merges_faces;       /* hull3: 1 when facets of one plane are one facet */
  double depth_gap;            /* 0 or less: not stated */
  double hull_gap;             /* hulls: 0 exact; otherwise see algorithms/model/promises.h */
  double bracket_width;        /* 0 or less: nothing promised about the width of brackets of the distance */
  double shapes_gap;           /* shapes: negative: not stated */
  double cast_gap;             /* casts: negative: not stated */
  double points_gap;           /* nearest points in coordinates; 0 or less: not stated */
  double normal_gap;           /* normals of depths; 0 or less: not stated */
  uint32_t precision_bits;     /* significant bits of the arithmetic, 53 or 24; 0: 53 */
  uint32_t answers_up_to; /* never gives up a finite problem of so many points, or rows and columns; 0: not stated */
  uint32_t names_lowest;  /* hulls: 1 when of points that coincide none but the one of the lowest index is named */
  /* The operating range, 0 or less: no limit. What fails outside is counted apart (docs/severity.md, "stated"). */
  uint32_t excludes_flat;             /* 1 when flat or repeated input is outside */
  double least_scale, greatest_scale; /* of L, the extent of the problem; of programs of each number */
  double greatest_offset;             /* of a coordinate, over L */
  double least_room;                  /* how far the truth is from another one, over L */
  double verdict_gap; /* yes and no are left open with less room than this, over L; the rest of an answer is not */
  uint32_t refuses_no_problem; /* 1 when what is no problem at all is declined, or given up as not finite */
  uint32_t unused;             /* 0: the size is a multiple of 8 */
  /* The absolute parts of the gaps above, 0 or less: none. Lengths in the unit of the coordinates that the engine's own
     documents state; what only they allow is counted apart (docs/severity.md, "stated"). */
  double distance_gap_absolute, points_gap_absolute, depth_gap_absolute, normal_gap_absolute;
  double hull_gap_absolute;
  double cast_gap_absolute;  /* how far apart, or deep, bodies are at the time told */
  double cast_time_absolute; /* how far the time told is off: of the motion's parameter, which runs from 0 to 1 */
  double verdict_gap_absolute;
} assay_semantics;

typedef struct assay_engine {
  uint32_t size;
  const char* name;     /* "folder/variant" */
  const char* version;  /* the engine's own */
  const char* kind;     /* "ours", "naive", "published", "fault", "foreign" */
  const char* sentence; /* what it is */
  assay_semantics semantics;
  /* A family that is not served is null. `self` is passed back. */
  void* self;
  assay_status (*solve_lp)(void* self, const assay_lp_problem*, const assay_watch*, assay_lp_answer*);
  assay_status (*solve_gjk)(void* self, const assay_gjk_problem*, const assay_watch*, assay_gjk_answer*);
  assay_status (*solve_hull2)(void* self, const assay_hull2_problem*, const assay_watch*, assay_hull2_answer*);
  assay_status (*solve_hull3)(void* self, const assay_hull3_problem*, const assay_watch*, assay_hull3_answer*);
  assay_status (*solve_shapes)(void* self, const assay_shapes_problem*, const assay_watch*, assay_shapes_answer*);
  assay_status (*solve_cast)(void* self, const assay_cast_problem*, const assay_watch*, assay_cast_answer*);
  /* Null or empty: a battery of everything asks the engine. Otherwise the reason, in one line of at most 512 bytes, why
     only a selector does that names it: "aborts on every second case". */
  const char* only_by_name;
} assay_engine;

typedef struct assay_plugin {
  uint32_t size;
  uint32_t abi_version; /* ASSAY_ABI_VERSION the plug-in was built with */
  uint32_t engine_count;
  const assay_engine* engines; /* array of engine_count, each with its own `size`; stride is engines[0].size */
} assay_plugin;

/* The one exported symbol. Returns null when host_abi_version is one that the plug-in cannot serve. */
#define ASSAY_PLUGIN_ENTRY "assay_plugin_entry"
typedef const assay_plugin* (*assay_plugin_entry_fn)(uint32_t host_abi_version);

#if defined(__GNUC__)
#define ASSAY_EXPORT __attribute__((visibility("default")))
#else
#define ASSAY_EXPORT
#endif

ASSAY_EXPORT const assay_plugin* assay_plugin_entry(uint32_t host_abi_version);

#ifdef __cplusplus
}
#endif
#endif
