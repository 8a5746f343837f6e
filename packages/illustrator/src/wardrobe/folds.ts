import type { Spot } from '#mesh/part.ts'
import { elbow } from './fabric.ts'
import { bump, crests, step } from './noise.ts'

/**
 * Folds of cloth at a spot, about 0..1.5: across the limbs where they bend, around the waist, from the armpits, and
 * down the length of skirts. Spots of skirts have `v` above 10 (see skirt.ts), others their way along the arm.
 */
export function folds(spot: Spot): number {
  const { x, y, z, v } = spot
  if (v > 10) return 0.75 * crests(x * 0.9 + 7, y * 0.13, z * 0.9) + 0.35 * crests(x * 2.1, y * 0.3 + 3, z * 2.1)
  const side = x < 0 ? -x : x
  const sleeve = step(0.1, 0.7, v)
  let sum = 0
  if (sleeve > 0) {
    const across = side * 0.772 + y * 0.636
    const twist = x < 0 ? 11 : 0
    const strength = 0.28 + 0.85 * bump(elbow, 1.2, v) + 0.4 * bump(0.1, 0.8, v) + 0.3 * bump(4.2, 0.7, v)
    sum += sleeve * strength * crests(v * 1.75 + across * 0.5 + twist, across * 0.85, z * 0.85)
    if (sleeve === 1) return sum
  }
  const rest = 1 - sleeve
  const leg = step(0.3, -0.5, y)
  if (leg > 0) {
    const twist = x < 0 ? 5.3 : 0
    const strength = 0.2 + 0.8 * bump(-3.7, 1.3, y) + 0.55 * bump(-0.2, 1, y) + 0.75 * step(-5.9, -7.2, y)
    sum += rest * leg * strength * crests(x * 0.7 + twist, y * 1.7 + side * 0.6, z * 0.75)
  }
  if (leg < 1) {
    const strength = 0.22 + 0.6 * bump(1.7, 1.5, y) + 0.55 * bump(4.1, 1, y) * step(0.7, 1.4, side)
    sum += rest * (1 - leg) * strength * crests(x * 0.75 + y * 0.25, y * 1.05 - side * 0.9, z * 0.8)
  }
  return sum
}

/** 1 for a pattern of this size seen from near, 0 when it is finer than the pixels. */
export function visible(size: number, grain: number): number {
  const share = 1.6 - (grain * 2.4) / size
  return share < 0 ? 0 : share > 1 ? 1 : share
}
