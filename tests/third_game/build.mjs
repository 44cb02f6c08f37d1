/**
 * Builds a web client that has the third game: a copy of the client with the game's folder in
 * `src` beside the others, its texts among the texts and its cards among the cards.
 * `node tests/third_game/build.mjs FOLDER` builds it in a folder and prints where it is.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sprite } from './sprite.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ROOT = resolve(HERE, '../..')
const CLIENT = ['src', 'scripts', 'public', 'index.html', 'package.json', 'tsconfig.json']
const CONFIGS = ['vite.config.ts', 'svelte.config.js']

const folder = resolve(process.argv[2])
const web = join(folder, 'web')
const texts = join(folder, 'src/tischrunde/texts')

for (const name of [...CLIENT, ...CONFIGS]) {
  cpSync(join(ROOT, 'web', name), join(web, name), { recursive: true })
}
symlinkSync(join(ROOT, 'web/node_modules'), join(web, 'node_modules'))
cpSync(join(HERE, 'web'), join(web, 'src/zwanzig'), { recursive: true })
mkdirSync(texts, { recursive: true })
for (const language of ['de', 'en', 'fr']) {
  for (const source of [join(ROOT, 'src/tischrunde/texts'), join(HERE, 'texts')]) {
    cpSync(join(source, language), join(texts, language), { recursive: true })
  }
}
writeFileSync(join(web, 'public/cards/zwanzig.svg'), sprite())
execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: 'inherit',
})
console.log(join(folder, 'src/tischrunde/web'))
