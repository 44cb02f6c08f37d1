/** A promise that a test resolves when it likes. */
export function pendingAnswer() {
  let resolve!: () => void
  let reject!: (problem: Error) => void
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}
