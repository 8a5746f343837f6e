import { accessories, type AccessoryId, bodyParams, randomGenes, type Tint } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import { asSeenTurned } from '#figure/place-figure.ts'
import type { Part } from '#geometry/part.ts'
import { between, lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { adorn, type AdornView } from '#props/adorn.ts'
import { poseFor } from '#props/holding.ts'
import { contactsOf } from '#props/kit/mount.ts'
import { loadPack } from '#workshop/load-pack.ts'

const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }
/** Seen from the front, half turned, from both sides, and from behind. */
const views = [0, -42, 88, -88, 172, -172]
/** One of each build; making all of them would take a while. */
const some: readonly AccessoryId[] = ['dog', 'cat', 'chicken', 'tiger', 'white-horse', 'stag', 'droid', 'spirit']

const isCompanion = (slot: string): boolean => slot === 'beside'

describe('what comes along', () => {
  let pack: Pack
  let person: BuiltPerson
  let body: Body
  beforeAll(async () => {
    pack = await loadPack()
    person = makePerson(pack, bodyParams(randomGenes(4)))
    body = poseBody(person, { pose: 'standing', expression: 'smile', seed: 4 })
  })

  const pointsOf = (parts: readonly Part[]): readonly Vector[] =>
    parts.flatMap(({ positions }) => Array.from({ length: positions.length / 3 }, (_, at) => vertexAt(positions, at)))
  /** As the picture shows it: x to its right, z towards the camera. */
  const seen = (points: readonly Vector[], turned: number) => points.map((point) => asSeenTurned(point, -turned))
  const made = (id: AccessoryId, shot: AdornView, tint: Tint = {}, by = body) =>
    adorn(by, [id], { ...colors, tints: { [id]: tint } }, [], shot)
  const bodyPoints = () => Array.from({ length: 13_380 }, (_, at) => vertexAt(body.posed, at))
  const range = (points: readonly Vector[], axis: 0 | 1 | 2) => [
    points.reduce((least, point) => Math.min(least, point[axis]), 1e9),
    points.reduce((max, point) => Math.max(max, point[axis]), -1e9),
  ]

  it('[ILL-450] is beside the person, wherever they are seen from', () => {
    const hidden = some.flatMap((id) =>
      views.flatMap((turned) => {
        const points = seen(pointsOf(made(id, { turned, framing: 'full' })), turned)
        const [low = 0, high = 0] = range(points, 1)
        const level = seen(bodyPoints(), turned).filter(([, y]) => y > low && y < high)
        const [left = 0, right = 0] = range(level, 0)
        const clear = points.filter(([x]) => x < left || x > right).length / points.length
        return clear > 0.3 ? [] : [`${id} ${turned}: ${clear}`]
      }),
    )
    expect(hidden).toEqual([])
  })

  it('[ILL-450] a horse stays behind, and a raven sits on the shoulder that is nearer', () => {
    const horse = seen(pointsOf(made('white-horse', { turned: 172, framing: 'full' })), 172)
    expect(range(horse, 2)[1]).toBeLessThan(2)
    for (const turned of [88, -88]) {
      const [, , z] = seen([between(...pointsOfBox(made('raven', { turned, framing: 'bust' })), 0.5)], turned)[0]!
      expect(z).toBeGreaterThan(0.8)
    }
  })

  const pointsOfBox = (parts: readonly Part[]): readonly [Vector, Vector] => {
    const points = pointsOf(parts)
    const [x, y, z] = ([0, 1, 2] as const).map((axis) => range(points, axis))
    return [
      [x![0]!, y![0]!, z![0]!],
      [x![1]!, y![1]!, z![1]!],
    ]
  }

  it('[ILL-451] looks out beside whoever is seen from near', () => {
    const eyes = body.bones.joint('eye.L')
    for (const framing of ['portrait', 'bust', 'half'] as const) {
      const [low, high] = pointsOfBox(made('corgi', { turned: 0, framing }))
      expect(high[1]).toBeGreaterThan(framing === 'half' ? eyes[1] - 4.5 : eyes[1] - 1.4)
      expect(low[0]).toBeLessThan(eyes[0] - 2)
    }
    expect(pointsOfBox(made('corgi', { turned: 0, framing: 'full' }))[0][1]).toBeCloseTo(0, 1)
  })

  it('[ILL-452] several stand on both sides, and other kinds leave them room', () => {
    const [alone] = made('chicken', { turned: 0, framing: 'full' })
    const three = made('chicken', { turned: 0, framing: 'full' }, { many: 3 })
    expect(three).toHaveLength(3)
    const middles = three.map((part) => between(...pointsOfBox([part]), 0.5))
    for (const [at, one] of middles.entries())
      for (const other of middles.slice(at + 1)) expect(lengthOf(minus(one, other))).toBeGreaterThan(2)
    expect(middles.some(([x]) => x > 0)).toBe(true)
    expect(middles[0]?.[0]).toBeCloseTo(between(...pointsOfBox([alone!]), 0.5)[0], 3)
    const both = adorn(body, ['dog', 'cat'], colors, [], { turned: 0, framing: 'full' })
    const [dog, cat] = both.map((part) => between(...pointsOfBox([part]), 0.5)[0])
    expect(dog! * cat!).toBeLessThan(0)
  })

  it('[ILL-454] touches what it is said to be on', () => {
    const sits = poseBody(person, { pose: 'sitting', expression: 'smile', seed: 4 })
    const knees = between(sits.bones.joint('lowerleg01.L'), sits.bones.joint('lowerleg01.R'), 0.5)
    const lap = pointsOfBox(made('cat', { turned: 0, framing: 'full' }, { place: 'lap' }, sits))
    expect(Math.abs(lap[0][1] - knees[1])).toBeLessThan(1.6)
    const tints = { cat: { place: 'arms' } } as const
    const holds = poseBody(person, {
      pose: poseFor('relaxed', ['cat'], 'suit', { tints }),
      expression: 'smile',
      seed: 4,
    })
    const { left, right } = holds.hands
    const [low, high] = pointsOfBox(made('cat', { turned: 0, framing: 'half' }, { place: 'arms' }, holds))
    for (const axis of [1, 2] as const) {
      expect(low[axis]).toBeLessThan(left.palm[axis] + 0.2)
      expect(high[axis]).toBeGreaterThan(right.palm[axis] - 0.2)
    }
    const lead = made('corgi', { turned: 0, framing: 'full' }, { place: 'leash' }).find(({ name }) => name === 'lead')
    const near = pointsOf([lead!]).map((point) => lengthOf(minus(point, body.hands.right.palm)))
    expect(Math.min(...near)).toBeLessThan(0.2)
  })

  it('[ILL-457] is under its rider, from the ground to the saddle, no wider than legs reach', () => {
    const rides = poseBody(person, { pose: 'riding', expression: 'smile', seed: 4 })
    const { saddle } = contactsOf(rides)
    const ridden = accessories.filter(({ more }) => more.ridden?.includes('riding') && isCompanion(more.slot))
    expect(ridden.length).toBeGreaterThan(15)
    for (const id of ['wolf', 'bear', 'griffin'] as const) {
      expect(ridden.map((one) => one.id)).toContain(id)
      const [beast] = made(id, { turned: 0, framing: 'full', mount: id }, {}, rides)
      const points = pointsOf([beast!])
      expect(range(points, 1)[0]).toBeCloseTo(0, 0)
      const below = points.filter(([, y, z]) => Math.abs(z - saddle[2]) < 0.5 && y < saddle[1] && y > saddle[1] - 3)
      expect(saddle[1] - range(below, 1)[1]!).toBeLessThan(0.4)
      expect(range(below, 0)[1]! - range(below, 0)[0]!).toBeLessThan(5.4)
    }
  })

  it('[ILL-456] stays where it is while its person moves', () => {
    const waves = poseBody(person, { pose: 'arms-wide', expression: 'smile', seed: 4 })
    const still = pointsOfBox(made('dog', { turned: 0, framing: 'full' }))
    expect(pointsOfBox(made('dog', { turned: 0, framing: 'full', stands: body }, {}, waves))).toEqual(still)
    expect(pointsOfBox(made('dog', { turned: 0, framing: 'full' }, {}, waves))).not.toEqual(still)
  })

  it('[ILL-450] small ones come with a shoulder of their own in the catalogue, or stand on the ground', () => {
    const animals = accessories.filter(({ more }) => more.slot === 'beside' || more.slot === 'shoulder')
    expect(animals.length).toBeGreaterThan(110)
    expect(animals.filter(({ more }) => more.slot === 'shoulder' && !more.carried).map(({ id }) => id)).toEqual([])
  })
})
