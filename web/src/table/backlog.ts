/** How fast missed happenings are replayed: all within a short while. */
export const MAX_BACKLOG_MS = 3000
const EACH_MS = 600
const TWICE = 2

/** Milliseconds for each of these missed happenings: double speed, at most three seconds in all. */
export function pauseFor(missed: number): number {
  return missed === 0 ? 0 : Math.min(EACH_MS / TWICE, MAX_BACKLOG_MS / missed)
}

/** Runs tasks one after another with a pause after each; returns how to stop. */
export function runInTurn(
  tasks: readonly (() => void)[],
  pauseMs: number,
  done: () => void,
): () => void {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = (): void => {
    if (next === tasks.length) return done()
    tasks[next++]!()
    timer = setTimeout(step, pauseMs)
  }
  step()
  return () => clearTimeout(timer)
}
