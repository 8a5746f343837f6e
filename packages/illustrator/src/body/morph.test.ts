import { describe, expect, it } from 'vitest'
import { phenotype, randomGenes, withGenes } from '@eidolon/people'
import { gateTargets } from '#pack/gate.ts'
import { macroWeights } from './morph.ts'

describe('macroWeights', () => {
  it('[ILL-24] every person is a mixture of grown-up extremes that adds up to one', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const weights = [...macroWeights(phenotype(randomGenes(seed)).macro)]
      const sum = (pattern: RegExp) =>
        weights.filter(([name]) => pattern.test(name)).reduce((total, [, weight]) => total + weight, 0)
      expect(sum(/macrodetails\/universal/)).toBeCloseTo(1, 2)
      expect(sum(/macrodetails\/(african|asian|caucasian)/)).toBeCloseTo(1, 2)
      expect(weights.filter(([name]) => !gateTargets.includes(name) || /child|baby/.test(name))).toEqual([])
    }
  })

  it('[ILL-24] nobody is younger than grown up, whatever the genes say', () => {
    const macro = phenotype(withGenes(randomGenes(1), { age: 18 })).macro
    expect(macroWeights({ ...macro, age: 0.1 })).toEqual(macroWeights({ ...macro, age: 0.5 }))
  })
})
