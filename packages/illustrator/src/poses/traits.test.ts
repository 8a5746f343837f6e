import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { outfits, poses as catalog } from '@eidolon/people'
import { fingers } from './fingers.ts'
import { poseInSkirt } from './in-skirt.ts'
import { blendPoses, mirrored } from './pose.ts'
import { poses } from './poses.generated.ts'
import { traitsOf } from './traits.ts'

describe('traits of postures', () => {
  it('[ILL-88] say which hands are closed around something', () => {
    expect(traitsOf({ fingers: { left: 'grip', right: 'hold' } }).grips).toEqual({ left: true, right: true })
    expect(traitsOf({ fingers: { left: 'fist', right: 'flat' } }).grips).toEqual({ left: false, right: false })
    expect(traitsOf({})).toEqual({
      lift: 0,
      sits: false,
      leans: false,
      eyes: undefined,
      grips: { left: false, right: false },
    })
  })

  it('[ILL-88] are exchanged in a mirror', () => {
    for (const { id } of catalog) {
      const [one, other] = [traitsOf(poses[id].body), traitsOf(mirrored(poses[id].body))]
      expect(other.grips).toEqual({ left: one.grips.right, right: one.grips.left })
      expect([other.lift, other.sits, other.leans]).toEqual([one.lift, one.sits, one.leans])
      expect(other.eyes?.map((value, at) => (at === 0 ? -value : value))).toEqual(one.eyes && [...one.eyes])
    }
  })

  it('[ILL-32] of a blend lift evenly, and change over in the middle', () => {
    fc.assert(
      fc.property(evenly(0.001, 0.999), (share) => {
        const traits = traitsOf(blendPoses({ lift: 1, sits: true }, { lift: 3, leans: true }, share))
        expect(traits.lift).toBeCloseTo(1 + 2 * share, 9)
        expect([traits.sits, traits.leans]).toEqual([share < 0.5, share >= 0.5])
      }),
      { numRuns: 30 },
    )
  })
})

describe('fingers', () => {
  it('[ILL-223] bend no further than fingers do, the same way at every joint', () => {
    for (const [name, hand] of Object.entries(fingers)) {
      expect(hand).toHaveLength(5)
      for (const [at, finger] of hand.entries()) {
        const [knuckle, middle, tip, spread] = finger
        // The thumb lifts off the palm; the others stretch back by a little only.
        const back = at === 0 ? -15 : -10
        const within = knuckle >= back && knuckle <= 90 && middle >= back && middle <= 110 && tip >= back && tip <= 80
        expect({ name, at, within }).toEqual({ name, at, within: true })
        expect(Math.abs(spread)).toBeLessThanOrEqual(at === 0 ? 30 : 15)
      }
    }
  })

  it('[ILL-223] of one hand lie beside each other: neighbours that are bent alike do not cross', () => {
    for (const hand of Object.values(fingers)) {
      const [, index, middle, ring, little] = hand
      const spreads = [index, middle, ring, little].map(([knuckle, , , spread]) => ({ knuckle, spread }))
      for (const [at, { knuckle, spread }] of spreads.slice(1).entries()) {
        const before = spreads[at]!
        const alike = Math.abs(knuckle - before.knuckle) < 10
        // An inch of room: neighbors are a finger's width apart at the knuckles.
        expect(!alike || Math.abs(spread - before.spread) <= 20).toBe(true)
      }
    }
  })
})

describe('poseInSkirt', () => {
  it('[ILL-132] changes legs and nothing else, in short skirts and nowhere else', () => {
    const short = outfits.filter(({ more }) => more.shortSkirt).map(({ id }) => id)
    expect(short.length).toBeGreaterThan(0)
    for (const { id } of catalog) {
      for (const outfit of outfits) {
        const struck = poseInSkirt(id, outfit.id)
        const { inSkirt, body } = poses[id]
        expect(struck !== undefined).toBe(inSkirt !== undefined && short.includes(outfit.id))
        expect(struck ?? { ...body, legs: inSkirt }).toEqual({ ...body, legs: inSkirt })
      }
    }
  })
})
