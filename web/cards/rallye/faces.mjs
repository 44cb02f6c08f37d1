/** Every face of the rally game, and the small parts its table is made of. */
import { canister, gauge, pump } from '../motifs/fuel.mjs'
import { screwdriver, workshop, wrench } from '../motifs/tools.mjs'
import { arrowUp, priority, rays, trafficLight } from '../motifs/traffic.mjs'
import { bonnet, car, steam } from '../motifs/vehicles.mjs'
import { flatTyre, nail, proudWheel, spade, steeringWheel, wheel } from '../motifs/wheels.mjs'
import { blue, gold, green, ink, red, saffron, white } from '../palette.mjs'
import { burst, place, turned } from '../svg.mjs'
import { back } from './back.mjs'
import { signCard } from './frames.mjs'
import { distanceCard, stone } from './milestones.mjs'
import {
  emptyRoundel,
  emptyShield,
  endOfLimit,
  limit,
  roundel,
  shield,
  tallTriangle,
  triangle,
} from './signs.mjs'

export { frameDefs } from './frames.mjs'

const stop = place(0, 9, 0.92, trafficLight('red')) + place(0, -16, 0.78, rays(red.plain, 6))

const accident =
  place(27, 17, 1.12, burst(31, 15, 9, saffron, ink)) + place(-9, 26, 0.74, car(red.plain), 9)

const engineTrouble =
  place(30, 11, 0.86, steam('#E4E9EA', ink)) +
  place(-7, 30, 0.8, bonnet(red.plain, ink) + car(red.plain))

const flat = place(0, 14, 0.86, flatTyre()) + place(31, 46, 0.8, nail(red.plain), 34)

const emptyTank = place(0, 20, 0.9, gauge(ink, red.plain))

const roll =
  roundel() +
  place(-22, -3, 1.08, trafficLight('green')) +
  place(-22, 26.5, 0.8, rays(green.lit, 5)) +
  place(31, -3, 1.05, arrowUp(white))

// The longest name: in German its plate has three lines.
const highEndOfLimit = place(4, -15, 0.95, endOfLimit())

const repairs =
  roundel() + turned(-42, screwdriver('#BFE8D8')) + place(0, 0, 1.08, wrench(white), 42)

const spareTyre = roundel() + place(0, -3, 1.08, wheel(ink, white, ink))

const petrol = roundel() + place(-2, -1, 0.98, canister(white, green.plain))

const rightOfWay = shield() + place(0, -6, 1, priority(white, gold.plain, ink))

const drivingAce =
  shield() + place(0, -6, 0.98, steeringWheel(white, gold.plain)) + place(0, -7, 0.78, spade(ink))

const garage = shield() + place(0, -2, 0.9, workshop(white, gold.plain, blue.dark))

const punctureProof = shield() + place(0, -6, 0.95, proudWheel(white, gold.plain, ink))

const petrolStation = shield() + place(-4, -4, 0.95, pump(white, gold.plain))

function warning(family, motif) {
  return signCard('hazard', family, triangle() + motif, tallTriangle() + place(0, -2, 1.17, motif))
}

/** By slug. Two cards mean something else in some editions and have a second picture there. */
export const faces = {
  'km-25': distanceCard(25),
  'km-50': distanceCard(50),
  'km-75': distanceCard(75),
  'km-100': distanceCard(100),
  'km-200': distanceCard(200),
  stop: warning('light', stop),
  'speed-limit': signCard('hazard', 'speed', limit(), place(0, -16, 1.16, limit())),
  accident: warning('engine', accident),
  'engine-trouble': warning('engine', engineTrouble),
  'flat-tyre': warning('tyre', flat),
  'empty-tank': warning('fuel', emptyTank),
  roll: signCard('remedy', 'light', roll),
  'end-of-limit': signCard('remedy', 'speed', highEndOfLimit, endOfLimit()),
  repairs: signCard('remedy', 'engine', repairs),
  'spare-tyre': signCard('remedy', 'tyre', spareTyre),
  petrol: signCard('remedy', 'fuel', petrol),
  'right-of-way': signCard('safety', 'light', rightOfWay),
  'driving-ace': signCard('safety', 'engine', drivingAce),
  workshop: signCard('safety', 'engine', garage),
  'puncture-proof': signCard('safety', 'tyre', punctureProof),
  'petrol-station': signCard('safety', 'fuel', petrolStation),
  back: { full: back() },
}

const SIGN_BOX = '-84 -86 168 176'

/** Parts take their colour from the page: `color`, and `--cap` for the top of a stone, `--field` for a shield. */
export const parts = {
  car: { box: '-50 -28 100 56', drawing: car('currentColor', '#E8F4F6', '#0B1A20') },
  stone: { box: '-58 -74 116 152', drawing: stone(`var(--cap,${saffron})`) },
  'slot-right-of-way': { box: SIGN_BOX, drawing: emptyShield('light') },
  'slot-driving-ace': { box: SIGN_BOX, drawing: emptyShield('engine') },
  'slot-puncture-proof': { box: SIGN_BOX, drawing: emptyShield('tyre') },
  'slot-petrol-station': { box: SIGN_BOX, drawing: emptyShield('fuel') },
  'slot-battle': { box: SIGN_BOX, drawing: emptyRoundel('light') },
  'slot-speed': { box: SIGN_BOX, drawing: emptyRoundel('speed') },
}
