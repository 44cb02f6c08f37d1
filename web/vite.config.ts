import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { hints } from './scripts/hints.ts'
import { offline } from './scripts/offline.ts'
import { python } from './scripts/python.ts'
import { texts } from './scripts/texts.ts'

const server = process.env.TISCHRUNDE ?? 'http://127.0.0.1:8000'

// What is always loaded together is one file: fewer requests, and it packs smaller.
const FOR_ALL = [
  'look/(Avatar|Button|Background)',
  'cards/Card',
  'net/(requests|views)',
  'table/(tableCode|LiveRegions)',
  'texts/problems',
]
const FOR_TABLES = [
  'net/onlineTable',
  'table/(ActionBar|errorMessage|Hand|handCards|routes|Skeleton|StatusCard|TableShell|TargetWord)',
  'table/(narrator|pacedTable|thinker)',
]
/** What lies over a table is fetched after it, all at once. */
const OVER_TABLES = [
  'table/(clauses|FlightLayer|Layers|openRule|phrases|RemarkLayer|remarkSpot|RuleSheet|TurnNotice|WhyNot)',
]
/** What lists what has happened, at a table and in a replay. */
const LISTS = ['table/(LogList|logLines|Phrases|sheetLines)', 'cards/MiniCard']
/** Tables have no dialog at first. */
const DIALOGS = ['look/Dialog', 'table/Sheet']
const FOR_START = ['start/(choice|HouseChips|PersonSheet|Section|teams)', 'look/(Logo|Switch)']
const CHUNKS = [
  { name: 'index', tags: ['$initial' as const], priority: 2 },
  { name: 'kit', test: sources(FOR_ALL), priority: 1 },
  { name: 'table', test: sources(FOR_TABLES) },
  { name: 'dialog', test: sources(DIALOGS) },
  { name: 'over', test: sources(OVER_TABLES) },
  { name: 'lists', test: sources(LISTS) },
  { name: 'start', test: sources(FOR_START) },
]

function sources(names: string[]): RegExp {
  return new RegExp(`/web/src/(${names.join('|')})\\.`)
}

const TESTS = ['src/**/*.test.ts', 'cards/**/*.test.ts']
/**
 * These replace the device for all that is imported with them, start what goes on for as long as a page
 * does, begin where no texts were read or on a site, or add a game.
 */
const ALONE = [
  'src/{site,thirdGame,device/advice,offline/register,texts/loading}.test.ts',
  'src/{judge/{JudgePage,answers,places},lessons/{LearnPage,Lesson,lessonTable},replay/AskExpert}.test.ts',
]

export default defineConfig({
  // Pages lie at different depths and the server may live under a sub-path: it puts both in front.
  base: './',
  plugins: [svelte(), svelteTesting(), texts(), hints(), python(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/tischrunde/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 160,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: { '/api': server, '/engine.zip': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    // A busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // All in one world is five times as fast.
      { extends: true, test: { name: 'together', isolate: false, include: TESTS, exclude: ALONE } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    coverage: {
      include: ['src/**/*.{ts,svelte}'],
      // What comes from Python, and what only tests use.
      exclude: ['src/protocol/generated.ts', 'src/testing/**', 'src/*/fixtures.ts', '**/*.test.ts'],
      reporter: ['json-summary'],
    },
  },
})
