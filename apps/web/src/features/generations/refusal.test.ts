import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const thrown = (code: number, type: string, message: string, body: object = {}) =>
  Object.assign(new Error(message), { code, type, response: JSON.stringify(body) })

it('[GENW-11] names the field that the server complains about', () => {
  const error = thrown(
    400,
    'general_argument_invalid',
    'Invalid `seed` param: Value must be a valid range between 0 and 9',
  )
  expect(refusalOf(error)).toEqual({
    kind: 'field',
    field: 'seed',
    words: 'Value must be a valid range between 0 and 9',
  })
})

it('[GENW-12] knows the rule and the words', () => {
  const details = { rule: 'no-sexual-content', words: ['naked'] }
  const error = thrown(400, 'generation_blocked', 'Nobody is naked. This is about: naked.', details)
  expect(refusalOf(error)).toEqual({
    kind: 'blocked',
    rule: 'no-sexual-content',
    message: 'Nobody is naked.',
    words: ['naked'],
  })
})

it('[GENW-13] finds the address to pay to', () => {
  const error = thrown(402, 'subscription_required', 'An active subscription is needed.', {
    payment: { address: 'Tr3a' },
  })
  expect(refusalOf(error)).toMatchObject({ kind: 'payment', address: 'Tr3a' })
})

it.each([
  ['Network request failed', 0, 'offline'],
  ['The engine sleeps.', 409, 'other'],
])('tells %s as it is', (message, code, kind) => {
  expect(refusalOf(thrown(code, '', message)).kind).toBe(kind)
})
