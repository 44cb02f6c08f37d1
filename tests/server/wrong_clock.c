/* Preloaded, it tells the time wrong by as many seconds as the file CLOCK_OFFSET holds now. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

static volatile long *offset;
static int (*told)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    told = dlsym(RTLD_NEXT, "clock_gettime");
    int file = open(getenv("CLOCK_OFFSET"), O_RDONLY);
    offset = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int failed = told(clock, time);
    if (clock == CLOCK_REALTIME && offset) time->tv_sec += *offset;
    return failed;
}
