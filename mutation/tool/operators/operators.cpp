// The list of all operators.
#include "tool/operators/operators.h"

#include "tool/operators/operator.h"

namespace assay::mutation {
namespace {

constexpr ListedOperator kOperators[] = {
    {"abs_dropped", "A magnitude is taken of what is positive in every example at hand, and so not taken.",
     abs_dropped},
    {"bound_of_wrong_operand", "A bound is copied from the line above and keeps its operand.", bound_of_wrong_operand},
    {"check_dropped", "Somebody is sure that this cannot happen, or cleans up an early return.", check_dropped},
    {"condition_dropped", "Of two conditions the second looks as if it followed from the first.", condition_dropped},
    {"degenerate_branch_forgotten", "Equal points, empty lists and zeros are thought of last.",
     degenerate_branch_forgotten},
    {"error_constant_halved",
     "A rounding is not counted in the derivation, or the epsilon of a library is taken for u.", error_constant_halved},
    {"fused", "A compiler contracts a product and a sum, as it may by default where the machine can.", fused},
    {"last_one_forgotten", "A loop ends one early: at the end of a lane, of a list, of a round.", last_one_forgotten},
    {"lesser_for_greater", "The least of the greatest or the greatest of the least: one of them is mistyped.",
     lesser_for_greater},
    {"minus_dropped", "A direction or an orientation is turned once too few.", minus_dropped},
    {"narrowed_to_float", "A variable is declared float, as in the library that the code came from.",
     narrowed_to_float},
    {"other_end_taken", "The lower end of an interval is used where the upper is safe.", other_end_taken},
    {"rounded_the_other_way", "A bound is rounded inwards instead of outwards.", rounded_the_other_way},
    {"scale_not_undone", "Numbers are scaled on the way in and not on the way out, or the other way round.",
     scale_not_undone},
    {"stale_value", "A value that was kept from the round before is not brought up to date.", stale_value},
    {"strictness", "Whether a bound itself belongs to what it bounds is guessed.", strictness},
    {"sub_determinant_entry", "A minor is typed from the one before, and one entry stays.", sub_determinant_entry},
    {"sub_determinant_sign", "A minor has its sign wrong.", sub_determinant_sign},
    {"summed_in_other_order", "A sum is put in another order to please the eye or the vectoriser.",
     summed_in_other_order},
    {"ties_broken_otherwise", "Of two equal candidates the last is taken instead of the first.", ties_broken_otherwise},
    {"tolerance_over_ten", "A tolerance is made smaller until one example passes.", tolerance_over_ten},
    {"tolerance_times_ten", "A tolerance is made larger until one example passes.", tolerance_times_ten},
    {"underflow_forgotten", "Error bounds in textbooks leave underflow out.", underflow_forgotten},
};

}  // namespace

llvm::ArrayRef<ListedOperator> operators() { return kOperators; }

}  // namespace assay::mutation
