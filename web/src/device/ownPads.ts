/** The score pads that are kept on this device; the engine is not needed to list them. */
import { withLogs, type KeptPad } from './logs'

/** The one that was written on last first. */
export async function ownPads(): Promise<KeptPad[]> {
  const pads = await withLogs((logs) => logs.pads())
  return pads.toSorted((one, other) => other.standing.at - one.standing.at)
}

export function deletePad(pad: string): Promise<void> {
  return withLogs((logs) => logs.deletePad(pad))
}
