import { expect, it } from 'vitest'
import { returnPathOf, returningTo } from './return-path.ts'

it('[SHELL-3] remembers a place of our own', () => {
  expect(returnPathOf(returningTo('/media?q=a#b'))).toBe('/media?q=a#b')
})

it.each([
  undefined,
  null,
  {},
  'x',
  { wanted: 7 },
  { wanted: '//evil.example' },
  { wanted: '/\\evil.example' },
  { wanted: 'https://x' },
])('[SHELL-3] forgets what is none: %j', (state) => {
  expect(returnPathOf(state)).toBeUndefined()
})
