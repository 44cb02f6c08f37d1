import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setDataFolder } from './output'
import { judgeFrames } from './secrecy'
import { StartedServer } from './server'

/** Starts the server that all tests share; returns what to do after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(new URL('../../../src/tischrunde/web/index.html', import.meta.url))) {
    throw new Error('There is no client to test: `npm run build` first.')
  }
  setDataFolder(mkdtempSync(join(tmpdir(), 'tischrunde-e2e-')))
  const server = await StartedServer.start()
  server.share()
  return async () => {
    await server.close()
    judgeFrames()
  }
}
