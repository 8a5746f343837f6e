import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { bodyParams, randomGenes, withGenes } from '@eidolon/people'
import { gateTargets } from '#pack/gate.ts'
import type { Pack } from '#pack/pack.ts'
import { addTargets, macroWeights } from './morph.ts'

describe('macroWeights', () => {
  it('[ILL-24] every person is a mixture of grown-up extremes that adds up to one', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const weights = [...macroWeights(bodyParams(randomGenes(seed)).macro)]
      const sum = (pattern: RegExp) =>
        weights.filter(([name]) => pattern.test(name)).reduce((total, [, weight]) => total + weight, 0)
      expect(sum(/macrodetails\/universal/)).toBeCloseTo(1, 2)
      expect(sum(/macrodetails\/(african|asian|caucasian)/)).toBeCloseTo(1, 2)
      expect(weights.filter(([name]) => !gateTargets.includes(name) || /child|baby/.test(name))).toEqual([])
    }
  })

  it('[ILL-24] nobody is younger than grown up, whatever the genes say', () => {
    const macro = bodyParams(withGenes(randomGenes(1), { age: 18 })).macro
    expect(macroWeights({ ...macro, age: 0.1 })).toEqual(macroWeights({ ...macro, age: 0.5 }))
  })
})

describe('addTargets', () => {
  const pack = {
    targets: new Map([
      ['wide', { vertices: Uint16Array.of(1), moves: Int16Array.of(1000, 0, 0) }],
      ['tall', { vertices: Uint16Array.of(0, 1), moves: Int16Array.of(0, 500, 0, 0, -250, 100) }],
    ]),
  } as unknown as Pack
  const moved = (weights: readonly (readonly [string, number])[]): number[] => {
    const positions = new Float32Array(9)
    addTargets(pack, positions, new Map(weights))
    return [...positions]
  }

  it('[ILL-24] moves the vertices of a target by its weight, in thousandths, and no others', () => {
    expect(moved([['tall', 2]])).toEqual([0, 1, 0, 0, -0.5, Math.fround(0.2), 0, 0, 0])
    expect(moved([])).toEqual(Array.from({ length: 9 }, () => 0))
  })

  it('[ILL-24] adds up, and goes back by the same weights', () => {
    const weight = evenly(-2, 2)
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const both = moved([
          ['wide', a],
          ['tall', b],
        ])
        const [one, other] = [moved([['wide', a]]), moved([['tall', b]])]
        for (const [at, value] of both.entries()) expect(value).toBeCloseTo(one[at]! + other[at]!, 5)
        const positions = Float32Array.from(both)
        addTargets(
          pack,
          positions,
          new Map([
            ['wide', -a],
            ['tall', -b],
          ]),
        )
        for (const value of positions) expect(value).toBeCloseTo(0, 5)
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-22] says which target there is not', () => {
    expect(() => moved([['winged', 1]])).toThrow('The pack has no morph target winged.')
  })
})
