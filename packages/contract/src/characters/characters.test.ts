import { expect, it } from 'vitest'
import { CharacterFields, characterProblems, cleanTags } from './characters.ts'
import { Genes, LookPreviewRequest, lookPicturePath } from './looks.ts'

const mira = { name: 'Mira', appearance: 'silver hair' }

it('[CHAR-1] a name and an appearance are enough; the rest has defaults', () => {
  expect(CharacterFields.parse({ name: '  Mira ', appearance: 'silver hair' })).toEqual({
    ...mira,
    description: '',
    personality: '',
    age: null,
    style: '',
    imageId: null,
    genes: '',
    tags: [],
    favorite: false,
    leastLikeness: null,
    archived: false,
    parentId: null,
    card: '',
  })
})

it('[CHAR-1] every field that is wrong has its own words', () => {
  expect(
    characterProblems({
      name: ' \u200b ',
      appearance: '',
      description: 'x'.repeat(4001),
      personality: 7,
      age: 17,
      style: 'Oil & Co',
      imageId: '#x',
      genes: '[]',
      tags: ['x'.repeat(33)],
      favorite: 'yes',
      parentId: '_',
    }),
  ).toEqual({
    name: 'Give your character a name.',
    appearance: 'Say what your character looks like.',
    description: 'The background has at most 4,000 characters.',
    personality: 'The personality is a text.',
    age: 'Characters are adults: the age starts at 18.',
    style: 'Choose one of the styles.',
    imageId: 'That picture cannot be used. Upload it again.',
    genes: 'The look cannot be read.',
    tags: 'A tag has at most 32 characters.',
    favorite: 'This is either on or off.',
    parentId: 'The character this is a variation of cannot be found.',
  })
  expect(characterProblems(mira)).toEqual({})
  expect(characterProblems({ ...mira, age: 121 })['age']).toBe('The age is a whole number from 18 to 120.')
  expect(characterProblems({ ...mira, age: 20.5 })['age']).toBe('The age is a whole number from 18 to 120.')
  expect(characterProblems({ ...mira, tags: Array.from({ length: 21 }, (_, n) => `t${n}`) })['tags']).toBe(
    'At most 20 tags.',
  )
})

it('[CHAR-1] lengths count what people count', () => {
  expect(characterProblems({ ...mira, name: '🦊'.repeat(64) })).toEqual({})
  expect(characterProblems({ ...mira, name: '🦊'.repeat(65) })).toEqual({
    name: 'The name has at most 64 characters.',
  })
})

it('[CHAR-2] tags are cleaned: trimmed, without #, each once', () => {
  expect(cleanTags([' Hero ', '#hero', '', '  ', 'night  owl', 'Night Owl', '\u200b'])).toEqual(['Hero', 'night owl'])
})

it('[CHAR-12] the address of a picture carries its genes to the letter', () => {
  const genes = { v: 1, hair: '#a0b1c2', more: 'ä&=%' }
  const path = lookPicturePath(genes, { size: 256, view: 'half' })
  const query = new Map(
    path
      .split('?')[1]
      ?.split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  )
  expect(Genes.parse(query.get('genes'))).toEqual(genes)
  expect([query.get('size'), query.get('view'), query.get('project')]).toEqual(['256', 'half', 'eidolon'])
})

it('[CHAR-11] a preview needs somebody to show', () => {
  expect(LookPreviewRequest.safeParse({ size: 256 }).error?.issues[0]?.path).toEqual(['genes'])
  expect(LookPreviewRequest.safeParse({ genes: 'x' }).success).toBe(false)
  expect(LookPreviewRequest.safeParse({ appearance: '', size: 127 }).success).toBe(false)
  expect(LookPreviewRequest.parse({ appearance: '' })).toMatchObject({ appearance: '' })
})
