import { expect, it } from 'vitest'
import { parsedQueries } from './parsed-queries.ts'
import type { ListQuery } from '#domain/documents/query.ts'

const query: ListQuery = { filters: [], orders: [], limit: 25, offset: 0, cursor: undefined, select: undefined }

it('answers the same object for the same texts, and reads others anew', () => {
  const read: string[] = []
  const parse = parsedQueries((texts) => {
    read.push(texts.join(' '))
    return { ...query, limit: read.length }
  })
  expect(parse(['a', 'b'])).toBe(parse(['a', 'b']))
  expect(parse(['a'])).not.toBe(parse(['a', 'b']))
  parse([])
  parse([])
  expect(read).toEqual(['a b', 'a', ''])
})

it('forgets in time, and does not keep what is long', () => {
  let read = 0
  const parse = parsedQueries(() => ({ ...query, limit: ++read }))
  const first = parse(['first'])
  for (let i = 0; i < 1000; i++) parse([`${i}`])
  expect(parse(['first'])).not.toBe(first)
  expect(parse(['x'.repeat(5000)])).not.toBe(parse(['x'.repeat(5000)]))
})
