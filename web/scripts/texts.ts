/** Emits the texts in all languages into a folder whose name is a hash of them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../src/tischrunde/texts', import.meta.url))
const CLIENT = fileURLToPath(new URL('../src', import.meta.url))
/** The folders in which the catalogue finds games. */
const GAMES = readdirSync(CLIENT)
  .filter((name) => existsSync(join(CLIENT, name, 'face.ts')))
  .join('|')
const OF_THE_CLIENT = new RegExp(
  `^[a-z]{2}/((web[a-z-]*|table(-(${GAMES}))?|${GAMES}|lessons|pads|server)\\.ftl|code-words\\.txt)$`,
)

/** Defines `TEXTS`: their folder, relative to the scripts. */
export function texts(): Plugin {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const files = new Map(
    paths
      .filter((path) => OF_THE_CLIENT.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]),
  )
  const tag = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
  const folder = `texts-${tag}`
  return {
    name: 'texts',
    config: (_, { command }) => ({
      define: { TEXTS: JSON.stringify(command === 'build' ? folder : `/@fs${SOURCE}`) },
    }),
    generateBundle() {
      for (const [path, source] of files) {
        this.emitFile({ type: 'asset', fileName: `assets/${folder}/${path}`, source })
      }
    },
  }
}
