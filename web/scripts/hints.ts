/** Preload hints in the pages: what they need is fetched together with the first script, not after it. */
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** What a page always needs; the rest is loaded when it runs. */
interface Needed {
  names: string[]
  texts: string[]
  /** The game whose cards are shown. */
  game?: string
}

const START: Needed = { names: ['StartPage'], texts: ['web', 'web-start'] }
const TABLE: Needed = {
  names: ['TablePage', 'table'],
  texts: ['web', 'web-table', 'table', 'server'],
}
/** The chunk of a game's board is named after the game. */
const ROOM = /^([a-z]+)Room$/
const FIRST = 'index.html'

export function hints(): Plugin {
  return {
    name: 'hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = String((bundle[FIRST] as Rolldown.OutputAsset).source)
        for (const [fileName, { names, texts, game }] of pagesOf(bundle)) {
          const links = [
            ...linksToTexts(bundle, texts),
            ...(game ? [linkToDrawings(game)] : []),
            ...loadedBy(bundle, names).map(link),
          ].filter((tag) => !first.includes(tag))
          const source = first.replace('</head>', `${links.join('\n')}\n</head>`)
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** The start page, a table whose game is unknown, and a table of each game. */
function pagesOf(bundle: Bundle): [fileName: string, Needed][] {
  const rooms = Object.values(bundle).flatMap(({ name }) => ROOM.exec(name ?? '')?.[1] ?? [])
  const tables = rooms.map((game): [string, Needed] => [
    `table-${game}.html`,
    {
      names: [...TABLE.names, `${game}Room`],
      texts: [...TABLE.texts, game, `table-${game}`],
      game,
    },
  ])
  return [['start.html', START], ['table.html', TABLE], ...tables]
}

function loadedBy(bundle: Bundle, names: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = new Set(chunks.filter(({ name }) => names.includes(name)))
  for (const { imports } of wanted) {
    chunks
      .filter(({ fileName }) => imports.includes(fileName))
      .forEach((chunk) => wanted.add(chunk))
  }
  const loaded = [...wanted].filter(({ isEntry }) => !isEntry)
  const styles = loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  return [...loaded.map(({ fileName }) => fileName), ...styles, ...fonts]
}

/** The links in all languages; the server keeps those in the visitor's language. */
function linksToTexts(bundle: Bundle, texts: string[]): string[] {
  return Object.values(bundle).flatMap((file) => {
    const [, language, name] = /\/([a-z]{2})\/([a-z-]+)\.ftl$/.exec(file.fileName) ?? []
    if (!language || !name || !texts.includes(name)) return []
    const what = `rel="preload" as="fetch" crossorigin hreflang="${language}"`
    return `<link ${what} href="./${file.fileName}">`
  })
}

function linkToDrawings(game: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="./cards/${game}.svg">`
}

function link(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="./${file}">`
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="./${file}">`
  return `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="./${file}">`
}
