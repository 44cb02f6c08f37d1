/** What has to do with petrol, in a box of ±50 around 0,0. */

export function drop(colour) {
  return `<path d="M0-20C9-8 15 0 15 8a15 15 0 0 1-30 0C-15 0-9-8 0-20z" fill="${colour}"/>`
}

/** The gauge of an empty tank. */
export function gauge(line, warning) {
  return `
    <path d="M-44 22A46 46 0 0 1 44 22" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-44 22A46 46 0 0 1-34-8" fill="none" stroke="${warning}" stroke-width="10" stroke-linecap="round"/>
    <path d="M0-26v9M26-15l-6 7" stroke="${line}" stroke-width="5" stroke-linecap="round"/>
    <path d="M3 20L-34 8" stroke="${warning}" stroke-width="7" stroke-linecap="round"/>
    <circle cx="2" cy="20" r="8.5" fill="${line}"/>`
}

/** A canister with its three handles and a spout. */
export function canister(colour, mark) {
  return `
    <path d="M20-26L36-42" stroke="${colour}" stroke-width="11" stroke-linecap="round"/>
    <path d="M-22-26v-16h32v16M-6-42v16" fill="none" stroke="${colour}" stroke-width="6.5" stroke-linejoin="round"/>
    <path d="M-34-19c0-5 4-9 9-9h43l16 17v46c0 5-4 9-9 9h-50c-5 0-9-4-9-9z" fill="${colour}"/>
    <g transform="translate(0 9) scale(1.25)">${drop(mark)}</g>`
}

export function pump(colour, window) {
  return `
    <path d="M-30 42V-32c0-6 4-10 10-10h22c6 0 10 4 10 10v74z" fill="${colour}"/>
    <rect x="-21" y="-33" width="24" height="20" rx="3" fill="${window}"/>
    <path d="M-36 42h54" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>
    <path d="M12 0h6c5 0 8 3 8 8v16c0 4 3 7 7 7s7-3 7-7V-10c0-3-1-5-3-7L24-30" fill="none" stroke="${colour}"
      stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="35" cy="-12" r="5" fill="${colour}"/>`
}
