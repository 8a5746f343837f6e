import { describe, expect, it } from 'vitest'
import { limits } from '#limits.ts'
import {
  Genes,
  keepableGroups,
  Look,
  LookPicture,
  lookPicturePath,
  LookPreviewRequest,
  LookRequest,
  lookParts,
  personParts,
  previewSizes,
  VariationRequest,
} from './looks.ts'
import { refusals, wrongFields } from '#testing.ts'

describe('genes', () => {
  it('[CHAR-11] are an object, or the text of one', () => {
    expect(Genes.parse({ v: 1 })).toEqual({ v: 1 })
    expect(Genes.parse('{"v":1}')).toEqual({ v: 1 })
  })

  it.each(['', 'x', '[1]', '7', 'null', '"text"', 7, null, undefined, ['v'], true])('[CHAR-11] are not %j', (genes) => {
    expect(Genes.safeParse(genes).success).toBe(false)
  })

  it('[CHAR-11] have a largest size, however they come', () => {
    const large = { text: 'x'.repeat(limits.character.genes) }
    expect(Genes.safeParse(large).success).toBe(false)
    expect(Genes.safeParse(JSON.stringify(large)).success).toBe(false)
    const fitting = { text: 'x'.repeat(limits.character.genes - '{"text":""}'.length) }
    expect(Genes.parse(fitting)).toEqual(fitting)
  })

  it('[CHAR-11] say in one sentence what is wrong with them', () => {
    expect(refusals(Genes, '[1]').map(([, says]) => says)).toEqual(['Value must be a valid object.'])
  })
})

describe('a description to be read', () => {
  it('needs no words, and has no defaults of its own', () => {
    expect(LookRequest.parse({ appearance: '' })).toEqual({ appearance: '' })
  })

  it.each([
    [{}, 'appearance'],
    [{ appearance: 7 }, 'appearance'],
    [{ appearance: 'x'.repeat(limits.character.appearance + 1) }, 'appearance'],
    [{ appearance: '', age: 17 }, 'age'],
    [{ appearance: '', age: 121 }, 'age'],
    [{ appearance: '', age: 20.5 }, 'age'],
    [{ appearance: '', style: 'x'.repeat(limits.character.style + 1) }, 'style'],
    [{ appearance: '', genes: 'x' }, 'genes'],
    [{ appearance: '', before: 'x'.repeat(limits.character.appearance + 1) }, 'before'],
    [{ appearance: '', seed: -1 }, 'seed'],
    [{ appearance: '', seed: 2 ** 32 }, 'seed'],
  ])('%j is refused for its %s', (request, field) => {
    expect(wrongFields(LookRequest, request)).toEqual([field])
  })
})

describe('a preview', () => {
  it.each([
    [{ appearance: '', size: previewSizes.min - 1 }, 'size'],
    [{ appearance: '', size: previewSizes.max + 1 }, 'size'],
    [{ appearance: '', view: 'feet' }, 'view'],
    [{ appearance: '', expression: '' }, 'expression'],
    [{ appearance: '', slot: 'x'.repeat(37) }, 'slot'],
    [{ size: 256 }, 'genes'],
    [{ genes: null, appearance: null }, 'genes'],
  ])('[CHAR-11] of %j is refused for its %s', (request, field) => {
    expect(wrongFields(LookPreviewRequest, request)).toEqual([field])
  })

  it('[CHAR-11] takes the smallest and the largest size', () => {
    for (const size of [previewSizes.min, previewSizes.max]) {
      expect(LookPreviewRequest.parse({ appearance: '', size }).size).toBe(size)
    }
  })

  it('[CHAR-12] in an address needs genes, and takes numbers as digits', () => {
    expect(LookPicture.parse({ genes: '{}', size: '256', view: 'full', v: '3' })).toEqual({
      genes: {},
      size: 256,
      view: 'full',
      v: '3',
    })
    expect(wrongFields(LookPicture, { size: '256' })).toEqual(['genes'])
    expect(wrongFields(LookPicture, { genes: '{}', size: '25 6' })).toEqual(['size'])
  })

  it('[CHAR-12] has an address without what was not asked for', () => {
    expect(lookPicturePath({}, { style: '', view: 'full' })).toBe(
      `/looks/preview?project=eidolon&view=full&genes=${encodeURIComponent('{}')}`,
    )
  })
})

describe('variations', () => {
  it('keep nothing unless it is said', () => {
    expect(VariationRequest.parse({ strength: 0, count: 1 })).toEqual({ keep: [], strength: 0, count: 1 })
    expect(VariationRequest.parse({ keep: [...keepableGroups], strength: 1, count: 8 }).keep).toHaveLength(6)
  })

  it.each([
    [{ strength: 2, count: 1 }, 'strength'],
    [{ strength: -1, count: 1 }, 'strength'],
    [{ strength: '1', count: 1 }, 'strength'],
    [{ count: 1 }, 'strength'],
    [{ strength: 0.5, count: 0 }, 'count'],
    [{ strength: 0.5, count: 9 }, 'count'],
    [{ strength: 0.5 }, 'count'],
    [{ strength: 0.5, count: 1, keep: ['soul'] }, 'keep.0'],
    [{ strength: 0.5, count: 1, keep: 'face' }, 'keep'],
    [{ strength: 0.5, count: 1, seed: 0.5 }, 'seed'],
  ])('%j is refused for its %s', (request, field) => {
    expect(wrongFields(VariationRequest, request)).toEqual([field])
  })
})

it('the parts of the person come before those of one picture', () => {
  expect(personParts.has('accessories')).toBe(true)
  expect(personParts.has('pose')).toBe(false)
  for (const part of personParts) expect(lookParts).toHaveProperty(part)
})

it('[CHAR-15] a look that is refused says by which rule', () => {
  const look = { genes: {}, seed: 1, understood: [], unknown: [], refused: null }
  expect(Look.parse(look)).toEqual(look)
  expect(wrongFields(Look, { ...look, refused: { rule: 'x' } })).toEqual(['refused.message', 'refused.words'])
})
