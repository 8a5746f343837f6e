import { parse } from 'node:querystring'
import { expect, it } from 'vitest'
import { readForm } from './forms.ts'
import { listParameter } from './list-parameter.ts'

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
