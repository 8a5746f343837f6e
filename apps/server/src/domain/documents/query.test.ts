import { describe, expect, it } from 'vitest'
import { countValues, isFilterMethod, readQuery, readQueryObject } from './query.ts'

describe('readQuery', () => {
  it('reads what the SDK writes, and fills in what it leaves out', () => {
    expect(readQuery('{"method":"equal","attribute":"name","values":["a"]}')).toEqual({
      method: 'equal',
      attribute: 'name',
      values: ['a'],
    })
    expect(readQuery('{"method":"limit","values":[5]}')).toEqual({ method: 'limit', attribute: '', values: [5] })
    expect(readQuery('{"method":"isNull","attribute":null}')).toEqual({ method: 'isNull', attribute: '', values: [] })
  })

  it.each([
    ['limit(5)', 'Invalid query: Syntax error'],
    ['', 'Invalid query: Syntax error'],
    ['null', 'Invalid query. Must be an array, got NULL'],
    ['5', 'Invalid query. Must be an array, got integer'],
    ['5.5', 'Invalid query. Must be an array, got double'],
    ['true', 'Invalid query. Must be an array, got boolean'],
    ['"limit"', 'Invalid query. Must be an array, got string'],
    ['{}', 'Invalid query method: '],
    ['[]', 'Invalid query method: '],
    ['{"method":7}', 'Invalid query method. Must be a string, got integer'],
    ['{"method":["equal"]}', 'Invalid query method. Must be a string, got array'],
    ['{"method":"drop"}', 'Invalid query method: drop'],
    ['{"method":"constructor"}', 'Invalid query method: constructor'],
    ['{"method":"equal","attribute":5}', 'Invalid query attribute. Must be a string, got integer'],
    ['{"method":"equal","attribute":"a","values":"b"}', 'Invalid query values. Must be an array, got string'],
    ['{"method":"equal","attribute":"a","values":{"0":"b"}}', 'Invalid query values. Must be an array, got array'],
  ])('refuses %s', (text, words) => {
    expect(() => readQuery(text)).toThrow(words)
  })

  it('knows filters from what orders and pages', () => {
    expect(['equal', 'search', 'between'].every(isFilterMethod)).toBe(true)
    expect(['limit', 'or', 'orderAsc', 'toString', ''].some(isFilterMethod)).toBe(false)
    expect(readQueryObject({ method: 'or', values: [{}] })).toMatchObject({ method: 'or' })
  })
})

it('countValues counts through every level, what it is asked to', () => {
  const equal = (...values: string[]) => ({ method: 'equal' as const, attribute: 'a', values })
  const filters = [
    equal('1', '2'),
    { method: 'or' as const, filters: [equal('3'), { method: 'and' as const, filters: [equal('4', '5'), equal()] }] },
  ]
  expect(countValues([])).toBe(0)
  expect(countValues(filters)).toBe(5)
  expect(countValues(filters, ({ values }) => values.length > 1)).toBe(4)
})
