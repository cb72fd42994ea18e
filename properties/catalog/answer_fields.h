// What judges each field of each family's answers: the statements of all families.
#pragma once
#include "properties/cast/answer_fields.h"
#include "properties/gjk/answer_fields.h"
#include "properties/hull2/answer_fields.h"
#include "properties/hull3/answer_fields.h"
#include "properties/lp/answer_fields.h"
#include "properties/shapes/answer_fields.h"
