import { expect, it } from 'vitest'
import { type Attribute, systemAttributes } from './collection.ts'
import { parseListQuery, type QueryRules } from './query-rules.ts'

const attributes: Attribute[] = [
  ...systemAttributes,
  { key: 'name', type: 'string', size: 64 },
  { key: 'age', type: 'integer' },
  { key: 'born', type: 'datetime' },
  { key: 'tags', type: 'string', size: 32, array: true },
  { key: 'card', type: 'string', size: 4_000_000, exact: true, large: true },
]
const rules: QueryRules = {
  attributes: new Map(attributes.map((each) => [each.key, each])),
  searchable: new Set(['name']),
  select: true,
}
const parse = (...queries: unknown[]) =>
  parseListQuery(
    queries.map((query) => (typeof query === 'string' ? query : JSON.stringify(query))),
    rules,
  )
const problem = (...queries: unknown[]): string => {
  try {
    parse(...queries)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

it('[QRY-1] without queries: 25 from the start, in order of insertion', () => {
  expect(parse()).toEqual({ filters: [], orders: [], limit: 25, offset: 0, cursor: undefined, select: undefined })
})

it('[QRY-1] reads filters, orders, paging, cursor and selection as the SDK writes them', () => {
  const query = parse(
    { method: 'equal', attribute: 'name', values: ['a', 'b'] },
    { method: 'isNull', attribute: 'age' },
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [5] },
    { method: 'limit', values: [9] },
    { method: 'cursorAfter', values: ['x1'] },
    { method: 'select', values: ['name', '$id', '$permissions', '*'] },
  )
  expect(query.filters).toHaveLength(2)
  expect(query).toMatchObject({
    limit: 5,
    cursor: { id: 'x1', direction: 'after' },
    orders: [{ attribute: '$createdAt', direction: 'desc' }],
    select: ['name', '$id', '$permissions', '*'],
  })
})

it('[QRY-2] reads nested or and and, whose members are objects', () => {
  const inner = {
    method: 'and',
    values: [
      { method: 'equal', attribute: 'age', values: [1] },
      { method: 'isNull', attribute: 'born' },
    ],
  }
  const [filter] = parse({
    method: 'or',
    values: [inner, { method: 'contains', attribute: 'tags', values: ['x'] }],
  }).filters
  expect(filter).toMatchObject({ method: 'or', filters: [{ method: 'and' }, { method: 'contains' }] })
})

it('[QRY-3] normalises dates in values', () => {
  const [filter] = parse({ method: 'lessThan', attribute: 'born', values: ['1976-06-12'] }).filters
  expect(filter).toMatchObject({ values: ['1976-06-12T00:00:00.000+00:00'] })
})

it.each([
  ['{', 'Invalid query: Syntax error'],
  ['3', 'Invalid query. Must be an array, got integer'],
  [{ method: 'like' }, 'Invalid query method: like'],
  [{ method: 'equal', attribute: 7, values: [1] }, 'Invalid query attribute. Must be a string, got integer'],
  [{ method: 'equal', attribute: 'nope', values: [1] }, 'Invalid query: Attribute not found in schema: nope'],
  [
    { method: 'equal', attribute: '$permissions', values: ['x'] },
    'Invalid query: Attribute not found in schema: $permissions',
  ],
  [{ method: 'equal', attribute: 'name.x', values: ['x'] }, 'Invalid query: Cannot query nested attribute on: name'],
  [{ method: 'equal', attribute: 'age', values: ['x'] }, 'Invalid query: Query value is invalid for attribute "age"'],
  [{ method: 'equal', attribute: 'name', values: [] }, 'Invalid query: Equal queries require at least one value.'],
  [
    { method: 'notEqual', attribute: 'name', values: ['a', 'b'] },
    'Invalid query: NotEqual queries require exactly one value.',
  ],
  [{ method: 'between', attribute: 'age', values: [1] }, 'Invalid query: Between queries require exactly two values.'],
  [
    { method: 'equal', attribute: 'name', values: Array(101).fill('a') },
    'Invalid query: Query on attribute has greater than 100 values: name',
  ],
  [
    { method: 'equal', attribute: 'tags', values: ['a'] },
    'Invalid query: Cannot query equal on attribute "tags" because it is an array.',
  ],
  [
    { method: 'contains', attribute: 'age', values: [1] },
    'Invalid query: Cannot query contains on attribute "age" because it is not an array or string.',
  ],
  [{ method: 'search', attribute: '$id', values: ['a'] }, 'Searching by attribute "$id" requires a fulltext index.'],
  [{ method: 'or', values: [] }, 'Invalid query: Or queries require at least two queries'],
  [
    {
      method: 'or',
      values: [
        { method: 'limit', values: [1] },
        { method: 'limit', values: [1] },
      ],
    },
    'Invalid query: Or queries can only contain filter queries',
  ],
  [
    { method: 'limit', values: [0] },
    'Invalid query: Invalid limit: Value must be a valid range between 1 and 9,223,372,036,854,775,807',
  ],
  [
    { method: 'offset', values: [-1] },
    'Invalid query: Invalid offset: Value must be a valid range between 0 and 9,223,372,036,854,775,807',
  ],
  [{ method: 'select', values: ['nope'] }, 'Invalid query: Attribute not found in schema: nope'],
])('[QRY-4] says what is wrong with %j', (query, message) => {
  expect(problem(query)).toBe(message)
})

it('[QRY-4] refuses a cursor that is no id', () => {
  expect(problem({ method: 'cursorAfter', values: ['../x'] })).toContain('Invalid cursor: UID must contain')
})

it('[QRY-5] a list that only pages refuses everything else', () => {
  const paging = { ...rules, pagingOnly: true }
  expect(() => parseListQuery(['{"method":"orderAsc","attribute":"name"}'], paging)).toThrow(
    'Invalid query method: orderAsc',
  )
})

it('[QRY-4] refuses values that no attribute can have, and more values than a statement takes', () => {
  const wrong = 'Invalid query: Query value is invalid for attribute "name"'
  expect(problem({ method: 'equal', attribute: 'name', values: ['a\0'] })).toBe(wrong)
  const hundred = { method: 'equal', attribute: 'age', values: Array.from({ length: 100 }, (_, i) => i) }
  const many = { method: 'or', values: Array.from({ length: 51 }, () => hundred) }
  expect(problem(many)).toBe('Invalid query: More than 5000 values')
})

it('[QRY-40] what is large is neither looked through nor ordered by; it can be selected', () => {
  const refused = 'Invalid query: Attribute "card" is too large to look through'
  for (const method of ['contains', 'equal', 'startsWith', 'isNull', 'orderAsc', 'orderDesc']) {
    expect(problem({ method, attribute: 'card', values: method === 'isNull' ? [] : ['a'] })).toBe(refused)
  }
  const both = [
    { method: 'equal', attribute: 'name', values: ['a'] },
    { method: 'endsWith', attribute: 'card', values: ['a'] },
  ]
  expect(problem({ method: 'or', values: both })).toBe(refused)
  expect(parse({ method: 'select', values: ['card'] }).select).toEqual(['card'])
})

it('[QRY-40] at most a hundred values are looked for in texts, however they are spread', () => {
  const some = (attribute: string, count: number) => ({
    method: 'contains',
    attribute,
    values: Array.from({ length: count }, (_, n) => `v${n}`),
  })
  expect(problem(some('name', 50), some('name', 50))).toBe('accepted')
  expect(problem(some('name', 50), { method: 'or', values: [some('name', 50), some('name', 1)] })).toBe(
    'Invalid query: More than 100 values to find in texts',
  )
  expect(problem(some('tags', 100), some('tags', 100))).toBe('accepted')
})
