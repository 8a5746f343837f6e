import { phenotype, poses as catalogue, type PoseId, randomGenes } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson, type Person } from '#body/person.ts'
import { broughtBy, bringsSeat } from '#figure/brought/brought.ts'
import type { Part } from '#geometry/part.ts'
import { lengthOf, type Vector, vertexAt } from '#geometry/vector.ts'
import { poses } from '#poses/poses.generated.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { insideTrunk } from './inside-trunk.ts'

const colours = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a' }
const builds = [
  { sex: 0, weight: 0.15, muscle: 0.3, height: 0.3, age: 22 },
  { sex: 1, weight: 1, muscle: 0.8, age: 45 },
]
const bringing = catalogue.filter(({ id }) => poses[id].body.brings !== undefined)

let people: readonly Person[]
beforeAll(async () => {
  const pack = await loadPack()
  people = builds.map((given, at) => makePerson(pack, phenotype(randomGenes(at + 1, given))))
})

const struck = (person: Person, pose: PoseId): Body =>
  poseBody(person, { pose: poses[pose].body, expression: 'neutral', seed: 1, detail: 'plain' })
const pointsOf = (parts: readonly Part[]): readonly Vector[] =>
  parts.flatMap(({ positions }) => Array.from({ length: positions.length / 3 }, (_, at) => vertexAt(positions, at)))

/** How far a place is from the nearest of the boxes around parts. */
function away(parts: readonly Part[], place: Vector): number {
  const outside = (positions: Float32Array, axis: 0 | 1 | 2): number => {
    const along = [...positions].filter((_, at) => at % 3 === axis)
    const [low, high] = [Math.min(...along), Math.max(...along)]
    return Math.max(0, low - place[axis], place[axis] - high)
  }
  return Math.min(
    ...parts.map(({ positions }) => lengthOf([outside(positions, 0), outside(positions, 1), outside(positions, 2)])),
  )
}

describe.each(bringing)('what the pose $id brings', ({ id }) => {
  it('[ILL-353] is whole, above the ground, and within reach of thin and stout people', () => {
    for (const person of people) {
      const body = struck(person, id)
      const points = pointsOf(broughtBy(body, colours, false))
      expect(points.flat().every(Number.isFinite)).toBe(true)
      expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(-0.3)
      const { left, right } = body.hands
      const near = [
        left.palm,
        right.palm,
        body.bones.joint('root'),
        body.bones.joint('foot.L'),
        body.bones.joint('foot.R'),
        body.bones.joint('head'),
      ]
      expect(Math.min(...near.map((place) => away(broughtBy(body, colours, false), place)))).toBeLessThan(1)
    }
  })

  it('[ILL-353] does not go through who uses it', () => {
    for (const person of people) {
      const body = struck(person, id)
      // Who sits sinks into the cushion, and a blanket lies on its sleeper.
      const points = bringsSeat(body) ? [] : pointsOf(broughtBy(body, colours, false))
      const some = points.filter((_, at) => at % Math.max(1, Math.floor(points.length / 40)) === 0)
      expect(some.filter((point) => insideTrunk(body, point, 0.55))).toEqual([])
    }
  })
})

describe('hands that hold something already', () => {
  it('[ILL-354] are given no tool besides, and what stands before the person stays', () => {
    const names = (pose: PoseId, isBusy: boolean) =>
      broughtBy(struck(people[0]!, pose), colours, isBusy).map(({ name }) => name)
    expect(names('brushing-teeth', false)).toContain('toothbrush')
    expect(names('brushing-teeth', true)).toEqual([])
    expect(names('stirring', false)).toContain('spoon')
    expect(names('stirring', true)).toContain('pot')
    expect(names('stirring', true)).not.toContain('spoon')
  })
})
