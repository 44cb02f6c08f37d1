/** What other pages ask of the service worker; browsers have one at an address with https only. */

/** Whether these pages open without a network, once they have been opened. */
export function worksOffline(): boolean {
  return 'serviceWorker' in navigator
}

/** Lets the service worker keep Python and the engine, which may have been fetched before it was there. */
export function keepEngine(): void {
  if (worksOffline())
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep'))
}
