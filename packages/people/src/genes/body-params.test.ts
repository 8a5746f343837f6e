import { describe, expect, it } from 'vitest'
import { type GeneId, geneIds, geneOf } from './genes.ts'
import { bodyParams, targetNames } from './body-params.ts'
import { randomGenes } from './random-person.ts'
import { withGenes } from './read.ts'

describe('phenotype', () => {
  it('[ILL-5] a change of one gene changes the outputs that the gene names, and no others', () => {
    for (const id of geneIds) {
      const moves = geneOf(id).moves.flatMap((move) =>
        move.includes('*') ? [move.replace('*', 'l'), move.replace('*', 'r')] : [move],
      )
      for (let seed = 0; seed < 15; seed += 1) {
        const genes = randomGenes(seed)
        const [low, high] = ends(id)
        const before = flat(bodyParams(withGenes(genes, { [id]: low })))
        const after = flat(bodyParams(withGenes(genes, { [id]: high })))
        const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
          (key) => before.get(key) !== after.get(key),
        )
        const strange = changed.filter((key) => !moves.includes(key))
        expect({ id, changes: changed.length > 0, strange }).toEqual({ id, changes: true, strange: [] })
      }
    }
  })

  it('[ILL-5] no output has two genes unless it is a mixture that says so', () => {
    const shared = new Map<string, GeneId[]>()
    for (const id of geneIds) for (const move of geneOf(id).moves) shared.set(move, [...(shared.get(move) ?? []), id])
    const mixtures = [...shared].filter(([, ids]) => ids.length > 1).map(([move]) => move)
    expect(mixtures.toSorted()).toEqual([
      'hair.curl',
      'hair.length',
      'macro.african',
      'macro.asian',
      'macro.caucasian',
      'skin.colour',
      'skin.wrinkles',
    ])
  })

  it('[ILL-10] the body is never younger than grown up', () => {
    expect(bodyParams(withGenes(randomGenes(1), { age: 3 })).macro.age).toBe(0.5)
    expect(bodyParams(withGenes(randomGenes(1), { age: 90 })).macro.age).toBe(1)
  })

  it('names the morph targets it may use, both sides of the body', () => {
    expect(targetNames()).toContain('eyes/l-eye-size-big')
    expect(targetNames()).toContain('eyes/r-eye-size-big')
    expect(targetNames().filter((name) => name.includes('*') || !name.includes('/'))).toEqual([])
    expect(targetNames().filter((name) => /genital|breast|nipple|bulge/.test(name))).toEqual([])
  })
})

/** Two values of a gene that lie as far apart as may be. */
function ends(id: GeneId): readonly [unknown, unknown] {
  const gene = geneOf(id)
  switch (gene.kind) {
    case 'number':
      return [gene.min, gene.max]
    case 'choice':
      return [gene.choices[0], gene.choices[1]]
    case 'colour':
      return ['#000000', '#ffffff']
    case 'set':
      return [[], gene.choices.slice(0, 2)]
  }
}

function flat(value: object, path = ''): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, one]: [string, unknown]): [string, unknown][] =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? [...flat(one, `${path}${key}.`)]
        : [[`${path}${key}`, Array.isArray(one) ? one.join() : one]],
    ),
  )
}
