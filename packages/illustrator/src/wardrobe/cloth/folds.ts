import { atan2, sin } from '@eidolon/people/exact.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { bump, lerp, smoothstep } from '#geometry/interpolate.ts'
import { crests, noise } from '#geometry/noise.ts'
import { elbow } from './fabric.ts'

/**
 * Folds of cloth at a spot, about 0..1.5: across the limbs where they bend, around the waist, from the armpits, and
 * down the length of skirts. Spots of skirts have `v` above 10 (see skirt.ts), others their way along the arm.
 */
export function folds(spot: SurfacePoint): number {
  const { x, y, z, v } = spot
  if (v > 10) return 0.75 * crests(x * 0.9 + 7, y * 0.13, z * 0.9) + 0.35 * crests(x * 2.1, y * 0.3 + 3, z * 2.1)
  const side = x < 0 ? -x : x
  const sleeve = smoothstep(-0.05, 0.45, v)
  let sum = 0
  if (sleeve > 0) {
    sum = sleeve * sleeveFolds(x, side * 0.772 + y * 0.636 - 4.64, z, v)
    if (sleeve === 1) return sum
  }
  const rest = 1 - sleeve
  const leg = smoothstep(0.3, -0.5, y)
  if (leg > 0) {
    const twist = x < 0 ? 5.3 : 0
    const strength = 0.2 + 0.8 * bump(-3.7, 1.3, y) + 0.55 * bump(-0.2, 1, y) + 0.75 * smoothstep(-5.9, -7.2, y)
    sum += rest * leg * strength * crests(x * 0.7 + twist, y * 1.7 + side * 0.6, z * 0.75)
  }
  if (leg < 1) sum += rest * (1 - leg) * trunkFolds(x, side, y, z)
  return sum
}

/** One fold after the other, a unit apart: narrow crests, broad valleys, some deeper than others. */
function pleated(t: number, depth: number): number {
  const wave = 0.5 + 0.5 * sin(t * 6.283185307179586)
  return wave * wave * depth
}

/** Along the arm: out of the armpit aslant, crumpled in the crook of the elbow, pushed up at the wrist. */
function sleeveFolds(x: number, across: number, z: number, v: number): number {
  const twist = x < 0 ? 11 : 0
  const uneven = noise(v * 1.1 + twist, across * 1.2, z * 1.2)
  const under = smoothstep(0.45, -0.35, across) * smoothstep(1.7, 0.5, v)
  const strength = 0.18 + 0.6 * under + 1.1 * bump(elbow, 1.1, v) + 0.45 * bump(4.1, 0.8, v)
  const slant = lerp(-0.75, 0.75, smoothstep(0.9, 1.9, v)) * lerp(1, -0.4, smoothstep(0.3, 1.1, z))
  return pleated(v * 1.45 + across * slant + uneven * 1.5 + twist, strength * (0.25 + 1.1 * uneven))
}

/** Over chest and back: fanned out of the armpits, hanging from the bust, gathered at the waist. */
function trunkFolds(x: number, side: number, y: number, z: number): number {
  // Both sides differ, without a step in the middle.
  const twist = 0.5 * smoothstep(-0.5, 0.5, x)
  const uneven = noise(x * 1.3, y * 0.9, z * 1.1 + 3)
  let sum = 0.12 * crests(x * 0.75 + y * 0.25, y * 1.05 - side * 0.9, z * 0.8)
  if (y > 2.9) {
    const [dx, dy] = [1.56 - side, y - 4.42]
    const far = Math.sqrt(dx * dx + dy * dy)
    const strength =
      smoothstep(0.12, 0.5, far) *
      smoothstep(1.5, 0.5, far) *
      (z > 0.2 ? 1.1 : 0.8) *
      smoothstep(5.5, 5.1, y) *
      smoothstep(0, 0.5, side)
    if (strength > 0) sum += pleated(atan2(dy, dx) * 1.05 + uneven * 0.7 + twist + 0.2, strength * (0.2 + 1.1 * uneven))
  }
  const waist = bump(1.6, 1.5, y) * (0.35 + 0.85 * smoothstep(0.2, 1.2, side))
  if (waist > 0) sum += pleated(y * 1.6 - side * 0.9 + uneven * 1.5 + twist, waist * (0.2 + 1.1 * uneven))
  const hanging = 0.5 * smoothstep(0.4, 1.2, y) * smoothstep(3.6, 2.6, y) * smoothstep(1.3, 0.7, side)
  if (hanging > 0) sum += pleated(x * 1.4 + y * 0.15 + uneven * 1.1, hanging * (0.1 + uneven))
  return sum
}

/** 1 for a pattern of this size seen from near, 0 when it is finer than the pixels. */
export function visible(size: number, grain: number): number {
  const share = 1.6 - (grain * 2.4) / size
  return share < 0 ? 0 : share > 1 ? 1 : share
}
