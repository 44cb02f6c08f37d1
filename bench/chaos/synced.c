/* Preloaded, it keeps of all files below SYNCED_FROM a copy below SYNCED_TO, as they were when they
   were last synced: what a loss of power would leave. Nothing is synced for real. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Writes to COPY where the copy of a file is; 0 if it is none of those that are kept. */
static int kept(const char *path, char *copy) {
    const char *from = getenv("SYNCED_FROM"), *to = getenv("SYNCED_TO");
    char whole[PATH_MAX];
    if (!from || !to) return 0;
    if (path[0] == '/') {
        snprintf(whole, sizeof whole, "%s", path);
    } else {
        if (!getcwd(whole, sizeof whole)) return 0;
        size_t length = strlen(whole);
        snprintf(whole + length, sizeof whole - length, "/%s", path);
    }
    size_t length = strlen(from);
    if (strncmp(whole, from, length) || whole[length] != '/') return 0;
    snprintf(copy, PATH_MAX, "%s%s", to, whole + length);
    return 1;
}

static void make_folders(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0700);
        *slash = '/';
    }
}

/* In place and in order: torn in the middle it is what a disk might have as well. */
static int copied(int from, int to) {
    char block[65536];
    off_t at = 0;
    ssize_t some;
    while ((some = pread(from, block, sizeof block, at)) > 0) {
        if (pwrite(to, block, some, at) != some) return -1;
        at += some;
    }
    return some < 0 ? -1 : ftruncate(to, at);
}

static int sync_to_copy(int file) {
    char link[64], path[PATH_MAX], copy[PATH_MAX];
    struct stat status;
    if (fstat(file, &status)) return -1;
    if (!S_ISREG(status.st_mode)) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return -1;
    path[length] = 0;
    if (!kept(path, copy)) return 0;
    int from = open(link, O_RDONLY | O_CLOEXEC);
    if (from < 0) return errno == ENOENT ? 0 : -1; /* it was removed meanwhile */
    make_folders(copy);
    int to = open(copy, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    int done = to < 0 || flock(to, LOCK_EX) ? -1 : copied(from, to);
    if (to >= 0) close(to);
    close(from);
    return done;
}

int fsync(int file) { return sync_to_copy(file); }
int fdatasync(int file) { return sync_to_copy(file); }

int unlink(const char *path) {
    static int (*told)(const char *);
    char copy[PATH_MAX];
    if (!told) told = dlsym(RTLD_NEXT, "unlink");
    int done = told(path);
    if (!done && kept(path, copy)) told(copy);
    return done;
}

int rename(const char *old, const char *new) {
    static int (*told)(const char *, const char *);
    char from[PATH_MAX], to[PATH_MAX];
    if (!told) told = dlsym(RTLD_NEXT, "rename");
    int done = told(old, new);
    if (!done && kept(old, from) && kept(new, to)) told(from, to);
    return done;
}
