import fc from 'fast-check'
import { bodyParams, poses as catalog, type PoseId, randomGenes } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson } from '#body/person.ts'
import type { Part } from '#geometry/part.ts'
import { dot, lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import { headOf } from '#head/head.ts'
import type { Pack } from '#pack/pack.ts'
import { adorn } from '#props/adorn.ts'
import { inLeftHand } from '#props/hand-needs.ts'
import { poseFor } from '#props/holding.ts'
import { poses } from '#poses/poses.generated.ts'
import { props } from '#props/props.generated.ts'
import { loadPack } from '#workshop/load-pack.ts'

const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }
const anybody = fc.record({
  seed: fc.integer({ min: 1, max: 9999 }),
  sex: fc.double({ min: 0, max: 1, noNaN: true }),
  weight: fc.double({ min: 0, max: 1, noNaN: true }),
  height: fc.double({ min: 0, max: 1, noNaN: true }),
})
const few = { numRuns: 20 }

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

/** Somebody of these genes who does it, with the thing that it needs. */
function doing(pose: PoseId, thing: keyof typeof props, { seed, ...genes }: { readonly seed: number }) {
  const person = makePerson(pack, bodyParams(randomGenes(seed, genes)))
  const body = poseBody(person, { pose: poseFor(pose, [thing], 'suit'), expression: 'neutral', seed, detail: 'plain' })
  return { body, parts: adorn(body, [thing], colors) }
}

/** How far the nearest point of the parts of this name is. */
function distance(parts: readonly Part[], name: string, from: Vector): number {
  let least = Number.POSITIVE_INFINITY
  for (const { positions } of parts.filter((part) => part.name === name))
    for (let vertex = 0; vertex < positions.length / 3; vertex++)
      least = Math.min(least, lengthOf(minus(vertexAt(positions, vertex), from)))
  return least
}

/** The lowest and the highest that the part of this name is. */
function heights(parts: readonly Part[], name: string): readonly [low: number, high: number] {
  const levels = parts.filter((part) => part.name === name).flatMap(({ positions }) => [...positions])
  const upright = levels.filter((_, at) => at % 3 === 1)
  return [Math.min(...upright), Math.max(...upright)]
}

const palms = ({ hands }: Body): readonly [left: Vector, right: Vector] => [hands.left.palm, hands.right.palm]

describe('hands at what they do', () => {
  it('[ILL-792] no finger goes through what stands between them and the thumb', () => {
    const named = { book: 'book', notepad: 'notepad', tablet: 'tablet', laptop: 'laptop' } as const
    fc.assert(
      fc.property(anybody, fc.constantFrom(...Object.entries(named)), (who, [thing, name]) => {
        const { body, parts } = doing('waving', thing as keyof typeof named, who)
        const { along, facing } = body.hands.right
        const depths = parts
          .filter((part) => part.name === name)
          .flatMap(({ positions }) =>
            Array.from({ length: positions.length / 3 }, (_, at) => dot(vertexAt(positions, at), along)),
          )
        // Joints lie in the middle of a finger, half a finger off what it touches.
        const [back, front] = [Math.min(...depths), Math.max(...depths)]
        for (const finger of [2, 3, 4, 5])
          for (const joint of [2, 3])
            expect(dot(body.bones.joint(`finger${finger}-${joint}.R`), along)).toBeGreaterThan(front)
        const thumb = body.bones.joint('finger1-3.R')
        expect(dot(thumb, along)).toBeLessThan(back)
        // Both reach over it.
        expect(dot(minus(thumb, body.hands.right.palm), facing)).toBeGreaterThan(0.2)
      }),
      few,
    )
  })

  it('[ILL-793] what is held closed leaves the other hand to something else', () => {
    expect(inLeftHand(['book', 'sword'])).toBe('book')
    expect(inLeftHand(['shield', 'book'])).toBe('shield')
    expect(inLeftHand(['book'])).toBeUndefined()
    const genes = randomGenes(3)
    const person = makePerson(pack, bodyParams(genes))
    const pages = (pose: PoseId) => {
      const things = ['book', 'mug'] as const
      const body = poseBody(person, {
        pose: poseFor(pose, things, 'suit'),
        expression: 'neutral',
        seed: 3,
        detail: 'plain',
      })
      const parts = adorn(body, things, colors)
      const open = parts.some(({ name }) => name === 'open book')
      const nearLeft = distance(parts, open ? 'book cover' : 'book', body.hands.left.palm)
      return { open, nearLeft, mug: distance(parts, 'mug', body.hands.right.palm) }
    }
    for (const pose of ['relaxed', 'drinking', 'reading'] as const) {
      const { open, nearLeft, mug } = pages(pose)
      expect(open).toBe(pose === 'reading')
      expect(nearLeft).toBeLessThan(0.7)
      expect(mug).toBeLessThan(0.6)
    }
  })

  it('[ILL-270] a pose keeps its arms for the thing that it is nothing without', () => {
    const made = catalog.flatMap(({ id, more: { thing } }) => (thing && id !== 'drinking' ? [{ id, thing }] : []))
    expect(made.length).toBeGreaterThan(10)
    // What is played has the hands where it is played.
    const own = made.filter(({ id }) => poses[id].hands !== 'rest')
    expect(own.filter(({ id, thing }) => poseFor(id, [thing], 'suit') !== id)).toEqual([])
    const played = made.filter(({ id, thing }) => poses[id].hands === 'rest' && props[thing].hand)
    expect(played.filter(({ id, thing }) => poseFor(id, [thing], 'suit') === id)).toEqual([])
  })

  it('[ILL-270] an arrow lies in both hands at full draw, whoever draws it', () => {
    fc.assert(
      fc.property(anybody, (genes) => {
        const { body, parts } = doing('archery', 'bow', genes)
        const [left, right] = palms(body)
        expect(distance(parts, 'bow grip', left)).toBeLessThan(0.4)
        expect(distance(parts, 'bowstring', right)).toBeLessThan(0.4)
        expect(distance(parts, 'arrow', right)).toBeLessThan(0.5)
      }),
      few,
    )
  })

  it('[ILL-270] a violin is between chin and left hand, and its bow in the right one, standing and seated', () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom<PoseId>('relaxed', 'sitting', 'walking'), (genes, pose) => {
        const { body, parts } = doing(pose, 'violin', genes)
        const [left, right] = palms(body)
        expect(distance(parts, 'violin neck', left)).toBeLessThan(1.1)
        expect(distance(parts, 'bow frog', right)).toBeLessThan(0.4)
        expect(distance(parts, 'violin', body.bones.joint('neck02'))).toBeLessThan(2)
      }),
      few,
    )
  })

  it('[ILL-270] keys are below both hands that type', () => {
    fc.assert(
      fc.property(anybody, (genes) => {
        const { body, parts } = doing('typing', 'laptop', genes)
        const [, keys] = heights(parts, 'laptop keys')
        for (const palm of palms(body)) {
          expect(palm[1] - keys).toBeGreaterThan(0.1)
          expect(palm[1] - keys).toBeLessThan(0.7)
        }
      }),
      few,
    )
  })

  it('[ILL-270] a planted sword stands on its point, and its hilt is in both hands', () => {
    fc.assert(
      fc.property(anybody, (genes) => {
        const { body, parts } = doing('kneeling-with-sword', 'sword', genes)
        expect(Math.abs(heights(parts, 'blade')[0])).toBeLessThan(0.15)
        for (const palm of palms(body)) expect(distance(parts, 'hilt', palm)).toBeLessThan(0.9)
      }),
      few,
    )
  })

  it('[ILL-270] a bar runs through both hands, overhead and hanging', () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom<PoseId>('lifting', 'relaxed'), (genes, pose) => {
        const { body, parts } = doing(pose, 'barbell', genes)
        const [left, right] = palms(body)
        const [low, high] = heights(parts, 'barbell')
        for (const palm of [left, right]) {
          expect(palm[1]).toBeGreaterThan(low - 0.4)
          expect(palm[1]).toBeLessThan(high + 0.4)
        }
        expect(left[0] - right[0]).toBeGreaterThan(1.6)
      }),
      few,
    )
  })

  it('[ILL-335] of two swords or two blasters there is one in each hand', () => {
    const pairs = [
      ['dual-wielding', 'twin-swords', 'hilt'],
      ['two-pistols', 'twin-pistols', 'blaster'],
    ] as const
    fc.assert(
      fc.property(anybody, fc.constantFrom(...pairs), (genes, [pose, thing, handle]) => {
        const { body, parts } = doing(pose, thing, genes)
        for (const palm of palms(body)) expect(distance(parts, handle, palm)).toBeLessThan(0.6)
      }),
      few,
    )
  })

  it('[ILL-270] what is drunk from is at the mouth by its rim', () => {
    const vessels = ['mug', 'coffee-cup', 'wine-glass', 'bottle', 'potion'] as const
    fc.assert(
      fc.property(anybody, fc.constantFrom(...vessels), (genes, vessel) => {
        const { body, parts } = doing('drinking', vessel, genes)
        const rim = Math.max(...parts.map(({ name }) => heights(parts, name)[1]))
        const mouth = headOf(body).placing.point([0, 6.6, 1.55])[1]
        // However tall somebody is, a cup is as large as it is.
        expect(Math.abs(rim - mouth)).toBeLessThan(0.45)
      }),
      few,
    )
  })
})
