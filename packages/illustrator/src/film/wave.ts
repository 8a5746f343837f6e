import { cos, sin } from '@eidolon/people/exact.ts'
import { hash } from '@eidolon/people'

const turn = 2 * Math.PI

/** A swing that comes back to where it began when the film does: as many whole swings as lie nearest to the period. */
export function swing(share: number, total: number, period: number, ahead = 0): number {
  const times = Math.max(1, Math.round(total / period))
  return sin(turn * (share * times + ahead))
}

/** The same, but 0 at the beginning and always above: a rise and fall. */
export function rise(share: number, total: number, period: number, ahead = 0): number {
  const times = Math.max(1, Math.round(total / period))
  return 0.5 - 0.5 * cos(turn * (share * times + ahead))
}

/** Numbers that follow one another smoothly, one a unit of `at`, 0..1, always the same for a name and seed. */
export function wander(name: string, seed: number, at: number): number {
  const whole = Math.floor(at)
  const value = (step: number) => hash(`${name} ${step}`, seed) / 4294967296
  const t = at - whole
  const gentle = t * t * (3 - 2 * t)
  return value(whole) * (1 - gentle) + value(whole + 1) * gentle
}
