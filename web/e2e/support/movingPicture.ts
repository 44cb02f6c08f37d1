/** A page filmed, as one picture that moves: an SVG that holds its frames. */
import type { Page } from '@playwright/test'

interface Frame {
  /** Seconds. */
  at: number
  /** Its address, which holds it. */
  image: string
}

/** Frames closer than this look the same. */
const APART_S = 0.1
/** The picture stands still before it begins anew. */
const REST_S = 2
/** How large it is beside the page, and how sharp. */
const SCALE = 0.66
const QUALITY = 0.55

/** Films a page until `action` has ended and `rest` milliseconds have gone by. */
export async function filmed(
  page: Page,
  action: () => Promise<unknown>,
  rest: number,
): Promise<string> {
  const { width, height } = page.viewportSize()!
  const frames: Frame[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = metadata.timestamp!
    const image = `data:image/jpeg;base64,${data}`
    if (at - (frames.at(-1)?.at ?? 0) >= APART_S) frames.push({ at, image })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  const size = { maxWidth: width, maxHeight: height }
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 95, ...size })
  await action()
  await page.waitForTimeout(rest)
  await devtools.send('Page.stopScreencast')
  return drawing(await packed(page, frames), width, height)
}

/** The same frames, smaller. */
function packed(page: Page, frames: Frame[]): Promise<Frame[]> {
  const pack = async ([frames, scale, quality]: [Frame[], number, number]): Promise<Frame[]> => {
    const small: Frame[] = []
    for (const { at, image } of frames) {
      const drawn = Object.assign(new Image(), { src: image })
      await drawn.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: drawn.width * scale, height: drawn.height * scale })
      canvas.getContext('2d')!.drawImage(drawn, 0, 0, canvas.width, canvas.height)
      small.push({ at, image: canvas.toDataURL('image/webp', quality) })
    }
    return small
  }
  return page.evaluate(pack, [frames, SCALE, QUALITY] as [Frame[], number, number])
}

/** Each frame lies over those before it from its time on. */
function drawing(frames: Frame[], width: number, height: number): string {
  const began = frames[0]!.at
  const lasts = frames.at(-1)!.at - began + REST_S
  const share = ({ at }: Frame) => `${(((at - began) / lasts) * 100).toFixed(2)}%`
  const appear = frames.map((frame, index) =>
    index === 0 ? '' : `@keyframes f${index}{0%{opacity:0}${share(frame)}{opacity:1}}`,
  )
  const images = frames.map(
    ({ image }, index) =>
      `<image width="${width}" height="${height}" href="${image}"` +
      ` style="animation-name:f${index}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>image{animation:${lasts.toFixed(2)}s step-end infinite}${appear.join('')}`,
    '@media (prefers-reduced-motion:reduce){image{animation:none}}</style>',
    ...images,
    '</svg>\n',
  ].join('\n')
}
