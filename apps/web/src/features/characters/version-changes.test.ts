import { expect, it } from 'vitest'
import { changesBetween } from './version-changes.ts'

const look = { appearance: 'tall', age: 30, style: 'noir', genes: '{"hairColour":"#000000","sex":1,"age":30}' }
const told = (change: Partial<typeof look>) => changesBetween(look, { ...look, ...change }, (gene) => gene)

it('[CWEB-55] says what a change was about', () => {
  expect(told({ appearance: 'short', age: 31, genes: '{"hairColour":"#000000","sex":1,"age":31}' })).toBe(
    'description, age',
  )
  expect(told({ style: 'comic' })).toBe('style (was noir)')
  expect(told({ genes: '{"hairColour":"#ffffff","sex":1,"age":30}' })).toBe('haircolour')
  expect(told({ genes: '{"a":1,"b":2,"age":30}' })).toBe('4 features')
  expect(told({})).toBe('the look')
})
