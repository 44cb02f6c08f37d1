/** When all is played every frame is judged: nobody may have been told a secret. */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { JUDGED, PATIENT, ROOT } from './house'
import { proofFolder } from './proof'

export function judgeFrames(): void {
  const proof = proofFolder()
  const names = readdirSync(proof).filter((name) => name.startsWith(JUDGED))
  const servers = names.map((name) => join(proof, name))
  const folders = servers.filter((folder) =>
    readdirSync(folder).some((name) => name.endsWith('.jsonl')),
  )
  const judge = [...PATIENT, 'tests.web.secrecy', ...folders]
  const { status } = spawnSync('uv', judge, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error(`Somebody was told too much; the recordings lie in ${proof}`)
  rmSync(proof, { recursive: true })
}
