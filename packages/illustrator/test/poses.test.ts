import { phenotype, poses as catalogue, randomGenes } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { nearestVertex } from '#skeleton/nearest-vertex.ts'
import { makePerson, type Person } from '#body/person.ts'
import { dot, lengthOf, minus, plus, times, type Vector, vertexAt } from '#geometry/vector.ts'
import { combined } from '#poses/combine.ts'
import { type Arm, landmarks, type Pose } from '#poses/pose.ts'
import { poses } from '#poses/poses.generated.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { insideTrunk } from './inside-trunk.ts'

const builds = [
  { sex: 0, weight: 0.15, muscle: 0.3, height: 0.3, age: 22 },
  { sex: 1, weight: 1, muscle: 0.8, age: 45 },
]
const sides = [
  ['left', '.L', 1],
  ['right', '.R', -1],
] as const

let people: readonly Person[]
beforeAll(async () => {
  const pack = await loadPack()
  people = builds.map((given, at) => makePerson(pack, phenotype(randomGenes(at + 1, given))))
})

const struck = (person: Person, pose: Pose): Body =>
  poseBody(person, { pose, expression: 'neutral', seed: 1, detail: 'plain' })

/** Degrees between two ways. */
const between = (one: Vector, other: Vector): number =>
  (Math.acos(dot(one, other) / (lengthOf(one) * lengthOf(other))) * 180) / Math.PI

/** From joint to joint. */
const along = ({ bones }: Body, from: string, to: string): Vector => minus(bones.joint(to), bones.joint(from))

/** Where a way of the unposed body points when it goes with a bone. */
function turned({ bones }: Body, bone: string, way: Vector): Vector {
  const from = bones.restJoint(bone)
  return minus(bones.carry(bone, plus(from, way)), bones.carry(bone, from))
}

/** Where the pose wants the palm, on this body. */
function goal(body: Body, person: Person, arm: Extract<Arm, { reach: unknown }>, out: number): Vector {
  const { at } = landmarks[arm.reach]
  const mark = nearestVertex(body.pack, [at[0] * (arm.over ? -out : out), at[1], at[2]])
  const off = turned(body, 'spine01', [arm.off[0] * out, arm.off[1], arm.off[2]])
  return plus(vertexAt(body.posed, mark), times(off, person.frame.size))
}

const stands = ({ legs }: Pose, side: 'left' | 'right'): boolean => 'stands' in (legs?.[side] ?? {})

/** One gesture for each pose that leaves the arms free, and a few poses for each gesture over the whole list. */
const legs = catalogue.filter(({ more }) => more.half === 'legs')
const gestures = catalogue.filter(({ more }) => more.half === 'arms' || more.half === 'arm')
const pairs = gestures.map(({ id }, at) => [legs[at % legs.length]!.id, id] as const)

describe('poses together', () => {
  it.each(pairs)('[ILL-470] %s with %s has no forearm in the trunk and no elbow bent too far', (pose, gesture) => {
    const [person] = people
    const body = struck(person!, combined(pose, [gesture], 'suit'))
    const wrong = sides.flatMap(([side, end]) => {
      const [elbow, wrist] = [body.bones.joint(`lowerarm01${end}`), body.bones.joint(`wrist${end}`)]
      const bend = between(along(body, `upperarm01${end}`, `lowerarm01${end}`), minus(wrist, elbow))
      const inside = [0.25, 0.5, 0.75].filter((share) =>
        insideTrunk(body, plus(elbow, times(minus(wrist, elbow), share)), 0.7),
      )
      return bend > 150 || inside.length > 0 ? [{ side, bend, inside }] : []
    })
    expect(wrong).toEqual([])
  })
})

describe.each(catalogue)('the pose $id', ({ id }) => {
  const pose = poses[id].body

  it('[ILL-223] bends elbows, knees and neck as far as they go, and knees to the front', () => {
    for (const person of people) {
      const body = struck(person, pose)
      for (const [, end] of sides) {
        const thigh = along(body, `upperleg01${end}`, `lowerleg01${end}`)
        const shin = along(body, `lowerleg01${end}`, `foot${end}`)
        const knee = between(thigh, shin)
        const elbow = between(
          along(body, `upperarm01${end}`, `lowerarm01${end}`),
          along(body, `lowerarm01${end}`, `wrist${end}`),
        )
        expect(elbow).toBeLessThan(150)
        expect(knee).toBeLessThan(150)
        // Which side of a thigh is its front can be told as long as it points downwards.
        const backwards = dot(shin, turned(body, `upperleg02${end}`, [0, 0, 1])) < 0
        expect(knee < 25 || thigh[1] > 0 || backwards).toBe(true)
      }
      const facing = between(turned(body, 'head', [0, 0, 1]), turned(body, 'spine01', [0, 0, 1]))
      expect(facing).toBeLessThan(95)
    }
  })

  it('[ILL-223] has its hands where it says that they are', () => {
    for (const person of people) {
      const body = struck(person, pose)
      for (const [side, , out] of sides) {
        const arm = pose.arms?.[side]
        if (!arm || !('reach' in arm)) continue
        expect(lengthOf(minus(body.hands[side].palm, goal(body, person, arm, out)))).toBeLessThan(0.75)
      }
    }
  })

  it('[ILL-223] has no arm in the trunk', () => {
    // Arms press into a stout chest, but do not go through it.
    const soft = [0.8, 0.5]
    for (const [at, person] of people.entries()) {
      const body = struck(person, pose)
      for (const [side, end] of sides) {
        const [elbow, wrist] = [body.bones.joint(`lowerarm01${end}`), body.bones.joint(`wrist${end}`)]
        const inside = [0, 0.25, 0.5, 0.75].filter((share) =>
          insideTrunk(body, plus(elbow, times(minus(wrist, elbow), share)), soft[at]),
        )
        expect({ side, inside }).toEqual({ side, inside: [] })
      }
    }
  })

  it('[ILL-223] is off the ground only where it says so', () => {
    for (const person of people) {
      const { bones } = struck(person, pose)
      // Who lies is on the ground by the back, who stands on tiptoe by the ball of a foot.
      const balls = sides.flatMap(([side, end]) => (stands(pose, side) || !pose.lift ? [`toe2-1${end}`] : []))
      const upside = ['wrist.L', 'wrist.R', 'head']
      const low = ['foot.L', 'foot.R', 'lowerleg01.L', 'lowerleg01.R', 'spine02', 'root', ...balls, ...upside]
      const ground = Math.min(...low.map((joint) => bones.joint(joint)[1]))
      // Who rides is as far off it as their mount is high.
      const isAloft = ground > 1.4 * person.frame.size
      expect(pose.rides !== undefined || isAloft === (pose.lift ?? 0) > 0.4).toBe(true)
    }
  })
})
