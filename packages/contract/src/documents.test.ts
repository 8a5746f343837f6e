import { describe, expect, it } from 'vitest'
import { ShapesAvatar } from './avatars.ts'
import { CardExport, CardImport } from './characters/cards.ts'
import { CharacterDeletion, CharactersChange, CharactersRestoring } from './characters/characters.ts'
import { Document, DocumentChange, DocumentPlace, NewDocument, SelectedDocuments } from './documents.ts'
import { EngineList, SamplePlace } from './engines.ts'
import { limits } from './limits.ts'
import { plainLine, plainText } from './plain-text.ts'
import { PresetFields, readPresetSettings } from './presets.ts'
import { refusals, wrongFields } from './testing.ts'

describe('a document', () => {
  it.each([undefined, null, [], {}, '{}'])('has no data with %j', (data) => {
    expect(NewDocument.parse({ documentId: 'a', data })).toEqual({ documentId: 'a', data: {} })
  })

  it('has data as an object, or as the text of one', () => {
    for (const data of [{ name: 'Mira' }, '{"name":"Mira"}']) {
      expect(DocumentChange.parse({ data }).data).toEqual({ name: 'Mira' })
    }
    for (const data of ['Mira', '[1]', '7', ['a'], 7, true]) {
      expect(refusals(DocumentChange, { data })).toEqual([['data', 'Value must be a valid object.']])
    }
  })

  it('has at most a hundred permissions, which are texts', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'read("any")')
    expect(DocumentChange.parse({ data: {}, permissions: many(100) }).permissions).toHaveLength(100)
    expect(DocumentChange.parse({ data: {}, permissions: null }).permissions).toBeUndefined()
    for (const permissions of [many(101), 'read("any")', [7]]) {
      expect(refusals(DocumentChange, { data: {}, permissions })[0]?.[1]).toMatch(/^Value must a valid array no longer/)
    }
  })

  it('is found by three ids, and the first that is wrong is named first', () => {
    expect(wrongFields(DocumentPlace, { databaseId: '_', collectionId: '', documentId: '-' })).toEqual([
      'databaseId',
      'collectionId',
      'documentId',
    ])
  })

  it('is answered with all that its collection defines, or with what was selected', () => {
    const whole = { $id: 'a', $collectionId: 'c', $databaseId: 'd', $createdAt: '', $updatedAt: '', $permissions: [] }
    expect(Document.parse({ ...whole, name: 'Mira' })).toEqual({ ...whole, name: 'Mira' })
    expect(wrongFields(Document, { $id: 'a' })).toHaveLength(5)
    expect(SelectedDocuments.parse({ total: 1, documents: [{ $id: 'a' }] })).toEqual({ documents: [{ $id: 'a' }] })
    for (const wrong of [null, {}, { documents: {} }, { documents: ['a'] }]) {
      expect(SelectedDocuments.safeParse(wrong).success).toBe(false)
    }
  })
})

describe('characters, several at once', () => {
  const ids = (many: number) => Array.from({ length: many }, (_, at) => `c${at}`)

  it('are 1 to 200', () => {
    expect(CharactersRestoring.parse({ ids: ids(200) }).ids).toHaveLength(200)
    for (const wrong of [[], ids(201), 'c1', null]) {
      expect(refusals(CharactersChange, { ids: wrong })).toEqual([['ids', 'Value must be a list of 1 to 200 ids']])
    }
  })

  it.each([
    [{ favorite: 1 }, 'favorite'],
    [{ archived: 'no' }, 'archived'],
    [{ addTags: Array.from({ length: limits.character.tags + 1 }, () => 'x') }, 'addTags'],
    [{ removeTags: ['x'.repeat(201)] }, 'removeTags.0'],
  ])('are not changed by %j', (change, field) => {
    expect(wrongFields(CharactersChange, { ids: ['c1'], ...change })).toEqual([field])
  })

  it('leave their pictures behind unless it is said', () => {
    expect(CharacterDeletion.parse({})).toEqual({ media: 'keep' })
    expect(wrongFields(CharacterDeletion, { media: 'burn' })).toEqual(['media'])
  })
})

describe('cards', () => {
  it('are written in a format that is known', () => {
    expect(CardExport.parse({ format: 'card-v2', as: 'json' })).toEqual({ format: 'card-v2', as: 'json' })
    expect(wrongFields(CardExport, { format: 'card-v9', as: 'gif' })).toEqual(['format', 'as'])
    expect(wrongFields(CardImport, { characters: [{}] })).toContain('warnings')
  })
})

describe('a preset', () => {
  it('keeps what it names and nothing else', () => {
    expect(readPresetSettings('{"prompt":"by the sea","count":4}')).toEqual({ prompt: 'by the sea', count: 4 })
    expect(readPresetSettings('{}')).toEqual({})
    expect(readPresetSettings('{"hat":1}')).toEqual({})
  })

  it.each(['', 'x', 'null', '7', '{"count":99}', '{"seed":"many"}'])('is none with the text %j', (text) => {
    expect(readPresetSettings(text)).toBeUndefined()
    expect(refusals(PresetFields, { name: 'x', settings: text })).toEqual([
      ['settings', 'These are no settings of the generator.'],
    ])
  })

  it('has a name of 1 to 64 characters on one line', () => {
    expect(PresetFields.parse({ name: ' By\tthe sea ', settings: '{}' }).name).toBe('By the sea')
    for (const name of ['', ' ', 'x'.repeat(limits.preset.name + 1), 7]) {
      expect(wrongFields(PresetFields, { name, settings: '{}' })).toEqual(['name'])
    }
  })
})

it('[GEN-75] texts lose what nobody can type, names their lines as well', () => {
  expect(plainText('a\u0000\u0008b\tc\nd\u007f\u009f\ud800')).toBe('ab\tc\nd')
  expect(plainLine('a\r\n\tb\u2028c')).toBe('a b c')
  expect(plainText('🦊')).toBe('🦊')
})

it('an avatar has a seed and a size, and both have their usual', () => {
  expect(ShapesAvatar.parse({})).toEqual({ seed: '', size: 128 })
  expect(ShapesAvatar.parse({ size: '1024' }).size).toBe(1024)
  for (const size of [15, 1025, '9000', 'big', 1.5]) expect(wrongFields(ShapesAvatar, { size })).toEqual(['size'])
  expect(wrongFields(ShapesAvatar, { seed: 'x'.repeat(257) })).toEqual(['seed'])
})

it('the small picture of a choice has a short address', () => {
  expect(wrongFields(SamplePlace, { engineId: 'x'.repeat(65), list: 'poses', choice: 7 })).toEqual([
    'engineId',
    'choice',
  ])
  expect(wrongFields(EngineList, { total: 1, engines: [{ id: 'x' }] })).toContain('engines.0.abilities')
})
