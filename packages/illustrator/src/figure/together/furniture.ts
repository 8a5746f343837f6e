import type { GroupPosition } from '#arrangements/arrangement-file.ts'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import type { BuiltPerson } from '#body/person.ts'
import { atan2 } from '@eidolon/people/exact.ts'
import type { Part } from '#geometry/part.ts'
import { lengthOf, unit, type Vector } from '#geometry/vector.ts'
import { bench as workbench, trunkFront } from '#figure/station-props/bench.ts'
import { planks, timber } from '#figure/station-props/tables.ts'
import { bench } from '#figure/wooden-seats.ts'
import type { Pose } from '#poses/pose.ts'
import { sign } from '#skeleton/limbs.ts'
import { type Cloud, clearance } from './clearance.ts'
import type { Holds } from './touches.ts'
import { inGroup, turnedBy, type Where } from './where.ts'

/** How far the seat gives way below somebody. */
const soft = 0.06

/** Hips lower than standing by about so much, for a person of middling height: from where the rest is worked out. */
const sunk = 4.4

/** The pose of somebody on a seat that is lower than theirs would be: the feet stay on the ground, the knees go up. */
export function seatedAt(person: BuiltPerson, pose: Pose, own: Body, height: number): Pose {
  if (own.seat === undefined || own.seat[1] - height < 0.04) return pose
  const at = (down: number): Pose => ({
    ...pose,
    shift: [0, -down, 0],
    legs: { left: { stands: [0.95, 4.3], toes: 6 }, right: { stands: [0.9, 3.8], toes: 6 } },
  })
  const seatOf = (down: number): number =>
    poseBody(person, { pose: at(down), expression: 'neutral', seed: 1, detail: 'plain' }).seat?.[1] ?? height
  return at(sunk + (seatOf(sunk) - height) / person.frame.size)
}

/** A bench below all of them. */
export function benchUnder(bodies: readonly Body[], places: readonly Where[]): readonly Part[] {
  const seats = bodies.map(({ seat = [0, 5, 0] }, at) => inGroup(places[at]!, seat))
  const all = (axis: 0 | 1 | 2): readonly number[] => seats.map((seat) => seat[axis])
  const [low, high] = [Math.min(...all(0)), Math.max(...all(0))]
  const height = Math.min(...all(1)) - soft
  return bench([(low + high) / 2, 0, Math.min(...all(2))], height, (high - low) / 2 + 3.4)
}

/** Half the width of a table for two, three and four. */
const radii = [3.3, 4, 4.6] as const
/** From the edge of the table to who sits at it, how high it is over their knees, and how thick it is. */
const [room, over, thick] = [0.45, 1.25, 0.26] as const

/** A round table, everybody around it, and hands on it. */
export function tableAmong(bodies: readonly Body[], clouds: readonly Cloud[], spots: readonly GroupPosition[]) {
  const knees = bodies.flatMap(({ bones }) => [bones.joint('lowerleg01.L'), bones.joint('lowerleg01.R')])
  const height = Math.max(...knees.map(([, y]) => y)) + over
  const wide = radii[spots.length - 2] ?? radii[2]
  const fronts = bodies.map((body) => trunkFront(body, height))
  const around = (more: number): readonly Where[] =>
    spots.map(({ turned }, at) => {
      const [x, , z] = turnedBy(turned, [0, 0, -(wide + room + more + fronts[at]!)])
      return { x, z, turned }
    })
  let more = 0
  while (more < 6 && !areClear(around(more), clouds)) more += 0.25
  const places = around(more)
  return {
    places,
    holds: bodies.map((body, at) => onTable(body, fronts[at]! + room + more, height)),
    parts: table(wide, height),
  }
}

/** Whether no one touches a neighbor. */
const areClear = (places: readonly Where[], clouds: readonly Cloud[]): boolean =>
  places.every((one, at) => {
    const other = places[at + 1]
    if (!other) return true
    const [x, z] = [other.x - one.x, other.z - one.z]
    const way = (atan2(x, z) * 180) / Math.PI
    const needed = clearance(clouds[at]!, clouds[at + 1]!, way, 0)
    return needed === undefined || needed < lengthOf([x, 0, z])
  })

/** Both hands on the table, one a little before the other. */
function onTable({ bones }: Body, edge: number, height: number): Holds {
  const hand = (side: 'left' | 'right', deep: number) => {
    const out = sign(side)
    const [x] = bones.joint(side === 'left' ? 'upperarm01.L' : 'upperarm01.R')
    const to: Vector = [x * 0.55, height + 0.12, edge + deep]
    const along = unit([-out * 0.7, 0, 1])
    return { to, elbow: [out, -0.8, -0.4], palm: [0, -1, 0], along } as const
  }
  return { left: hand('left', 0.9), right: hand('right', 0.6) }
}

function table(wide: number, height: number): readonly Part[] {
  const made = workbench()
  made.lathe(planks, [
    [0, height - thick],
    [wide - 0.12, height - thick],
    [wide, height - thick * 0.6],
    [wide - 0.02, height - 0.05],
    [wide - 0.1, height],
    [0, height],
  ])
  made.lathe(timber, [
    [1.9, 0],
    [1.85, 0.22],
    [0.55, 0.5],
    [0.34, 1.2],
    [0.34, height - 1.2],
    [0.8, height - thick],
  ])
  return made.parts()
}
