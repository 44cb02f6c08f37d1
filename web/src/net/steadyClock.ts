/** The time in milliseconds, from a clock that does not jump when the system's clock is set. */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
