import { bodyParams, poses as catalog, randomGenes } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { nearestVertex } from '#skeleton/nearest-vertex.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import { dot, lengthOf, minus, plus, times, type Vector, vertexAt } from '#geometry/vector.ts'
import { combined } from '#poses/combine.ts'
import { type Arm, landmarks, type Pose } from '#poses/pose.ts'
import { poses } from '#poses/poses.generated.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { insideTrunk } from '#workshop/inside-trunk.ts'

const builds = [
  { sex: 0, weight: 0.15, muscle: 0.3, height: 0.3, age: 22 },
  { sex: 1, weight: 1, muscle: 0.8, age: 45 },
]
const sides = [
  ['left', '.L', 1],
  ['right', '.R', -1],
] as const

let people: readonly BuiltPerson[]
beforeAll(async () => {
  const pack = await loadPack()
  people = builds.map((given, at) => makePerson(pack, bodyParams(randomGenes(at + 1, given))))
})

const struck = (person: BuiltPerson, pose: Pose): Body =>
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
function goal(body: Body, person: BuiltPerson, arm: Extract<Arm, { reach: unknown }>, out: number): Vector {
  const { at } = landmarks[arm.reach]
  const mark = nearestVertex(body.pack, [at[0] * (arm.over ? -out : out), at[1], at[2]])
  const off = turned(body, 'spine01', [arm.off[0] * out, arm.off[1], arm.off[2]])
  return plus(vertexAt(body.posed, mark), times(off, person.frame.size))
}

const stands = ({ legs }: Pose, side: 'left' | 'right'): boolean => 'stands' in (legs?.[side] ?? {})

/** Elbows and forearms that are in the trunk: arms press into a stout chest, but do not go through it. */
const inTrunk = (body: Body, end: string, shares: readonly number[], soft: number): readonly number[] => {
  const [elbow, wrist] = [body.bones.joint(`lowerarm01${end}`), body.bones.joint(`wrist${end}`)]
  return shares.filter((share) => insideTrunk(body, plus(elbow, times(minus(wrist, elbow), share)), soft))
}

const elbowOf = (body: Body, end: string): number =>
  between(along(body, `upperarm01${end}`, `lowerarm01${end}`), along(body, `lowerarm01${end}`, `wrist${end}`))

/** What is wrong with a pose on this body, in words. */
function wrongWith(pose: Pose, person: BuiltPerson, soft: number): readonly string[] {
  const body = struck(person, pose)
  const wrong: string[] = []
  for (const [side, end, out] of sides) {
    const thigh = along(body, `upperleg01${end}`, `lowerleg01${end}`)
    const shin = along(body, `lowerleg01${end}`, `foot${end}`)
    const knee = between(thigh, shin)
    if (elbowOf(body, end) >= 150) wrong.push(`${side} elbow bent too far`)
    if (knee >= 150) wrong.push(`${side} knee bent too far`)
    // Which side of a thigh is its front can be told as long as it points downwards.
    const backwards = dot(shin, turned(body, `upperleg02${end}`, [0, 0, 1])) < 0
    if (knee >= 25 && thigh[1] <= 0 && !backwards) wrong.push(`${side} knee bent to the front`)
    const arm = pose.arms?.[side]
    if (arm && 'reach' in arm && lengthOf(minus(body.hands[side].palm, goal(body, person, arm, out))) >= 0.75)
      wrong.push(`${side} hand elsewhere`)
    if (inTrunk(body, end, [0, 0.25, 0.5, 0.75], soft).length > 0) wrong.push(`${side} arm in the trunk`)
  }
  if (between(turned(body, 'head', [0, 0, 1]), turned(body, 'spine01', [0, 0, 1])) >= 95)
    wrong.push('neck turned too far')
  // Who lies is on the ground by the back, who stands on tiptoe by the ball of a foot.
  const balls = sides.flatMap(([side, end]) => (stands(pose, side) || !pose.lift ? [`toe2-1${end}`] : []))
  const upside = ['wrist.L', 'wrist.R', 'head']
  const low = ['foot.L', 'foot.R', 'lowerleg01.L', 'lowerleg01.R', 'spine02', 'root', ...balls, ...upside]
  const ground = Math.min(...low.map((joint) => body.bones.joint(joint)[1]))
  // Who rides is as far off it as their mount is high.
  if (pose.rides === undefined && ground > 1.4 * person.frame.size !== (pose.lift ?? 0) > 0.4)
    wrong.push('off the ground')
  return wrong
}

/** One gesture for each pose that leaves the arms free, and a few poses for each gesture over the whole list. */
const legs = catalog.filter(({ more }) => more.half === 'legs')
const gestures = catalog.filter(({ more }) => more.half === 'arms' || more.half === 'arm')
const pairs = gestures.map(({ id }, at) => [legs[at % legs.length]!.id, id] as const)

describe('poses', () => {
  it('[ILL-470] two together have no forearm in the trunk and no elbow bent too far', () => {
    const wrong = pairs.flatMap(([pose, gesture]) => {
      const body = struck(people[0]!, combined(pose, [gesture], 'suit'))
      const ends = sides.filter(
        ([, end]) => elbowOf(body, end) > 150 || inTrunk(body, end, [0.25, 0.5, 0.75], 0.7).length > 0,
      )
      return ends.map(([side]) => `${pose} with ${gesture}: ${side}`)
    })
    expect(wrong).toEqual([])
  })

  it('[ILL-223] bend joints as joints bend, have their hands where they say, no arm in the trunk and feet on the ground', () => {
    const soft = [0.8, 0.5]
    // Each on one of the two, the next one on the other; both with THOROUGH=all.
    const wrong = catalog.flatMap(({ id }, nth) =>
      people.flatMap((person, at) =>
        process.env.THOROUGH === 'all' || nth % people.length === at
          ? wrongWith(poses[id].body, person, soft[at]!).map((what) => `${id}, person ${at + 1}: ${what}`)
          : [],
      ),
    )
    expect(wrong).toEqual([])
  })
})
