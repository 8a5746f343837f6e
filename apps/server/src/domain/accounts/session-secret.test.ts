import { expect, it } from 'vitest'
import { decodeSecret, encodeSecret } from './session-secret.ts'

it('[ACC-32] what a client holds is its id and secret as one text', () => {
  const held = { userId: 'maya', secret: 'f'.repeat(256) }
  const text = encodeSecret(held)
  expect(JSON.parse(atob(text))).toEqual({ id: 'maya', secret: held.secret })
  expect(decodeSecret(text)).toEqual(held)
})

it.each([
  '',
  'deleted',
  '[]',
  '%',
  btoa('null'),
  btoa('[]'),
  btoa('{"id":"maya"}'),
  btoa('{"id":1,"secret":"x"}'),
  btoa('{"id":"","secret":"x"}'),
  btoa('{"id":"maya","secret":""}'),
  btoa('{"id":"ma\\u0000ya","secret":"x"}'),
  btoa('{"id":"\\ud83d","secret":"x"}'),
  btoa(JSON.stringify({ id: 'maya', secret: 'x'.repeat(5000) })),
])('[ACC-32] "%.40s" is nobody', (text) => {
  expect(decodeSecret(text)).toBeUndefined()
})
