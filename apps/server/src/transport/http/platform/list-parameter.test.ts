import { parse } from 'node:querystring'
import { expect, it } from 'vitest'
import { Fault } from '#domain/shared/fault.ts'
import { readForm } from './forms.ts'
import { listParameter, listParameters } from './list-parameter.ts'

it.each([
  ['queries[0]=a&queries[1]=b', ['a', 'b']],
  ['queries[10]=c&queries[2]=b&queries[0]=a', ['a', 'b', 'c']],
  ['queries[]=a&queries[]=b', ['a', 'b']],
  ['queries=a&queries=b', ['a', 'b']],
  ['queries=a', ['a']],
  ['queries%5B0%5D=a', ['a']],
  ['queriesX[0]=a&other=b&queries[x]=c&queries[0][1]=d', []],
  ['', []],
])('[ACC-47] %s', (text, expected) => {
  expect(listParameter(parse(text), 'queries')).toEqual(expected)
})

it('[ACC-47] what is no list of texts is an empty one', () => {
  for (const wrong of [undefined, null, 'queries', 7]) expect(listParameter(wrong, 'queries')).toEqual([])
  expect(listParameter({ queries: [1, 'a', null] }, 'queries')).toEqual(['a'])
})

it('[ACC-46] forms hold texts and lists', () => {
  expect(readForm('name=Zo%C3%AB&permissions[]=a&permissions[]=b&roles[1]=y&roles[0]=x')).toEqual({
    name: 'Zoë',
    permissions: ['a', 'b'],
    roles: ['x', 'y'],
  })
})

/** What a parser does with a form, counted: every key of `values` that is looked at. */
function looks(names: number): number {
  let keys = 0
  const values = new Proxy(Object.fromEntries(Array.from({ length: names }, (_, n) => [`a${n}[]`, ''])), {
    getOwnPropertyDescriptor(target, key) {
      keys += 1
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
  listParameters(values)
  return keys
}

it('[SRV-31] the work for a form grows with its fields, not with their square', () => {
  expect(looks(4000)).toBeLessThanOrEqual(10 * looks(400))
  const text = Array.from({ length: 10_000 }, (_, n) => `a${n}[]=`).join('&')
  const read = readForm(text, { fields: 10_000, bytes: 200_000 })
  expect(Object.keys(read)).toHaveLength(10_000)
  expect(read['a9999']).toEqual([''])
})

it('[SRV-31] a form with too many fields or bytes is refused', () => {
  const form = (fields: number) => Array.from({ length: fields }, (_, n) => `a${n}=`).join('&')
  expect(Object.keys(readForm(form(200)))).toHaveLength(200)
  expect(() => readForm(form(201))).toThrow('The form has more than 200 fields.')
  expect(() => readForm('a='.padEnd(16 * 1024 + 1, 'b'))).toThrow(new Fault('general_body_too_large'))
})
