import { bodyParams, poses as catalog, type PoseId, randomGenes } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import { broughtBy, bringsSeat } from '#figure/station-props/brought.ts'
import type { Part } from '#geometry/part.ts'
import { lengthOf, type Vector, vertexAt } from '#geometry/vector.ts'
import { poses } from '#poses/poses.generated.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { insideTrunk } from '#workshop/inside-trunk.ts'

const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a' }
const builds = [
  { sex: 0, weight: 0.15, muscle: 0.3, height: 0.3, age: 22 },
  { sex: 1, weight: 1, muscle: 0.8, age: 45 },
]
const bringing = catalog.filter(({ id }) => poses[id].body.brings !== undefined)

let people: readonly BuiltPerson[]
beforeAll(async () => {
  const pack = await loadPack()
  people = builds.map((given, at) => makePerson(pack, bodyParams(randomGenes(at + 1, given))))
})

const struck = (person: BuiltPerson, pose: PoseId): Body =>
  poseBody(person, { pose: poses[pose].body, expression: 'neutral', seed: 1, detail: 'plain' })
const pointsOf = (parts: readonly Part[]): readonly Vector[] =>
  parts.flatMap(({ positions }) => Array.from({ length: positions.length / 3 }, (_, at) => vertexAt(positions, at)))

/** How far places are from the nearest of the boxes around parts. */
function away(parts: readonly Part[], places: readonly Vector[]): number {
  return Math.min(...parts.map(boxOf).flatMap((box) => places.map((place) => outside(box, place))))
}

type Box = { readonly low: Vector; readonly high: Vector }

function boxOf({ positions }: Part): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < positions.length; at += 1) {
    const axis = (at % 3) as 0 | 1 | 2
    low[axis] = Math.min(low[axis], positions[at]!)
    high[axis] = Math.max(high[axis], positions[at]!)
  }
  return { low, high }
}

function outside({ low, high }: Box, place: Vector): number {
  const along = (axis: 0 | 1 | 2) => Math.max(0, low[axis] - place[axis], place[axis] - high[axis])
  return lengthOf([along(0), along(1), along(2)])
}

// All of it on the same body: to pose it takes longer than to look at what it has.
it.each(bringing)(
  '[ILL-353] what the pose $id brings is whole, above the ground, within reach of thin and stout people, and not through them',
  ({ id }) => {
    for (const person of people) {
      const body = struck(person, id)
      const parts = broughtBy(body, colors, false)
      const points = pointsOf(parts)
      expect(points.flat().every(Number.isFinite)).toBe(true)
      expect(points.reduce((lowest, [, y]) => Math.min(lowest, y), Infinity)).toBeGreaterThan(-0.3)
      const { left, right } = body.hands
      const joints = (['root', 'foot.L', 'foot.R', 'head'] as const).map((joint) => body.bones.joint(joint))
      expect(away(parts, [left.palm, right.palm, ...joints])).toBeLessThan(1)
      // Who sits sinks into the cushion, and a blanket lies on its sleeper.
      const firm = bringsSeat(body) ? [] : points
      const some = firm.filter((_, at) => at % Math.max(1, Math.floor(firm.length / 40)) === 0)
      expect(some.filter((point) => insideTrunk(body, point, 0.55))).toEqual([])
    }
  },
)

describe('hands that hold something already', () => {
  it('[ILL-354] are given no tool besides, and what stands before the person stays', () => {
    const names = (pose: PoseId, isBusy: boolean) =>
      broughtBy(struck(people[0]!, pose), colors, isBusy).map(({ name }) => name)
    expect(names('brushing-teeth', false)).toContain('toothbrush')
    expect(names('brushing-teeth', true)).toEqual([])
    expect(names('stirring', false)).toContain('spoon')
    expect(names('stirring', true)).toContain('pot')
    expect(names('stirring', true)).not.toContain('spoon')
  })
})
