/** How quickly happenings are told: as they come, or what was missed all in a short while. */
export const LONGEST_MS = 3000
const EACH_MS = 600
const TWICE = 2

/** Milliseconds for each of so many missed happenings: double speed, three seconds in all. */
export function pauseFor(missed: number): number {
  return missed === 0 ? 0 : Math.min(EACH_MS / TWICE, LONGEST_MS / missed)
}

/** Runs tasks one after another, each given so long; returns how to stop. */
export function runInTurn(
  tasks: readonly (() => void)[],
  pause: number,
  done: () => void,
): () => void {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = (): void => {
    if (next === tasks.length) return done()
    tasks[next++]!()
    timer = setTimeout(step, pause)
  }
  step()
  return () => clearTimeout(timer)
}
