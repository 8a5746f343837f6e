import { describe, expect, it } from 'vitest'
import { randomGenes } from '#genes/random-person.ts'
import { mutateGenes } from '#variation/mutate-genes.ts'
import { identityScore, likeness, type ScoredView, visibility } from './score.ts'

const portrait: ScoredView = { framing: 'portrait', pose: 'relaxed', accessories: [], height: 768 }
const people = Array.from({ length: 40 }, (_, seed) => randomGenes(seed + 1, {}))
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

describe('identity', () => {
  it('[ILL-103] is 1 for the same person, whatever they wear, and low between strangers', () => {
    const [one, ...others] = people
    if (!one) throw new Error('nobody')
    expect(likeness(one, { ...one, outfit: 'robe', primary: '#ff0000', accessories: ['crown'] })).toBe(1)
    expect(mean(others.map((other) => likeness(one, other)))).toBeLessThan(0.35)
    expect(Math.max(...others.map((other) => likeness(one, other)))).toBeLessThan(0.85)
  })

  it('[ILL-103] falls as a variation goes further', () => {
    const at = (strength: number) =>
      mean(people.map((one, seed) => likeness(one, mutateGenes(one, { keep: [], strength, seed }))))
    expect(at(0)).toBe(1)
    expect(at(0.2)).toBeLessThan(1)
    expect(at(0.8)).toBeLessThan(at(0.2))
  })

  it('[ILL-104] a face that is small, turned away or covered can be known less surely', () => {
    const seen = (more: Partial<ScoredView>) => visibility({ ...portrait, ...more })
    expect(seen({})).toBe(1)
    const sizes = (['portrait', 'half', 'full', 'wide'] as const).map((framing) => seen({ framing, height: 512 }))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(seen({ accessories: ['mask'] })).toBeLessThan(seen({ accessories: ['glasses'] }))
    expect(seen({ pose: 'looking-back' })).toBeLessThan(1)
    const [one] = people
    if (!one) throw new Error('nobody')
    expect(identityScore(one, one, portrait)).toBe(1)
    expect(identityScore(one, one, { ...portrait, framing: 'wide' })).toBeGreaterThan(0.4)
  })
})
