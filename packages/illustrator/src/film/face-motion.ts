import type { Face } from '#faces/face.ts'
import { hash } from '#seed/hash.ts'
import { ease, wander } from './wave.ts'

/** Adds up how much the muscles work; nothing works more than wholly. */
export function together(...faces: readonly Face[]): Face {
  const sum: Record<string, number> = {}
  for (const face of faces)
    for (const [unit, weight] of Object.entries(face)) sum[unit] = Math.min(1, (sum[unit] ?? 0) + weight)
  return sum
}

/** How far the lids are down: a blink every three seconds or so, never on the poster. */
export function blinkAt(seconds: number, seed: number): number {
  const every = 2.9
  const round = Math.floor(seconds / every)
  const at = (round + 0.35 + 0.5 * (hash(`blink ${round}`, seed) / 4294967296)) * every
  const since = seconds - at
  // Down faster than up.
  return since < 0 ? ease(-0.09, 0, since) : ease(0.16, 0.02, since)
}

export const blink = (closed: number): Face => ({ 'eye-left-closure': closed, 'eye-right-closure': closed })

/** A mouth that talks: open and closed as syllables go, round and wide in turns, with pauses between phrases. */
export function talkAt(seconds: number, seed: number): Face {
  const phrase = ease(0.16, 0.3, wander('phrase', seed, seconds / 1.1 + 1))
  const syllable = wander('syllable', seed, seconds * 6.5)
  const open = phrase * ease(0.2, 0.95, syllable)
  const round = phrase * ease(0.55, 1, wander('round', seed, seconds * 3.1)) * 0.5
  const wide = phrase * ease(0.55, 1, wander('wide', seed, seconds * 3.7 + 9)) * 0.4
  const brow = ease(0.62, 1, wander('brow', seed, seconds * 0.9)) * 0.45
  return {
    'mouth-open': open * 0.42,
    'mouth-part-later': phrase * 0.18,
    'mouth-protusion': round * 0.6,
    'mouth-retraction': wide,
    'eyebrows-left-up': brow,
    'eyebrows-right-up': brow,
  }
}
