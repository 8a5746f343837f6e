import { FaultDetails } from '@eidolon/contract/fault-details.ts'
import { AppwriteException } from 'appwrite'
import { expect, it } from 'vitest'
import { detailsOf } from './fault-details.ts'
import { failureWords } from './failure-words.ts'
import { faultOf, isFault, Refused, Unanswered } from './fault.ts'

const silent = { type: '', code: 0, name: '', message: '', offline: false, body: {} }

it.each([
  ['nothing', undefined, silent],
  ['a text', 'a bare text', { ...silent, message: 'a bare text' }],
  ['a number', 4, silent],
  ['a bug', new TypeError('x is undefined'), { ...silent, name: 'TypeError', message: 'x is undefined' }],
  ["a wallet's error", { code: 4001, message: 'No.' }, { ...silent, code: 4001, message: 'No.' }],
  ['what is no error at all', { code: '4001', message: 7, type: null }, silent],
  ['no answer', new Unanswered(new TypeError('Failed to fetch')), { offline: true, code: 0 }],
  ["the SDK's own complaint", new AppwriteException('Missing required parameter'), { code: 0, offline: false }],
  ['a refusal of the SDK', new AppwriteException('No.', 404, 'user_not_found'), { code: 404, type: 'user_not_found' }],
  ['a request given up', new DOMException('Given up.', 'AbortError'), { name: 'AbortError', offline: false }],
] as const)('[SHELL-80] %s is one kind of value', (_what, error, expected) => {
  expect(faultOf(error)).toMatchObject(expected)
})

it('[SHELL-80] what a schema complains about is not shown to people', () => {
  const { error } = FaultDetails.safeParse({ field: 7 })
  expect(error?.message).toContain('field')
  expect(faultOf(error)).toMatchObject({ name: 'ZodError', message: '' })
  expect(failureWords(error)).toMatch(/^The studio could not be reached/)
})

it('[SHELL-80] a refusal carries what the server says to programs', () => {
  const details = { field: 'seed', problem: 'Value must be a number' }
  const error = new Refused(400, { message: 'Invalid.', type: 'general_argument_invalid', ...details })
  expect(isFault(error, 'user_blocked', 'general_argument_invalid')).toBe(true)
  expect(isFault(error, 'user_blocked')).toBe(false)
  expect(detailsOf(error)).toEqual(details)
  for (const answer of [null, 'Bad gateway', [], { field: 7 }]) expect(detailsOf(new Refused(502, answer))).toEqual({})
  expect(FaultDetails.safeParse({ until: 'tomorrow' }).success).toBe(false)
})

it("[SHELL-80] one's own sentence comes first, then the server's, then the general one", () => {
  const known = { user_blocked: 'Blocked.' }
  const words = (code: number, type: string, below?: number) =>
    failureWords(new Refused(code, { message: 'Said.', type }), { known, otherwise: 'Else.', ...(below && { below }) })
  expect(words(401, 'user_blocked')).toBe('Blocked.')
  expect(words(404, 'user_not_found')).toBe('Said.')
  expect(words(500, 'general_unknown')).toBe('Else.')
  expect(words(500, 'general_unknown', 600)).toBe('Said.')
  expect(failureWords(new Unanswered(), { known, otherwise: 'Else.', below: 600 })).toBe('Else.')
})
