import type { Body } from '#body/body.ts'
import { type Vector, cross, unit, dot, minus } from '#geometry/vector.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { type Fabric, fabricOf } from './cloth/fabric.ts'

type Hanging = { readonly body: Body; readonly fabric: Fabric }

/** How far out cloth may be at a place. */
type Room = (x: number, y: number) => number

/** Vertices in the order cloth reaches them, and for each the neighbors it comes from. */
type Course = { readonly order: readonly number[]; readonly before: ReadonlyMap<number, readonly number[]> }

/** From the chest down to the thighs, and over the chest from both sides to the middle. */
const coursesOf: (pack: Pack) => { readonly down: Course; readonly across: Course } = memoByKey((pack) => {
  const { count, rest, arm, from, near } = fabricOf(pack)
  const course = (keep: (x: number, y: number, z: number) => boolean, rank: (v: number) => number): Course => {
    const order: number[] = []
    for (let v = 0; v < count; v += 1) {
      if ((arm[v] ?? 0) < -0.25 && keep(rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0)) order.push(v)
    }
    order.sort((a, b) => rank(b) - rank(a) || a - b)
    const earlier = (v: number) =>
      [...near.subarray(from[v] ?? 0, from[v + 1] ?? 0)].filter((other) => rank(other) > rank(v) + 0.03)
    return { order, before: new Map(order.map((v) => [v, earlier(v)])) }
  }
  return {
    down: course(
      (_, y) => y < 4.4 && y > lowest,
      (v) => rest[v * 3 + 1] ?? 0,
    ),
    across: course(
      (x, y, z) => z > 0.5 && y < 4.6 && y > 2.4 && Math.abs(x) < 0.8,
      (v) => Math.abs(rest[v * 3] ?? 0),
    ),
  }
})

const lowest = -2

/**
 * Lets loose cloth span the chest and fall from it and from the shoulder blades, instead of clinging to what lies
 * behind: 0 not at all, 1 straight. `positions` is the fabric as taut as it is; it never goes nearer to the skin.
 * What is tucked in comes back to the body above the height `tuck`.
 */
export function fallen({ body, fabric }: Hanging, positions: Float32Array, share: number, tuck?: number): Float32Array {
  const { down, across } = coursesOf(body.pack)
  const out = new Float32Array(positions)
  const lifts = new Float32Array(fabric.count)
  const { up, aside, wayOf } = compass(body)
  const at = (values: Float32Array, v: number): Vector => [
    values[v * 3] ?? 0,
    values[v * 3 + 1] ?? 0,
    values[v * 3 + 2] ?? 0,
  ]
  const ways = new Map(down.order.concat(across.order).map((v) => [v, wayOf(at(fabric.rest, v))]))
  const place = (v: number, lift: number) => {
    const way = ways.get(v) ?? up
    lifts[v] = lift
    for (let k = 0; k < 3; k += 1) out[v * 3 + k] = (positions[v * 3 + k] ?? 0) + (way[k] ?? 0) * lift
  }
  /** Each as far out as the cloth before it, less what it may fall back by on the way. */
  const sweep = ({ order, before }: Course, along: Vector, back: number, max: Room) => {
    for (const v of order) {
      const way = ways.get(v) ?? up
      const [x, y] = at(fabric.rest, v)
      let [wanted, total] = [0, 0]
      for (const u of before.get(v) ?? []) {
        const gap = minus(at(out, u), at(positions, v))
        wanted += dot(gap, way) - Math.abs(dot(gap, along)) * back
        total += 1
      }
      if (total > 0) place(v, Math.min(max(x, y), Math.max(lifts[v] ?? 0, wanted / total)))
    }
  }
  sweep(across, aside, lerp(0.9, 0.25, share), (_, y) => share * smoothstep(4.6, 4, y))
  // Beside the arms there is no room for it.
  const [held, free] = tuck === undefined ? [lowest, 0.5] : [tuck, tuck + 1.1]
  const room: Room = (x, y) =>
    1.3 * share * lerp(1, 0.25, smoothstep(0.9, 1.4, Math.abs(x))) * smoothstep(held, free, y)
  sweep(down, up, lerp(0.6, 0.1, share), room)
  const even = evened(fabric, lifts)
  for (const v of ways.keys()) place(v, even[v] ?? 0)
  return uncrumpled(fabric, out, even)
}

/** What was pulled out from under a bust lies close together: it is spread where there is room. */
function uncrumpled({ from, near }: Fabric, positions: Float32Array, lifts: Float32Array): Float32Array {
  let now = positions
  for (let round = 0; round < 3; round += 1) {
    const next = new Float32Array(now)
    for (let v = 0; v < lifts.length; v += 1) {
      const share = 0.8 * smoothstep(0.05, 0.25, lifts[v] ?? 0)
      if (share === 0) continue
      const [low, high] = [from[v] ?? 0, from[v + 1] ?? 0]
      for (let k = 0; k < 3; k += 1) {
        let sum = 0
        for (let other = low; other < high; other += 1) sum += now[(near[other] ?? 0) * 3 + k] ?? 0
        next[v * 3 + k] = lerp(now[v * 3 + k] ?? 0, sum / (high - low), share)
      }
    }
    now = next
  }
  return now
}

/** Up along the spine, and which way is out at a place of the trunk at rest, as chest and hips are turned. */
function compass(body: Body): {
  readonly up: Vector
  readonly aside: Vector
  readonly wayOf: (place: Vector) => Vector
} {
  const joint = (name: string): Vector => body.bones.joint(name)
  const up = unit(minus(joint('spine01'), joint('spine05')))
  const chest = unit(minus(joint('clavicle.L'), joint('clavicle.R')))
  const hips = unit(minus(joint('upperleg01.L'), joint('upperleg01.R')))
  const wayOf = ([x, y, z]: Vector): Vector => {
    const share = smoothstep(0, 4, y)
    const left = unit([lerp(hips[0], chest[0], share), lerp(hips[1], chest[1], share), lerp(hips[2], chest[2], share)])
    const ahead = cross(left, up)
    // Front and back are broad; only the sides face sideways.
    const [aside, forth] = [0.25 * x * x * x, z - 0.15]
    const mixed = (k: 0 | 1 | 2) => left[k] * aside + ahead[k] * forth
    return unit([mixed(0), mixed(1), mixed(2)])
  }
  return { up, aside: chest, wayOf }
}

/** Rounds off what the sweeps left, hardly taking anything away where it stands out most. */
function evened({ count, from, near }: Fabric, values: Float32Array): Float32Array {
  let now = values
  for (let round = 0; round < 5; round += 1) {
    const next = new Float32Array(count)
    for (let v = 0; v < count; v += 1) {
      const [low, high] = [from[v] ?? 0, from[v + 1] ?? 0]
      let sum = now[v] ?? 0
      for (let k = low; k < high; k += 1) sum += now[near[k] ?? 0] ?? 0
      next[v] = Math.max(sum / (high - low + 1), round < 3 ? (now[v] ?? 0) * 0.95 : 0)
    }
    now = next
  }
  return now
}
