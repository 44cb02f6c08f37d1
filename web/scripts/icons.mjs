// Draws the icons of the installed app from `public/icon.svg`, in the browser of the e2e tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PUBLIC = new URL('../public/', import.meta.url)
const PAGE = '#F4EAD6'
// A mask may cut off all but a circle of 80 % in the middle.
const ICONS = [
  { name: 'icon-192', size: 192, drawn: 1, background: 'transparent' },
  { name: 'icon-512', size: 512, drawn: 1, background: 'transparent' },
  { name: 'maskable-512', size: 512, drawn: 0.6, background: PAGE },
]

const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8')
mkdirSync(new URL('icons/', PUBLIC), { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, size, drawn, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const style = `margin: 0; height: 100vh; display: grid; place-items: center; background: ${background}`
  await page.setContent(
    `<body style="${style}">${svg.replace('<svg', `<svg width="${size * drawn}"`)}`,
  )
  const picture = await page.screenshot({ omitBackground: true })
  writeFileSync(new URL(`icons/${name}.png`, PUBLIC), picture)
}
await browser.close()
