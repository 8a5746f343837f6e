import { describe, expect, it } from 'vitest'
import { geneDistance } from '#genes/distance.ts'
import { geneIds, geneOf } from '#genes/genes.ts'
import { randomGenes } from '#genes/random-person.ts'
import { readGenes, writeGenes } from '#genes/read.ts'
import { type Keepable, keepable, towards, mutateGenes } from './mutate-genes.ts'

const strengths = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

describe('vary', () => {
  it('[ILL-14] kept groups stay to the last digit, whatever the strength', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const genes = randomGenes(seed)
      const keep = keepable.filter((_, at) => (seed >> at) % 2 === 1)
      const other = mutateGenes(genes, { keep, strength: strengths[seed % 7] ?? 1, seed: seed * 7 })
      const groups: readonly string[] = keep
      for (const id of geneIds.filter((one) => groups.includes(geneOf(one).group)))
        expect([id, other[id]]).toEqual([id, genes[id]])
    }
  })

  it.each(['face', 'body'] satisfies Keepable[])('[ILL-14] sex, age and heritage stay with a kept %s', (group) => {
    const genes = randomGenes(4)
    const { sex, presentation, age, african, asian, european } = mutateGenes(genes, {
      keep: [group],
      strength: 1,
      seed: 9,
    })
    expect(genes).toMatchObject({ sex, presentation, age, african, asian, european })
  })

  it('[ILL-14] strength 0 is the same person, strength 1 another one in every group that is not kept', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const genes = randomGenes(seed)
      expect(mutateGenes(genes, { keep: [], strength: 0, seed })).toEqual(genes)
      const other = mutateGenes(genes, { keep: [], strength: 1, seed })
      for (const group of ['face', 'body', 'hair', 'skin']) {
        const ids = geneIds.filter((id) => geneOf(id).group === group)
        expect(geneDistance(genes, other, ids)).toBeGreaterThan(0)
      }
    }
  })

  it('[ILL-15] more strength never comes out nearer, gene by gene and as a whole', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const genes = randomGenes(seed)
      const steps = strengths.map((strength) => mutateGenes(genes, { keep: [], strength, seed }))
      const whole = steps.map((step) => geneDistance(genes, step))
      expect(whole).toEqual(whole.toSorted((a, b) => a - b))
      for (const id of geneIds) {
        const apart = steps.map((step) => geneDistance(genes, step, [id]))
        expect([id, ...apart]).toEqual([id, ...apart.toSorted((a, b) => a - b)])
      }
    }
  })

  it('[ILL-14] every variation is a valid person, and unknown genes go with it', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const genes = readGenes({ ...writeGenes(randomGenes(seed)), tail: 1 })
      const other = mutateGenes(genes, { keep: ['hair'], strength: 0.6, seed })
      expect(readGenes(writeGenes(other))).toEqual(other)
      expect(other.more).toEqual({ tail: 1 })
    }
  })

  it('[ILL-14] on the way to somebody who is known, what is kept stays and the rest becomes theirs', () => {
    const [one, other] = [randomGenes(3), randomGenes(4)]
    expect(towards(one, other, { keep: [], strength: 0, seed: 1 })).toEqual(one)
    const there = towards(one, other, { keep: ['hair'], strength: 1, seed: 1 })
    for (const id of ['hairStyle', 'hairColour'] as const) expect(there[id]).toEqual(one[id])
    for (const id of ['jaw', 'noseWidth', 'age'] as const) expect(there[id]).toBeCloseTo(other[id])
  })

  it('[ILL-14] no woman grows a beard on the way to a man, nor keeps his', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const strength of strengths) {
        const { sex, beard } = mutateGenes(randomGenes(seed), { keep: [], strength, seed })
        expect([seed, strength, sex === 0 && beard !== 'none']).toEqual([seed, strength, false])
      }
    }
  })
})
