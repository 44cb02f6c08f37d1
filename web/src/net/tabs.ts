/** The other tabs of this browser: all are the same guest, and have the same seats. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tischrunde') : null

/** Notifies the other tabs that a seat at this table was taken. */
export function notifyTabs(table: string): void {
  channel?.postMessage(table)
}

/** Listens for tables at which other tabs take seats; returns how to stop. */
export function listenToTabs(hear: (table: string) => void): () => void {
  const heard = ({ data }: MessageEvent) => hear(String(data))
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
