/** The time, as it passes since the page was opened: it does not jump when a clock is set. */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
