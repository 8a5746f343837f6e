import { blob, smoothstep } from '#geometry/interpolate.ts'
import { across, cross, dot, meanOf, minus, times, unit, type Vector } from '#geometry/vector.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'

/** What a hand has below and in its skin at a place: how far it lifts it (decimeters), and how deep a crease is, 0..1. */
export type HandForm = { lift: number; crease: number }

/** A joint of a finger of the left hand on the base mesh; the right one is its mirror. */
type Joint = {
  readonly at: Vector
  /** Along the finger, out of its back. */
  readonly way: Vector
  readonly up: Vector
  /** 1 where the finger leaves the hand, 2 and 3 farther out. */
  readonly nth: number
  readonly thumb: boolean
  /** How far its folds lie apart, 1 on fingers of usual length. */
  readonly apart: number
}

/** The hand on the base mesh: its joints, the tendons to its knuckles, and the palm by two axes from the wrist. */
type Hand = {
  readonly joints: readonly Joint[]
  readonly wrist: Vector
  readonly knuckles: readonly Vector[]
  readonly back: Vector
  /** Towards the knuckles and from the first finger to the last, each as long as makes 1 of the whole way. */
  readonly long: Vector
  readonly broad: Vector
}

const handOf = memoByKey(({ base, bones }: Pack): Hand => {
  const joint = (name: string): Vector => {
    const bone = bones.find((one) => one.name === name)
    if (!bone) throw new Error(`The pack has no bone ${name}.`)
    return meanOf(base.positions, bone.joint)
  }
  const [first, last] = [joint('finger2-1.L'), joint('finger5-1.L')]
  const row = unit(minus(last, first))
  const joints = [1, 2, 3, 4, 5].flatMap((finger) =>
    [1, 2, 3].map((nth): Joint => {
      const from = Math.min(nth, 2)
      const bone = minus(joint(`finger${finger}-${from + 1}.L`), joint(`finger${finger}-${from}.L`))
      const way = unit(bone)
      // A thumb is turned by a quarter.
      const up = finger === 1 ? unit(across(times(row, -1), way)) : unit(cross(way, row))
      return {
        at: joint(`finger${finger}-${nth}.L`),
        way,
        up,
        nth,
        thumb: finger === 1,
        apart: Math.min(1, dot(bone, way) / 0.22),
      }
    }),
  )
  const wrist = joint('wrist.L')
  const knuckles = [2, 3, 4, 5].map((finger) => joint(`finger${finger}-1.L`))
  const reach = minus(meanOf(Float32Array.from(knuckles.flat()), [0, 1, 2, 3]), wrist)
  const back = unit(cross(reach, row))
  const long = unit(across(reach, row))
  const span = minus(last, first)
  return {
    joints,
    wrist,
    knuckles,
    back,
    long: times(long, 1 / dot(reach, long)),
    broad: times(row, 1 / dot(span, row)),
  }
})

/**
 * Hands are told from gloves by what lies below their skin: knuckles and the tendons that run to them, the creases over
 * and under each joint, and the lines of the palm. `bony` is how clearly it is seen, 0..1.
 */
export function handsOf(pack: Pack): (x: number, y: number, z: number, bony: number, out: HandForm) => void {
  const hand = handOf(pack)
  const inner = palmOf(hand)
  // In one row, for nearly every joint is too far away from nearly every place.
  const places = Float64Array.from(hand.joints.flatMap(({ at }) => at))
  const { wrist, long: ahead, back } = hand
  return (x, y, z, bony, out) => {
    const side = Math.abs(x)
    out.lift = 0
    out.crease = 0
    for (let nth = 0, at = 0; at < places.length; nth++, at += 3) {
      const dx = side - places[at]!
      const dy = y - places[at + 1]!
      const dz = z - places[at + 2]!
      const away = dx * dx + dy * dy + dz * dz
      if (away <= 0.07) atJoint(hand.joints[nth]!, dx, dy, dz, away, bony, out)
    }
    const ox = side - wrist[0]
    const oy = y - wrist[1]
    const oz = z - wrist[2]
    const long = ox * ahead[0] + oy * ahead[1] + oz * ahead[2]
    if (long < -0.1 || long > 1.15) return
    const behind = ox * back[0] + oy * back[1] + oz * back[2]
    if (behind > 0.02) out.lift += tendons(hand, ox, oy, oz, long) * smoothstep(0.02, 0.08, behind) * (0.2 + 0.8 * bony)
    else out.crease = Math.max(out.crease, inner(side, y, z, long) * smoothstep(0.02, -0.04, behind))
  }
}

/** What one joint does to a place so far from it. */
function atJoint(
  { way, up, nth, thumb, apart }: Joint,
  dx: number,
  dy: number,
  dz: number,
  away: number,
  bony: number,
  out: HandForm,
): void {
  const lifted = dx * up[0] + dy * up[1] + dz * up[2]
  if (nth === 1) {
    // The knuckles of the fist; of a thumb this one is deep in the hand.
    if (!thumb && lifted > 0) out.lift += blob(away, 0.23) * 0.062 * (0.5 + 0.5 * bony)
    return
  }
  const run = dx * way[0] + dy * way[1] + dz * way[2]
  // Not on the next finger.
  if (away - run * run > thick * thick) return
  const slim = nth === 3 ? 0.8 : 1
  if (lifted > 0.01) {
    // Loose skin over the joint lies in short folds, the middle one deepest.
    const over = smoothstep(0.01, 0.05, lifted)
    out.lift += over * blob(run * run, 0.12) * 0.014 * slim * (0.5 + 0.5 * bony)
    const bent = Math.abs(run + (lifted - 0.09) * 0.12) / apart
    if (bent > 0.071) return
    const folds = Math.max(fold(bent, 0.011), 0.7 * fold(bent - 0.034, 0.01), 0.35 * fold(bent - 0.062, 0.009))
    out.crease = Math.max(out.crease, over * folds * 0.62 * slim)
  } else {
    // Under it the finger folds: one deep crease, two at the middle joint.
    const under = smoothstep(0, -0.04, lifted)
    const folds = nth === 2 && !thumb ? fold(Math.abs(run) - 0.014, 0.012) : fold(run, 0.013)
    out.crease = Math.max(out.crease, under * folds * 0.85)
    // The pads between the creases are full.
    out.lift += under * blob((run - 0.1) * (run - 0.1), 0.1) * 0.012
  }
}

/** No finger is thicker than this around its bones, decimeters. */
const thick = 0.13

/** Cords on the back of the hand, from the wrist to each knuckle, fading on the way to the wrist. */
function tendons({ wrist, knuckles }: Hand, ox: number, oy: number, oz: number, long: number): number {
  const strength = smoothstep(0.15, 0.6, long) * smoothstep(1.1, 0.9, long)
  if (strength === 0) return 0
  let max = 0
  for (const knuckle of knuckles) {
    const kx = knuckle[0] - wrist[0]
    const ky = knuckle[1] - wrist[1]
    const kz = knuckle[2] - wrist[2]
    // How far beside the line from wrist to knuckle, across the hand and not into it.
    const cx = oy * kz - oz * ky
    const cy = oz * kx - ox * kz
    const cz = ox * ky - oy * kx
    const off = (cx * cx + cy * cy + cz * cz) / (kx * kx + ky * ky + kz * kz)
    max = Math.max(max, blob(Math.max(0, off - 0.014), 0.09))
  }
  return max * strength * 0.03
}

/** The three lines of the palm: of heart, head and life, as they are called. */
function palmOf({ knuckles, broad }: Hand): (x: number, y: number, z: number, long: number) => number {
  const from = knuckles[0]!
  return (x, y, z, long) => {
    const wide = (x - from[0]) * broad[0] + (y - from[1]) * broad[1] + (z - from[2]) * broad[2]
    const heart = long - (0.96 - 0.2 * smoothstep(0.2, 1, wide))
    const head = long - (0.74 - 0.26 * smoothstep(-0.1, 0.95, wide))
    const life = wide - (0.42 - 0.62 * smoothstep(0.2, 0.78, long))
    return Math.max(
      fold(heart, 0.024) * smoothstep(0.12, 0.3, wide) * smoothstep(1.25, 1.05, wide) * 0.75,
      fold(head, 0.022) * smoothstep(-0.25, -0.12, wide) * smoothstep(1, 0.75, wide) * 0.62,
      fold(life, 0.03) * smoothstep(0.08, 0.25, long) * smoothstep(0.8, 0.72, long) * 0.8,
    )
  }
}

/** 1 in the middle of a line, 0 farther than this from it. */
function fold(off: number, width: number): number {
  const away = Math.abs(off)
  return away >= width ? 0 : smoothstep(width, 0, away)
}
