/** What the rally game brings to the table. */
export { isAlarming, isNewHand, isToldByDialog, soundOf } from './hearing'
export { default as Board } from './RallyeBoard.svelte'
export { routesOf } from './routes'
export { describe, miniCard, tell } from './telling'
