/** What 1rem is in pixels; follows the setting here and that of the browser. */
const probe = document.createElement('i')
probe.style.cssText = 'position: absolute; visibility: hidden; width: 1rem'
document.documentElement.append(probe)

let pixels = $state(measured())
new ResizeObserver(() => (pixels = measured())).observe(probe)

export function rem(): number {
  return pixels
}

function measured(): number {
  return probe.getBoundingClientRect().width || 16
}
