import { unitTarget } from '#pack/gate.ts'
import type { Pack } from '#pack/pack.ts'
import type { Vector } from '#geometry/vector.ts'
import { addTargets } from '#body/morph.ts'

/** In the middle of the left eye's lids, on the base mesh. */
const [upper, lower] = [6_785, 6_828]
const closures = new Set(['left', 'right'].map((side) => unitTarget(`eye-${side}-closure`)))
/** Decimeters between lids that are drawn as shut. */
const shut = 0.02

/** How far somebody's lids have to go until they are shut, as a share of how far the data takes them: wide eyes' farther. */
export function lidsOf(pack: Pack, shape: Float32Array): number {
  const closed = shape.slice()
  addTargets(pack, closed, new Map([...closures].map((target) => [target, 1])))
  const gap = (face: Float32Array) => face[upper * 3 + 1]! - face[lower * 3 + 1]!
  const open = gap(shape)
  return Math.min(1.6, Math.max(1, (open - shut) / Math.max(0.01, open - gap(closed))))
}

/** Where the middle between the lids is at ease, in radii of the iris below its own middle: the upper lid covers some of it. */
const atEase = 0.13

/** How far the eyes move down (up if negative) to sit between the lids, in decimeters. */
export function dropOf(shape: Float32Array, iris: { readonly center: Vector; readonly radius: number }): number {
  const between = (shape[upper * 3 + 1]! + shape[lower * 3 + 1]!) / 2
  const drop = iris.center[1] - between - atEase * iris.radius
  return Math.min(0.4, Math.max(-0.2, drop / iris.radius)) * iris.radius
}

/** What a target counts for somebody with such lids. */
export const withLids = (lids: number, target: string, weight: number): number =>
  closures.has(target) ? weight * lids : weight
