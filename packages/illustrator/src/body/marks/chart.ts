import type { Pack } from '#pack/pack.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { across, cross, dot, lengthOf, meanOf, minus, times, unit, type Vector } from '#geometry/vector.ts'
import { atan2 } from '@eidolon/people/exact.ts'

/** Where a place of the base mesh lies on the body, for whatever is painted onto it. Decimeters and radians. */
export type Chart = {
  part: 'head' | 'neck' | 'trunk' | 'arm' | 'leg'
  x: number
  y: number
  z: number
  /** Distance from the middle of the body to either side. */
  side: number
  left: boolean
  /** Along the limb from where it begins, and around it: 0 is outside (arms) or in front (legs, neck). */
  along: number
  around: number
  /** Where the elbow and the wrist, or the knee and the ankle, are along the limb. */
  joint: number
  end: number
}

type Segment = {
  readonly from: Vector
  readonly way: Vector
  readonly length: number
  readonly before: number
  readonly out: Vector
  readonly over: Vector
}
type Limb = readonly Segment[]

const limbs = memoByKey(({ base, bones }: Pack) => {
  const joint = (name: string): Vector => {
    const bone = bones.find((one) => one.name === name)
    if (!bone) throw new Error(`The pack has no bone ${name}.`)
    const [x, y, z] = meanOf(base.positions, bone.joint)
    return [Math.abs(x), y, z]
  }
  return {
    arm: limb(
      [joint('upperarm01.L'), joint('lowerarm01.L'), joint('wrist.L'), joint('finger3-1.L'), joint('finger3-3.L')],
      [0.77, 0.64, 0.2],
    ),
    leg: limb([joint('upperleg01.L'), joint('lowerleg01.L'), joint('foot.L')], [0, 0, 1]),
  }
})

/** The bones of a limb, each with what is outside of it; that turns with them, so that nothing jumps at a joint. */
function limb(joints: readonly Vector[], outside: Vector): Limb {
  const found: Segment[] = []
  let out = outside
  let before = 0
  joints.slice(1).forEach((to, at) => {
    const from = joints[at] ?? to
    const way = unit(minus(to, from))
    out = unit(across(out, way))
    found.push({ from, way, length: lengthOf(minus(to, from)), before, out, over: cross(way, out) })
    before += lengthOf(minus(to, from))
  })
  return found
}

/** Says of places of the base mesh where on the body they are, always in the same object. */
export function chartOf(pack: Pack): (x: number, y: number, z: number) => Chart {
  const { arm, leg } = limbs(pack)
  const chart: Chart = {
    part: 'trunk',
    x: 0,
    y: 0,
    z: 0,
    side: 0,
    left: true,
    along: 0,
    around: 0,
    joint: 0,
    end: 0,
  }
  const follow = (line: Limb, side: number, y: number, z: number, part: 'arm' | 'leg') => {
    let best = 1e9
    for (let at = 0; at < line.length; at += 1) {
      const { from, way, length, before, out, over } = line[at]!
      const dx = side - from[0]
      const dy = y - from[1]
      const dz = z - from[2]
      const run = dx * way[0] + dy * way[1] + dz * way[2]
      // The first and the last bone go on beyond their ends.
      const t = run < 0 && at > 0 ? 0 : run > length && at < line.length - 1 ? length : run
      const rx = dx - way[0] * t
      const ry = dy - way[1] * t
      const rz = dz - way[2] * t
      const distance = rx * rx + ry * ry + rz * rz
      if (distance >= best) continue
      best = distance
      chart.along = before + t
      chart.around = atan2(rx * over[0] + ry * over[1] + rz * over[2], rx * out[0] + ry * out[1] + rz * out[2])
    }
    chart.part = part
    chart.joint = line[1]!.before
    chart.end = line[1]!.before + line[1]!.length
  }
  return (x, y, z) => {
    const side = Math.abs(x)
    chart.x = x
    chart.y = y
    chart.z = z
    chart.side = side
    chart.left = x > 0
    if (side < 1.05 && (y > 6.25 || (y > 5.95 && z > 0.75))) {
      chart.part = 'head'
    } else if (side < 0.9 && y > 5.35) {
      chart.part = 'neck'
      chart.around = atan2(x, z - 0.15)
      chart.along = 6.3 - y
    } else if (isArm(arm, side, y, z)) {
      follow(arm, side, y, z, 'arm')
    } else if (y < 0.4) {
      follow(leg, side, y, z, 'leg')
    } else {
      chart.part = 'trunk'
    }
    return chart
  }
}

function isArm([upper]: Limb, side: number, y: number, z: number): boolean {
  if (side < 1.45 || !upper) return false
  const from = minus([side, y, z], upper.from)
  const run = dot(from, upper.way)
  return run > -0.15 && (side > 2.6 || lengthOf(minus(from, times(upper.way, run))) < 0.85)
}
