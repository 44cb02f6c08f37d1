/** What UNO brings to the table. */
export { isAlarming, isNewHand, isToldByDialog, soundOf } from './hearing'
export { routesOf } from './routes'
export { describe, miniCard, tell } from './telling'
export { default as Board } from './UnoBoard.svelte'
