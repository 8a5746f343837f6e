import { GenerationRequest } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import { randomGenes } from '#genes/random-person.ts'
import { readGenes, startGenes, writeGenes } from '#genes/read.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import { personForRequest } from '#scene/resolve-scene.ts'
import { mutateGenes } from '#variation/mutate-genes.ts'
import { idsOf } from '#catalogue/entry.ts'
import { randomSetting } from '#scene/random-setting.ts'
import { type MarkId, marks, motifs } from './marks.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

describe('marks of the body', () => {
  it('[ILL-390] each has an id of its own, a label and words, and no word means two of them', () => {
    const words = marks.flatMap((mark) => mark.words)
    expect(new Set(idsOf(marks)).size).toBe(marks.length)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(marks.filter(({ label, words: own }) => label === '' || own.length === 0)).toEqual([])
    expect(new Set(idsOf(motifs)).size).toBe(motifs.length)
  })

  it('[ILL-390] the first words of each mean it and leave nothing unknown', () => {
    const wrong = marks.flatMap(({ id, words }) =>
      words.slice(0, 3).filter((word) => !pairs(word).includes(`marks=${id}`) || lost(word).length > 0),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['soot on his face', ['marks=soot-face'], []],
    ['mud smeared across both cheeks', ['marks=mud-face'], []],
    ['face covered in flour', ['marks=flour-face'], []],
    ['grease-stained hands', ['marks=grease-hands'], []],
    ['clay up to the elbows', ['marks=clay-hands'], []],
    ['a band-aid on the left cheek', ['marks=plaster-cheek'], []],
    ['blood running from the nose', ['marks=nosebleed'], []],
    ['circles under the eyes', ['marks=dark-circles'], []],
    ['an old zorb', [], ['old zorb']],
    ['a muddy zorb', [], ['muddy zorb']],
    ['runes floating', ['effects=runes'], []],
  ])('[ILL-391] "%s" says %j and cannot show %j', (text, understood, unknown) => {
    expect({ understood: pairs(text).filter((one) => !one.startsWith('background')), unknown: lost(text) }).toEqual({
      understood,
      unknown,
    })
  })

  it.each([
    ['sleeve tattoo of a koi', ['marks=tattoo-sleeve', 'motif=japanese']],
    ['geometric neck tattoo', ['motif=geometric', 'marks=tattoo-neck']],
    ['dragon tattoo on the back', ['motif=dragon', 'marks=tattoo-back', 'view=back']],
    ['blue war paint', ['paint=blue', 'marks=war-paint']],
    ['glowing red runes on the skin', ['marks=glowing-runes', 'paint=red']],
    ['long black nails', ['marks=long-nails', 'nails=black', 'marks=painted-nails']],
    ['green eyeshadow', ['eyeshadow=green']],
    ['one blue eye and one brown eye', ['eyeColour=blue', 'otherEye=brown']],
    ['glowing green eyes', ['marks=glowing-eyes', 'eyeColour=green']],
    ['pink and black split dyed hair', ['hairColour=pink', 'highlight=black', 'marks=split-hair']],
    ['no tattoos', ['marks=-tattoos']],
  ])('[ILL-392] "%s" says %j, colours and motifs with their marks', (text, understood) => {
    expect({ understood: pairs(text), unknown: lost(text) }).toEqual({ understood, unknown: [] })
  })
})

describe('pictures of marks', () => {
  const framed = (ids: readonly MarkId[]) =>
    new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const genes = { ...randomGenes(2), marks: ids }
        return randomSetting(genes, { pose: 'relaxed', accessories: [], without: [] }, seed).framing
      }),
    )

  it('[ILL-399] show them where chance decides: a face from near, hands and arms, whole figures for feet', () => {
    expect([...framed(['soot-face'])].toSorted()).toEqual(['bust', 'half', 'portrait'])
    expect([...framed(['grease-hands', 'soot-face'])].toSorted()).toEqual(['half', 'three-quarter'])
    expect([...framed(['barefoot'])]).toEqual(['full'])
  })
})

describe('marks belong to the person', () => {
  const inked = {
    id: 'ink',
    appearance: 'a woman with sleeve tattoos and a scar across the eye',
    personality: '',
    style: '',
    age: 30,
    genes: '',
  }
  const shown = (asked: Partial<GenerationRequest>) =>
    personForRequest(
      inked,
      GenerationRequest.parse({ characterId: 'ink', seed: 1, engine: 'any', ...asked }),
      undefined,
    ).marks

  it('[ILL-393] who is described with a mark has it in every picture, beside what the prompt adds for one', () => {
    expect(shown({ prompt: 'at the beach' })).toEqual(['tattoo-sleeves', 'scar-eye'])
    expect(shown({ prompt: 'soot on her face' })).toEqual(['tattoo-sleeves', 'scar-eye', 'soot-face'])
  })

  it('[ILL-393] but where the prompt or the negative prompt denies it; a word for all of a kind denies all of it', () => {
    expect(shown({ prompt: 'no tattoos' })).toEqual(['scar-eye'])
    expect(shown({ prompt: 'blood on her face', negativePrompt: 'tattoos, blood' })).toEqual(['scar-eye'])
    expect(shown({ negativePrompt: 'neck tattoo' })).toEqual(['tattoo-sleeves', 'scar-eye'])
  })

  it('[ILL-394] they never come by chance, and what a recipe names besides the catalogue is ignored', () => {
    const strangers = Array.from({ length: 40 }, (_, seed) => randomGenes(seed))
    expect(strangers.filter((one) => one.marks.length > 0 || one.nails !== '' || one.otherEye !== '')).toEqual([])
    const odd = { marks: ['soot-face', '<script>', 'naked', 7, 'soot-face'], motif: 'skin', nails: 'red', ink: '#12' }
    expect(readGenes({ ...writeGenes(startGenes()), ...odd })).toMatchObject({
      marks: ['soot-face'],
      motif: 'floral',
      nails: '',
      ink: '',
    })
    expect(readGenes({ v: 1, marks: 'tattoos' }).marks).toEqual([])
  })

  it('[ILL-394] a variation that keeps the skin keeps them', () => {
    const own = { ...randomGenes(5), marks: ['vitiligo' as const], otherEye: '#a8701c' }
    expect(mutateGenes(own, { keep: ['skin'], strength: 1, seed: 3 })).toMatchObject({
      marks: ['vitiligo'],
      otherEye: '#a8701c',
    })
  })
})
