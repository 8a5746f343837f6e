import { type Vector, along, between, cross, minus, unit } from '#geometry/vector.ts'
import { sin } from '@eidolon/people/exact.ts'
import { grow, type Plan } from './grow.ts'
import type { HairSurroundings } from './world.ts'

type PlaitOptions = Pick<Plan, 'from' | 'start' | 'length' | 'flow' | 'width'> &
  Partial<Pick<Plan, 'grip' | 'weight' | 'cling' | 'steps' | 'height'>>

/** Three strands that cross over each other along a way of their own, and where they end. */
export function plait(world: HairSurroundings, options: PlaitOptions): { cords: Plan[]; tip: Vector; way: Vector } {
  const spine = grow(
    {
      normal: [0, 0, 1],
      steps: 16,
      grip: 0.5,
      weight: 0.05,
      height: (share) => 0.1 + options.width * 0.5 * Math.min(1, share * 3 + 0.4),
      cling: 0.1,
      layer: 1,
      ...options,
    },
    world,
  )
  const knots = Math.max(8, Math.round(options.length / 0.055))
  const turns = options.length / (options.width * 2.3)
  const cords = [0, 1, 2].map((strand): Plan => {
    const line: Vector[] = []
    const outs: Vector[] = []
    for (let nth = 0; nth <= knots; nth++) {
      const share = nth / knots
      const spot = share * (spine.line.length - 1)
      const low = Math.min(spine.line.length - 2, Math.floor(spot))
      const [a, b] = [spine.line[low] ?? options.from, spine.line[low + 1] ?? options.from]
      const out = unit(between(spine.outs[low] ?? [0, 0, 1], spine.outs[low + 1] ?? [0, 0, 1], spot - low))
      const side = unit(cross(minus(b, a), out), [1, 0, 0])
      const angle = (share * turns + strand / 3) * 6.283185307179586
      const narrow = 1 - 0.35 * share
      const wide = along(between(a, b, spot - low), side, sin(angle) * options.width * 0.33 * narrow)
      line.push(along(wide, out, sin(angle * 2) * options.width * 0.2 * narrow))
      outs.push(out)
    }
    return {
      ...spine.plan,
      line: { points: line, outs },
      width: options.width * 0.62,
      taper: (share) => (1 - 0.35 * share) * Math.min(1, 0.6 + share * 8),
      layer: 1,
    }
  })
  const last = spine.line.length - 1
  const tip = spine.line[last] ?? options.from
  return { cords, tip, way: unit(minus(tip, spine.line[last - 1] ?? options.from)) }
}
