/** Checks every recorded frame after all tests: none may contain a secret of another seat. */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { JUDGED_PREFIX, ROOT, RUN_PATIENTLY } from './server'
import { dataFolder, IN_GATE } from './output'

export function judgeFrames(): void {
  const data = dataFolder()
  const names = readdirSync(data).filter((name) => name.startsWith(JUDGED_PREFIX))
  const servers = names.map((name) => join(data, name))
  const folders = servers.filter((folder) =>
    readdirSync(folder).some((name) => name.endsWith('.jsonl')),
  )
  // A few specs may have no table on a server; the whole gate has.
  if (folders.length === 0 && !IN_GATE) return rmSync(data, { recursive: true })
  const judge = [...RUN_PATIENTLY, 'tests.web.secrecy', ...folders]
  const { status } = spawnSync('uv', judge, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error(`A frame leaked a secret, or none was recorded: see ${data}`)
  rmSync(data, { recursive: true })
}
