/* What tells valgrind what to count: see switch.py. Outside of valgrind all of it does nothing. */
#include <valgrind/callgrind.h>

void begin(void)
{
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
}

void end(const char *name)
{
    CALLGRIND_DUMP_STATS_AT(name);
    CALLGRIND_STOP_INSTRUMENTATION;
}

void toggle(void)
{
    CALLGRIND_TOGGLE_COLLECT;
}
