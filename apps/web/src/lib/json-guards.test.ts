import { expect, it } from 'vitest'
import { fieldsOf, isFields, jsonOf, textOf } from './json-guards.ts'

it.each([undefined, null, 7, 'text', true])('[SHELL-80] %j has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({})
  expect(isFields(value)).toBe(false)
})

it('[SHELL-80] fields, texts and JSON are read, and anything else is nothing', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 })
  expect([textOf('a'), textOf(7), textOf(undefined)]).toEqual(['a', '', ''])
  expect([jsonOf('{"a":1}'), jsonOf('{'), jsonOf(null), jsonOf(7)]).toEqual([{ a: 1 }, undefined, undefined, undefined])
})
