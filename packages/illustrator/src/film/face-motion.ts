import { blink, visemes } from '#faces/faces.ts'
import { addMuscles, blendMuscles, type Muscles } from '#faces/units.ts'
import { hash } from '@eidolon/people'
import { wander } from './wave.ts'
import { smoothstep } from '#geometry/interpolate.ts'

/** How far the lids are down: a blink every three seconds or so, never on the poster. */
export function blinkAt(seconds: number, seed: number): number {
  const every = 2.9
  const round = Math.floor(seconds / every)
  const at = (round + 0.35 + 0.5 * (hash(`blink ${round}`, seed) / 4294967296)) * every
  const since = seconds - at
  // Down faster than up.
  return since < 0 ? smoothstep(-0.09, 0, since) : smoothstep(0.16, 0.02, since)
}

/** The face with its lids that far down; whatever held the eyes open lets go. */
export function blinking(muscles: Muscles, closed: number): Muscles {
  return closed <= 0
    ? muscles
    : addMuscles(blendMuscles(muscles, { ...muscles, wide: 0, squint: 0 }, closed), blink, closed)
}

const sounds = ['ah', 'eh', 'ee', 'oh', 'oo', 'mm', 'ff', 'ss', 'ah', 'eh'] as const

/** A mouth that talks: one shape of speech runs into the next, with pauses between phrases. */
export function talkAt(seconds: number, seed: number): Muscles {
  const phrase = smoothstep(0.16, 0.3, wander('phrase', seed, seconds / 1.1 + 1))
  const pace = seconds * 6.2
  const round = Math.floor(pace)
  const sound = (step: number) => visemes[sounds[hash(`sound ${step}`, seed) % sounds.length] ?? 'ah']
  const mouth = blendMuscles(sound(round), sound(round + 1), smoothstep(0.15, 0.85, pace - round))
  const brow = smoothstep(0.62, 1, wander('brow', seed, seconds * 0.9)) * 0.4
  return addMuscles({ browUp: brow }, mouth, phrase)
}
