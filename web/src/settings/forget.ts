/** Forgetting everything that this device has kept. */
import { kept, settings } from './settings.svelte'

/** The prefix of our keys: other apps may store things at the same origin. */
const OURS = 'tischrunde.'

/** Deletes the matches and score pads of this device, and its settings. */
export async function forgetDevice(): Promise<void> {
  const { Logs } = await import('../device/logs')
  // Where pages may store nothing there is nothing to delete.
  const logs = await Logs.open().catch(() => null)
  await logs?.clear().finally(() => logs.close())
  forgetSettings()
}

/** Resets all settings, and deletes what is stored. */
export function forgetSettings(): void {
  const { language } = settings
  try {
    clear(localStorage)
    clear(sessionStorage)
  } catch {
    // Without storage there is nothing to forget.
  }
  Object.assign(settings, kept(), { language })
}

function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(OURS)) storage.removeItem(key)
  }
}
