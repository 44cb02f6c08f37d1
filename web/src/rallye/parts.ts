/** What the game brings besides its tables. */
export const cardGroups = () => import('./cardGroups')
export const pad = () => import('./padFace')
export const cases = () => import('./caseFace')
export const manual = () => import('./manualFace')
