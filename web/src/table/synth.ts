/** Short sounds, made by oscillators: there is no file to fetch. */

import { settings } from '../settings/settings.svelte'

export type Sound =
  'card' | 'horn' | 'tyre' | 'win' | 'turn' | 'coup' | 'goal' | 'call' | 'caught' | 'four' | 'round'

interface Tone {
  /** The pitch slides from `from` to `to`, in hertz. */
  from: number
  to: number
  at: number
  lasts: number
  loud: number
  shape: OscillatorType
}

const SCORES: Record<Sound, Tone[]> = {
  card: [tone(900, 180, 0, 0.07, 0.12, 'triangle')],
  horn: [tone(370, 365, 0, 0.28, 0.14, 'sawtooth'), tone(466, 460, 0, 0.28, 0.1, 'sawtooth')],
  tyre: [tone(240, 60, 0, 0.5, 0.2, 'triangle'), tone(120, 40, 0.08, 0.42, 0.14, 'sine')],
  turn: [tone(587, 587, 0, 0.12, 0.14, 'sine'), tone(880, 880, 0.11, 0.2, 0.14, 'sine')],
  coup: [
    tone(220, 880, 0, 0.18, 0.16, 'sawtooth'),
    tone(1175, 1175, 0.16, 0.1, 0.14, 'square'),
    tone(1568, 1568, 0.25, 0.3, 0.14, 'square'),
  ],
  goal: [
    tone(120, 420, 0, 0.45, 0.16, 'sawtooth'),
    tone(784, 784, 0.42, 0.12, 0.16, 'triangle'),
    tone(1047, 1047, 0.54, 0.35, 0.16, 'triangle'),
  ],
  call: [tone(660, 990, 0, 0.14, 0.16, 'square'), tone(990, 990, 0.16, 0.2, 0.14, 'square')],
  caught: [tone(520, 260, 0, 0.16, 0.16, 'sawtooth'), tone(390, 130, 0.16, 0.3, 0.16, 'sawtooth')],
  four: [0, 1, 2, 3].map((nth) => tone(300 + 60 * nth, 120, 0.11 * nth, 0.1, 0.18, 'triangle')),
  round: [tone(523, 523, 0, 0.14, 0.14, 'triangle'), tone(784, 784, 0.13, 0.3, 0.14, 'triangle')],
  win: [
    tone(523, 523, 0, 0.16, 0.16, 'triangle'),
    tone(659, 659, 0.14, 0.16, 0.16, 'triangle'),
    tone(784, 784, 0.28, 0.16, 0.16, 'triangle'),
    tone(1047, 1047, 0.42, 0.5, 0.18, 'triangle'),
  ],
}

const VOLUMES = { low: 0.35, medium: 0.8, high: 1.8 } as const

let output: AudioContext | null = null

export function play(name: Sound): void {
  if (typeof AudioContext === 'undefined') return
  output ??= new AudioContext()
  // Browsers play no sound before the first interaction with the page.
  if (output.state === 'suspended') void output.resume()
  for (const each of SCORES[name]) strike(output, each)
}

function strike(context: AudioContext, { from, to, at, lasts, loud, shape }: Tone): void {
  const begin = context.currentTime + at
  const voice = new OscillatorNode(context, { type: shape, frequency: from })
  const volume = new GainNode(context, { gain: 0 })
  voice.frequency.exponentialRampToValueAtTime(to, begin + lasts)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud * VOLUMES[settings.volume], begin + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts)
  voice.connect(volume).connect(context.destination)
  voice.start(begin)
  voice.stop(begin + lasts)
}

function tone(
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
  shape: OscillatorType,
): Tone {
  return { from, to, at, lasts, loud, shape }
}
