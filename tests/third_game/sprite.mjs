/** Draws the cards: a number each, large on a small card, and a back. */
const SLUGS = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ')

export function sprite() {
  const cards = SLUGS.flatMap((slug, index) => [
    symbol(slug, numbered(index + 1, 96)),
    symbol(`${slug}-compact`, numbered(index + 1, 140)),
  ])
  const back = symbol(
    'back',
    '<rect x="16" y="16" width="168" height="248" rx="12" fill="#1f4d3a"/>',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${cards.join('')}${back}</svg>\n`
}

function numbered(number, size) {
  const place = 'x="100" y="140" text-anchor="middle" dominant-baseline="central"'
  return `<text ${place} font-size="${size}" font-weight="700" fill="#12301f">${number}</text>`
}

function symbol(id, drawing) {
  return `<symbol id="zwanzig-${id}" viewBox="0 0 200 280">${drawing}</symbol>`
}
