/** Draws the cards into web/public/cards; the files are committed and the tests compare them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sprites } from './sprite.mjs'

const folder = fileURLToPath(new URL('../public/cards/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [game, sprite] of Object.entries(await sprites()))
  writeFileSync(`${folder}${game}.svg`, sprite)
