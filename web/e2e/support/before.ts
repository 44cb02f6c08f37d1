import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setProofFolder } from './proof'

export default function before(): void {
  if (!existsSync(new URL('../../../src/tischrunde/web/index.html', import.meta.url))) {
    throw new Error('There is no client to test: `npm run build` first.')
  }
  setProofFolder(mkdtempSync(join(tmpdir(), 'tischrunde-proof-')))
}
