import { expect, it } from 'vitest'
import type { Collection } from './collection.ts'
import { changedData, newData } from './structure.ts'

const collection: Collection = {
  databaseId: 'd',
  id: 'c',
  name: 'c',
  enabled: true,
  documentSecurity: true,
  permissions: { create: [], read: [], update: [], delete: [] },
  indexes: [],
  attributes: [
    { key: 'name', type: 'string', size: 5, required: true },
    { key: 'age', type: 'integer', min: 18, max: 1200 },
    { key: 'score', type: 'float' },
    { key: 'kind', type: 'enum', elements: ['a', 'b'], default: 'a' },
    { key: 'at', type: 'datetime' },
    { key: 'mail', type: 'email' },
    { key: 'on', type: 'boolean', default: false },
    { key: 'tags', type: 'string', size: 3, array: true },
    { key: 'title', type: 'string', minLength: 2, size: 4 },
  ],
}
const problem = (data: Record<string, unknown>): string => {
  try {
    newData(collection, data)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

it('[STR-1] fills in defaults, and null or an empty list for the rest', () => {
  expect(newData(collection, { name: 'Mira', $id: 'ignored', $permissions: [] })).toEqual({
    name: 'Mira',
    age: null,
    score: null,
    kind: 'a',
    at: null,
    mail: null,
    on: false,
    tags: [],
    title: null,
  })
})

it('[STR-2] a change holds only what was sent, and null clears', () => {
  expect(changedData(collection, { age: null, at: '1976-06-12', tags: ['x'] })).toEqual({
    age: null,
    at: '1976-06-12T00:00:00.000+00:00',
    tags: ['x'],
  })
})

it.each([
  [{}, 'Missing required attribute "name"'],
  [{ name: null }, 'Missing required attribute "name"'],
  [{ name: 'a', nope: 1 }, 'Unknown attribute: "nope"'],
  [{ name: 'a', tags: 'x' }, 'Attribute "tags" must be an array'],
  [{ name: 'abcdef' }, 'Attribute "name" has invalid type. Value must be a valid string and no longer than 5 chars'],
  [
    { name: 'a', tags: ['ok', 'long'] },
    `Attribute "tags['1']" has invalid type. Value must be a valid string and no longer than 3 chars`,
  ],
  [
    { name: 'a', title: 7 },
    'Attribute "title" has invalid type. Value must be a valid string and no longer than 4 chars',
  ],
  [
    { name: 'a', title: ' b ' },
    'Attribute "title" has invalid type. Value must be a valid string and at least 2 chars and no longer than 4 chars',
  ],
  [{ name: 'a', age: '18' }, 'Attribute "age" has invalid type. Value must be a valid integer'],
  [{ name: 'a', age: 17 }, 'Attribute "age" has invalid format. Value must be a valid range between 18 and 1,200'],
  [{ name: 'a', kind: 'A' }, 'Attribute "kind" has invalid format. Value must be one of (a, b)'],
  [{ name: 'a', at: 'soon' }, 'Attribute "at" has invalid type. Value must be valid date.'],
  [{ name: 'a', mail: 'x' }, 'Attribute "mail" has invalid format. Value must be a valid email address'],
  [{ name: 'a', on: 1 }, 'Attribute "on" has invalid type. Value must be a valid boolean'],
])('[STR-3] refuses %j in the words of the protocol', (data, message) => {
  expect(problem(data)).toBe(`Invalid document structure: ${message}`)
})

it('[STR-3] counts code points, not units', () => {
  expect(problem({ name: '🙂🙂🙂🙂🙂' })).toBe('accepted')
  expect(problem({ name: '🙂🙂🙂🙂🙂🙂' })).toContain('no longer than 5 chars')
})

it.each([
  [{ name: 'a\0b' }, 'Attribute "name" has invalid type.'],
  [
    { name: 'Mira', score: Number.POSITIVE_INFINITY },
    'Attribute "score" has invalid type. Value must be a valid float',
  ],
])('[STR-3] refuses what not every database can keep: %o', (data, says) => {
  expect(problem(data)).toContain(says)
})

it('[STR-1] keeps texts and numbers in the one form that every database gives back', () => {
  const data = newData(collection, { name: 'a\ud800', score: -0 })
  expect([data['name'], Object.is(data['score'], 0)]).toEqual(['a\ufffd', true])
})
