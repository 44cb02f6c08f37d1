/** Pads as files. */
import { device } from '../device/device.svelte'
import { goto } from '../pages.svelte'
import { settings } from '../settings/settings.svelte'

/** Keeps the pad of a file on this device and shows it; throws a Problem if it is none. */
export async function openPadFile(file: File): Promise<void> {
  const text = await file.text()
  goto(`/pad/${await device.ask('pad-from-file', { text, language: settings.language })}`)
}
