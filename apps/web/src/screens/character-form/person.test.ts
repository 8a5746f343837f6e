import type { Look } from '@eidolon/contract/characters/looks.ts'
import { describe, expect, it } from 'vitest'
import { readCharacter } from '#features/characters/character.ts'
import { characterDocument } from '#testing/studio.ts'
import { emptyValues, valuesOf } from './form-values.ts'
import { descriptionOf, personOf, validCorrections } from './person.ts'

const look = (genes: Record<string, unknown>, understood: Look['understood'] = []): Look => ({
  genes,
  seed: 1,
  understood,
  unknown: [],
  refused: null,
})
const words = [{ part: 'hairStyle', value: 'bob', words: 'bob' }]

describe('who the form describes', () => {
  it('[CWEB-21] nothing is asked before there are words, and a wrong age is left out', () => {
    expect(descriptionOf(emptyValues(7), undefined)).toBeUndefined()
    const values = { ...emptyValues(7), appearance: 'tall woman', age: '12' }
    expect(descriptionOf(values, undefined)).toEqual({ appearance: 'tall woman', seed: 7 })
    expect(descriptionOf({ ...values, age: '30' }, undefined)).toEqual({ appearance: 'tall woman', age: 30, seed: 7 })
  })

  it('[CWEB-22] [CWEB-23] corrections lie over the words, dials over both', () => {
    const values = {
      ...emptyValues(7),
      appearance: 'a bob',
      corrections: { hairStyle: { value: 'afro', over: 'bob' } },
      dials: { jaw: { value: 0.5, over: 0 } },
    }
    const person = personOf({
      values,
      base: undefined,
      look: look({ hairStyle: 'bob', jaw: 0 }, words),
      before: undefined,
    })
    expect(person?.genes).toMatchObject({ hairStyle: 'afro', jaw: 0.5 })
    expect(person?.dialled).toEqual({ jaw: 0.5 })
  })

  it('[CWEB-22] [CWEB-23] words that are written later win again', () => {
    const values = {
      ...emptyValues(7),
      corrections: { hairStyle: { value: 'afro', over: 'bob' } },
      dials: { jaw: { value: 0.5, over: 0 } },
    }
    const later = look({ hairStyle: 'braid', jaw: 0.8 }, [{ part: 'hairStyle', value: 'braid', words: 'braid' }])
    expect(validCorrections(values.corrections, later)).toEqual({})
    expect(personOf({ values, base: undefined, look: later, before: undefined })?.genes).toEqual({
      hairStyle: 'braid',
      jaw: 0.8,
    })
  })

  it('[CWEB-31] somebody who is edited starts as they were kept', () => {
    const base = readCharacter(characterDocument({ genes: '{"jaw":0.3,"hairStyle":"quiff"}', imageId: 'drawn-x' }))
    const values = valuesOf(base)
    expect(descriptionOf(values, base)).toMatchObject({ before: base.appearance, genes: { jaw: 0.3 } })
    expect(values.picture).toEqual({ kind: 'drawn' })
    expect(valuesOf({ ...base, imageId: 'x' }).picture).toEqual({ kind: 'own', imageId: 'x' })
    const read = look({ jaw: 0, hairStyle: 'bob' })
    expect(personOf({ values, base, look: read, before: read })?.genes).toEqual({ jaw: 0.3, hairStyle: 'quiff' })
  })
})
