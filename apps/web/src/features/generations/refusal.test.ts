import { expect, it } from 'vitest'
import { Unanswered } from '#lib/fault.ts'
import { paymentWanted, refusal } from '#testing/accounts.ts'
import { refusalOf } from './refusal.ts'

it('[GENW-11] names the field that the server complains about', () => {
  const problem = 'Value must be a valid range between 0 and 9'
  const message = `Invalid \`seed\` param: ${problem}`
  const error = refusal(400, 'general_argument_invalid', message, { field: 'seed', problem })
  expect(refusalOf(error)).toEqual({ kind: 'field', field: 'seed', words: problem })
  // The sentence alone is for people.
  expect(refusalOf(refusal(400, 'general_argument_invalid', message))).toEqual({ kind: 'other', message })
})

it('[GENW-12] knows the rule and the words', () => {
  const details = { rule: 'no-sexual-content', words: ['naked'], problem: 'Nobody is naked.' }
  const error = refusal(400, 'generation_blocked', 'Nobody is naked. This is about: naked.', details)
  expect(refusalOf(error)).toEqual({
    kind: 'blocked',
    rule: 'no-sexual-content',
    message: 'Nobody is naked.',
    words: ['naked'],
  })
})

it('[GENW-13] finds the address to pay to', () => {
  const error = refusal(402, 'subscription_required', 'An active subscription is needed.', {
    payment: paymentWanted,
  })
  expect(refusalOf(error)).toMatchObject({ kind: 'payment', address: 'Tr3asury' })
})

it("knows a request without an answer, and shows the server's own sentence where there is none better", () => {
  expect(refusalOf(new Unanswered())).toEqual({ kind: 'offline' })
  const asleep = refusal(409, 'engine_unavailable', 'The engine sleeps.')
  expect(refusalOf(asleep)).toEqual({ kind: 'other', message: 'The engine sleeps.' })
  const often = refusal(429, 'general_rate_limit_exceeded', 'Rate limit.')
  expect(refusalOf(often)).toEqual({
    kind: 'other',
    message: 'That was very much at once. Wait a moment and try again.',
  })
  const spent = refusal(429, 'engine_limit_exceeded', 'It goes on at 00:00 UTC.')
  expect(refusalOf(spent)).toEqual({ kind: 'other', message: 'It goes on at 00:00 UTC.' })
})
