import { beforeAll, describe, expect, it } from 'vitest'
import { type GeneValues, bodyParams, randomGenes, withGenes } from '@eidolon/people'
import { makePerson } from '#body/person.ts'
import type { Pack } from '#pack/pack.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { measureMesh, type MeshMeasure, meshMeasures, type MeshMeasures } from '#workshop/faces/mesh-measures.ts'
import { meshNorms } from '#workshop/faces/mesh-norms.ts'

type Sex = 'women' | 'men'
type MeasuredHead = { readonly sex: Sex; readonly measures: MeshMeasures }

let pack: Pack
let people: readonly MeasuredHead[]
beforeAll(async () => {
  pack = await loadPack()
  people = Array.from({ length: 160 }, (_, at) => {
    const genes = randomGenes(61_000 + at * 7)
    return { sex: genes.sex < 0.5 ? 'women' : 'men', measures: measureMesh(makePerson(pack, bodyParams(genes))) }
  })
})

/** How many standard deviations of real people a value is from their mean. */
function deviation(measure: MeshMeasure, sex: Sex, value: number): number {
  const [mean, spread] = meshNorms[measure][sex]
  return (value - mean) / spread
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** A measure of one person with some genes otherwise. */
const withGene = (measure: MeshMeasure, given: Partial<GeneValues>): number => {
  const genes = withGenes(randomGenes(7, { sex: 0, age: 30 }), given)
  return deviation(measure, 'women', measureMesh(makePerson(pack, bodyParams(genes)))[measure])
}

describe('proportions of faces', () => {
  it.each(meshMeasures)('[ILL-500] %s by chance is on average that of real women and of real men', (measure) => {
    const means = (['women', 'men'] as const).map((sex) => {
      const own = people.filter((one) => one.sex === sex)
      return Math.abs(deviation(measure, sex, meanOf(own.map(({ measures }) => measures[measure]))))
    })
    expect(Math.max(...means)).toBeLessThan(1)
  })

  it('[ILL-500] by chance, not more people than among real ones have something that few have', () => {
    const rare = people.filter(({ sex, measures }) =>
      meshMeasures.some((measure) => Math.abs(deviation(measure, sex, measures[measure])) > 2.5),
    )
    expect(rare.length / people.length).toBeLessThanOrEqual(1 / 6)
  })

  it('[ILL-500] by chance, people still differ about as much as real ones do', () => {
    const spreads = meshMeasures.map((measure) => {
      const values = people.map(({ sex, measures }) => deviation(measure, sex, measures[measure]))
      const mean = meanOf(values)
      return [measure, Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))] as const
    })
    expect(spreads.filter(([, spread]) => spread < 0.5 || spread > 1.5)).toEqual([])
  })

  it.each([
    ['eyeSize', 'eyeWidth', 3],
    ['eyeOpening', 'eyeOpening', 2.5],
    ['eyeSpacing', 'eyeDistance', 3],
    ['browHeight', 'browHeight', 1.5],
    ['mouthWidth', 'mouthWidth', 3],
    ['noseWidth', 'noseWidth', 2],
    ['chinLength', 'lowerFace', 2],
    ['headWidth', 'faceWidth', 3],
  ] as const)('[ILL-501] words that ask for it move %s far beyond chance', (gene, measure, apart) => {
    expect(withGene(measure, { [gene]: 1 }) - withGene(measure, { [gene]: -1 })).toBeGreaterThan(apart)
  })
})
