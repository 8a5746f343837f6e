import { expect, it } from 'vitest'
import { readMessage } from './messages.ts'

it('[RT-9] reads an authentication', () => {
  const text = JSON.stringify({ type: 'authentication', data: { session: 'abc' } })
  expect(readMessage(text)).toEqual({ kind: 'authentication', session: 'abc' })
})

it('answers the heartbeat of newer clients', () => {
  expect(readMessage('{"type":"ping"}')).toEqual({ kind: 'ping' })
})

it.each([
  ['hello', 'Message format is not valid.'],
  ['', 'Message format is not valid.'],
  ['null', 'Message format is not valid.'],
  ['[1]', 'Message format is not valid.'],
  ['"authentication"', 'Message format is not valid.'],
  ['{"kind":"authentication"}', 'Message format is not valid.'],
  ['{"data":{}}', 'Message type is not valid.'],
  ['{"type":"subscribe","data":{}}', 'Message type is not valid.'],
  ['{"type":7}', 'Message type is not valid.'],
  ['{"type":"authentication"}', 'Payload is not valid.'],
  ['{"type":"authentication","data":null}', 'Payload is not valid.'],
  ['{"type":"authentication","data":{"secret":"abc"}}', 'Payload is not valid.'],
  ['{"type":"authentication","data":{"session":["abc"]}}', 'Session is not valid.'],
])('[RT-18] refuses %s', (text, message) => {
  expect(readMessage(text)).toEqual({ kind: 'refused', refusal: { code: 1003, message } })
})
