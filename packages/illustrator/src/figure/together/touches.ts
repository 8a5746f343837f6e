import type { HandOf, Touch } from '#arrangements/arrangement-file.ts'
import type { Body } from '#body/body.ts'
import { along, between, lengthOf, minus, plus, times, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import type { HandTarget } from '#poses/pose.ts'
import { type Side, sign, suffix } from '#skeleton/limbs.ts'
import { nearestVertex } from '#skeleton/nearest-vertex.ts'
import { asTheirs, inGroup, turnedBy, type Where } from './where.ts'

/** Somebody posed, and where they are. */
type Standing = { readonly body: Body; readonly where: Where }

export type Holds = { readonly left?: HandTarget; readonly right?: HandTarget }

/** What the arms of each have to do so that hands are where they touch somebody. */
export function holdsOf(people: readonly Standing[], touches: readonly Touch[]): readonly Holds[] {
  const holds: { left?: HandTarget; right?: HandTarget }[] = people.map(() => ({}))
  const hold = ([person, side]: HandOf, held: HandTarget): void => {
    const { where } = people[person]!
    const turn = (way: Vector): Vector => turnedBy(-where.turned, way)
    holds[person]![side] = {
      to: asTheirs(where, held.to),
      elbow: turn(held.elbow),
      palm: turn(held.palm),
      along: turn(held.along),
    }
  }
  for (const touch of touches) {
    if ('meets' in touch) {
      const [one, other] = meeting(people, touch.hand, touch.meets, touch.raised ?? false)
      hold(touch.hand, one)
      hold(touch.meets, other)
    } else hold(touch.hand, lying(people, touch.hand, touch.on, touch.of))
  }
  return holds
}

const jointOf = ({ body, where }: Standing, name: string): Vector => inGroup(where, body.bones.joint(name))
const shoulderOf = (person: Standing, side: Side): Vector => jointOf(person, `upperarm01${suffix(side)}`)

/** Where somebody faces, and where their left is. */
const aheadOf = ({ where }: Standing): Vector => turnedBy(where.turned, [0, 0, 1])
const outwardsOf = ({ where }: Standing, side: Side): Vector => turnedBy(where.turned, [sign(side), 0, 0])

/** From the shoulder to the palm of a straight arm. */
function armOf({ body: { bones } }: Standing, side: Side): number {
  const at = (name: string): Vector => bones.restJoint(`${name}${suffix(side)}`)
  const [shoulder, elbow, wrist, finger] = ['upperarm01', 'lowerarm01', 'wrist', 'finger3-1'].map(at) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ]
  return lengthOf(minus(elbow, shoulder)) + lengthOf(minus(wrist, elbow)) + 0.6 * lengthOf(minus(finger, wrist))
}

/** Arms are never quite straight. */
const straight = 0.94

/** Both palms at one point that both arms reach. */
function meeting(
  people: readonly Standing[],
  [first, side]: HandOf,
  [second, otherSide]: HandOf,
  raised: boolean,
): readonly [HandTarget, HandTarget] {
  const [one, other] = [people[first]!, people[second]!]
  const [from, to] = [shoulderOf(one, side), shoulderOf(other, otherSide)]
  const middle = between(from, to, 0.5)
  const ahead = unit(plus(aheadOf(one), aheadOf(other)), [0, 0, 1])
  if (raised) {
    // Out to the side of both, above the lower shoulder.
    const out = unit(plus(outwardsOf(one, side), outwardsOf(other, otherSide)), [0, 0, 1])
    const reach = Math.min(armOf(one, side), armOf(other, otherSide))
    const at: Vector = plus([middle[0], Math.min(from[1], to[1]) + 0.9, middle[2]], times(out, reach * 0.6))
    const across = unit(minus([to[0], 0, to[2]], [from[0], 0, from[2]]))
    const up = unit(plus(times(out, 0.55), [0, 0.8, 0]))
    const elbow = plus(times(out, 0.5), [0, -1, 0])
    return [
      { to: along(at, across, -0.05), elbow, palm: across, along: up },
      { to: along(at, across, 0.05), elbow, palm: times(across, -1), along: up },
    ]
  }
  const low = (person: Standing, arm: Side, shoulder: Vector): number => {
    const reach = armOf(person, arm) * straight
    const aside = lengthOf(minus([middle[0], 0, middle[2]], [shoulder[0], 0, shoulder[2]]))
    return shoulder[1] - Math.sqrt(Math.max(0.1, reach * reach - aside * aside))
  }
  const at: Vector = along(
    [middle[0], Math.max(low(one, side, from), low(other, otherSide, to)), middle[2]],
    ahead,
    0.25,
  )
  const down = (shoulder: Vector): Vector => unit(minus(at, shoulder))
  return [
    { to: at, elbow: times(ahead, -1), palm: times(ahead, -1), along: down(from) },
    { to: at, elbow: times(ahead, -1), palm: ahead, along: down(to) },
  ]
}

/** Places of the skin where hands are put, on the base mesh, x on the left. */
const spots = {
  shoulder: [1.25, 5.62, -0.1],
  back: [0.7, 2.9, -0.9],
} as const satisfies Readonly<Record<string, Vector>>

/** Cloth between a palm and the skin. */
const cloth = 0.12

/** A palm on somebody's arm, shoulder or back. */
function lying(
  people: readonly Standing[],
  [first, side]: HandOf,
  on: 'forearm' | 'shoulder' | 'back',
  of: HandOf,
): HandTarget {
  const [one, other] = [people[first]!, people[of[0]]!]
  const outwards = outwardsOf(one, side)
  const from = shoulderOf(one, side)
  if (on === 'forearm') {
    const end = suffix(of[1])
    const [elbow, wrist] = [jointOf(other, `lowerarm01${end}`), jointOf(other, `wrist${end}`)]
    const at = plus(between(elbow, wrist, 0.42), [0, 0.42 + cloth, 0])
    const way = unit(minus(wrist, elbow))
    // Across the arm, the fingers over to its inner side.
    const over = unit(plus(times(outwardsOf(other, of[1]), -0.75), times(way, 0.7)))
    return { to: at, elbow: plus(times(aheadOf(one), -1), [0, -0.6, 0]), palm: [0, -1, 0], along: over }
  }
  const [x, y, z] = spots[on]
  const vertex = nearestVertex(other.body.pack, [x * sign(of[1]), y, z])
  const skin = inGroup(other.where, vertexAt(other.body.posed, vertex))
  const way = unit(minus(skin, from))
  if (on === 'shoulder') {
    const flat = unit([way[0], 0.12, way[2]])
    return { to: plus(skin, [0, cloth, 0]), elbow: plus(outwards, [0, -1, 0]), palm: [0, -1, 0], along: flat }
  }
  // Around to the back: the palm lies flat on it from behind.
  const behind = times(aheadOf(other), -1)
  const inwards = times(outwardsOf(other, of[1]), -1)
  return {
    to: along(skin, behind, cloth),
    elbow: plus(outwards, [0, -0.8, 0]),
    palm: times(behind, -1),
    along: unit(plus(inwards, [0, 0.35, 0])),
  }
}

/** How far from the bones of an arm its points are counted to it, sleeves included. */
const thick = 1.1

/** Whether a point of somebody's own belongs to an arm that touches somebody, so that it may be nearer than others. */
export function onTouchingArm({ bones }: Body, sides: readonly Side[]): ((point: Vector) => boolean) | undefined {
  if (sides.length === 0) return undefined
  const arms = sides.map((side) => {
    const at = (name: string): Vector => bones.joint(`${name}${suffix(side)}`)
    const shoulder = at('upperarm01')
    const elbow = at('lowerarm01')
    const wrist = at('wrist')
    const tip = at('finger3-3')
    return [
      [between(shoulder, elbow, 0.45), elbow],
      [elbow, wrist],
      [wrist, along(tip, minus(tip, wrist), 0.2)],
    ] as const
  })
  return (point) => arms.some((arm) => arm.some(([from, to]) => awayFrom(point, from, to) < thick))
}

/** How far a point is from a line between two others. */
export function awayFrom(point: Vector, from: Vector, to: Vector): number {
  const way = minus(to, from)
  const size = way[0] * way[0] + way[1] * way[1] + way[2] * way[2]
  const off = minus(point, from)
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, (off[0] * way[0] + off[1] * way[1] + off[2] * way[2]) / size))
  return lengthOf(minus(off, times(way, share)))
}
