import { unitTarget } from '#pack/gate.ts'
import type { Pack } from '#pack/pack.ts'
import { addTargets } from './morph.ts'

/** In the middle of the left eye's lids, on the base mesh. */
const [upper, lower] = [6_785, 6_828]
const closures = new Set(['left', 'right'].map((side) => unitTarget(`eye-${side}-closure`)))
/** Decimetres between lids that are drawn as shut. */
const shut = 0.02

/** The same targets, with as much more for the lids as wide eyes need until they are shut. */
export function withLids(pack: Pack, shape: Float32Array, targets: ReadonlyMap<string, number>): Map<string, number> {
  const closing = [...targets.keys()].some((target) => closures.has(target))
  const more = closing ? wayToGo(pack, shape) : 1
  return new Map([...targets].map(([target, weight]) => [target, closures.has(target) ? weight * more : weight]))
}

/** How far lids have to go, as a share of how far the data takes them. */
function wayToGo(pack: Pack, shape: Float32Array): number {
  const closed = shape.slice()
  addTargets(pack, closed, new Map([...closures].map((target) => [target, 1])))
  const gap = (face: Float32Array) => face[upper * 3 + 1]! - face[lower * 3 + 1]!
  const open = gap(shape)
  return Math.min(1.6, Math.max(1, (open - shut) / Math.max(0.01, open - gap(closed))))
}
