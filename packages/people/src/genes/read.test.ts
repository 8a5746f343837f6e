import { describe, expect, it } from 'vitest'
import { geneIds } from './genes.ts'
import { randomGenes } from './random-person.ts'
import { readGenes, startGenes, withGenes, writeGenes } from './read.ts'
import { genesDocument } from './testing/genes-document.ts'

describe('readGenes', () => {
  it('[ILL-3] reads back what it wrote, in about a kilobyte', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const genes = randomGenes(seed)
      const text = JSON.stringify(writeGenes(genes))
      expect(readGenes(text)).toEqual(genes)
      expect(text.length).toBeLessThan(1500)
    }
  })

  it('[ILL-3] clamps values, nobody is younger than eighteen', () => {
    const genes = readGenes({
      v: 1,
      age: 7,
      height: 9,
      eyeColour: '#ABCDEF',
      hairStyle: 'antennae',
      jaw: 'wide',
      moles: 1.6,
    })
    expect(genes).toMatchObject({ age: 18, height: 0.9, eyeColour: '#abcdef', moles: 2 })
    expect(genes).toMatchObject({ hairStyle: startGenes().hairStyle, jaw: 0 })
  })

  it('[ILL-3] fills in what is missing, from a given person if there is one', () => {
    expect(readGenes({ v: 1, sex: 1 }).hairColour).toBe(startGenes().hairColour)
    const person = randomGenes(5)
    expect(readGenes({ v: 1, sex: 1 }, person).hairColour).toBe(person.hairColour)
  })

  it.each([null, 7, 'no json', '[1]', [], undefined, { v: 'x' }, '{"v":1', { v: -3, age: Number.NaN }])(
    '[ILL-3] makes a person even of %j',
    (input) => {
      expect(readGenes(input).age).toBe(startGenes().age)
    },
  )

  it('[ILL-3] keeps genes it does not know, through reading, changing and writing', () => {
    const genes = withGenes(readGenes({ v: 1, tail: { length: 3 }, age: 40 }), { age: 50 })
    expect(writeGenes(genes)).toMatchObject({ v: 1, age: 50, tail: { length: 3 } })
  })

  it('[ILL-3] raises earlier versions step by step and leaves later ones alone', () => {
    const steps = [(raw: object) => ({ ...raw, steps: ['0 to 1'] }), (raw: object) => ({ ...raw, jaw: 0.5 })]
    expect(readGenes({ age: 30 }, undefined, steps)).toMatchObject({ age: 30, jaw: 0.5, more: { steps: ['0 to 1'] } })
    expect(readGenes({ v: 1, age: 30 }, undefined, steps)).toMatchObject({ jaw: 0.5, more: {} })
    expect(readGenes({ v: 9, age: 30 }, undefined, steps)).toMatchObject({ jaw: 0, more: {} })
  })

  it('[ILL-2] documents every gene on its page', async () => {
    expect(geneIds.length).toBeGreaterThanOrEqual(60)
    await expect(genesDocument()).toMatchFileSnapshot('../../../../docs/illustrator-genes.md')
  })
})
