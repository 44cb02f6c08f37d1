import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeFrames } from './after'
import { OpenHouse } from './house'
import { setProofFolder } from './proof'

/** Opens the one server that all tests share; returns what is to be done after them. */
export default async function before(): Promise<() => Promise<void>> {
  if (!existsSync(new URL('../../../src/tischrunde/web/index.html', import.meta.url))) {
    throw new Error('There is no client to test: `npm run build` first.')
  }
  setProofFolder(mkdtempSync(join(tmpdir(), 'tischrunde-proof-')))
  const house = await OpenHouse.open()
  house.share()
  return async () => {
    await house.close()
    judgeFrames()
  }
}
