/** How a pad that others share comes to this device: by a link or by its words. */
import { device } from '../device/device.svelte'
import { withLogs } from '../device/logs'
import { readPad } from '../net/padRequests'
import { Problem } from '../net/requests'
import type { PadEvent, PadOpening } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'

/** Fetches a pad and keeps it, unless this device has it by this code already. */
export async function arrive(pad: string, code: string): Promise<void> {
  const kept = await withLogs((logs) => logs.share(pad))
  if (kept?.code === code && !kept.ended) return
  // It takes the longest the first time.
  device.start().catch(() => undefined)
  let opened: PadOpening
  const written: PadEvent[] = []
  for (let since = 0, more = true; more;) {
    const news = await readPad(pad, code, since, 0)
    written.push(...news.written)
    ;({ opened, last: since, more } = news)
  }
  if (opened!.id !== pad) throw new Problem('unreachable')
  await device.ask('pad-take', { log: { opened: opened!, written }, language: settings.language })
  const mine = kept?.code === code && kept.mine
  await withLogs((logs) => logs.keepShare({ pad, code, mine, ended: false }))
}
