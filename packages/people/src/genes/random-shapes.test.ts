import { describe, expect, it } from 'vitest'
import { geneIds, geneOf, type GeneId, type Genes } from './genes.ts'
import { randomGenes } from './random-person.ts'

const people = Array.from({ length: 300 }, (_, seed) => randomGenes(seed))
const shapes = geneIds.filter((id) => 'targets' in geneOf(id) && geneOf(id).group === 'face')
const sizes = (genes: Genes) => shapes.map((id) => Math.abs(Number(genes[id])))
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

/** How much two shapes go together, -1..1. */
function together(one: GeneId, two: GeneId): number {
  const valuesOf = (id: GeneId) => people.map((genes) => Number(genes[id]))
  const [first, second] = [valuesOf(one), valuesOf(two)]
  const spread = (a: readonly number[], b: readonly number[]) =>
    mean(a.map((value, at) => (value - mean(a)) * ((b[at] ?? 0) - mean(b))))
  return spread(first, second) / Math.sqrt(spread(first, first) * spread(second, second))
}

describe('randomShapes', () => {
  it('[ILL-4] gives everybody marked features to be known by', () => {
    const marked = people.map((genes) => sizes(genes).filter((size) => size > 0.5).length)
    expect(Math.min(...marked)).toBeGreaterThanOrEqual(4)
    const plain = people.map((genes) => sizes(genes).filter((size) => size < 0.2).length)
    expect(Math.max(...plain)).toBeLessThanOrEqual(5)
  })

  it('[ILL-4] lets shapes go together that do in faces', () => {
    expect(together('headWidth', 'jaw')).toBeGreaterThan(0.15)
    expect(together('upperLip', 'lowerLip')).toBeGreaterThan(0.15)
    expect(Math.abs(together('eyeSpacing', 'noseTip'))).toBeLessThan(0.15)
  })

  it('[ILL-4] makes no heavy faces of women, and slender ones of both', () => {
    const jaws = (sex: number) => people.filter((genes) => genes.sex === sex).map(({ jaw }) => jaw)
    expect(Math.max(...jaws(0))).toBeLessThan(0.52)
    expect(Math.max(...jaws(1))).toBeGreaterThan(0.7)
    for (const sex of [0, 1]) expect(Math.min(...jaws(sex))).toBeLessThan(-0.7)
  })
})
