import { expect, it, vi } from 'vitest'
import { NewDocument } from './documents.ts'
import { email, isAtMost, phone, text } from './parameters.ts'
import { isPlainJson, readPlainJson } from './plain-json.ts'
import { readPresetSettings } from './presets.ts'
import { readStoryPages } from './stories.ts'
import { WalletSignIn } from './accounts/wallet.ts'

it('[SRV-34] tells values from what only looks like them within a text', () => {
  for (const plain of ['', '{}', '"[[[["', String.raw`{"a":"\"[[["}`, JSON.stringify({ text: '[{,'.repeat(50_000) })]) {
    expect(isPlainJson(plain)).toBe(true)
  }
  const slashes = (count: number) => `{"a":"${'\\\\'.repeat(count)}"}`
  for (const text of [slashes(1), slashes(3), '"\\\\\\""', '"never ended ['.padEnd(200, '[')])
    expect(isPlainJson(text)).toBe(true)
  expect(isPlainJson(`"${'\\\\'.repeat(2)}"${'['.repeat(65)}`)).toBe(false)
  for (const wild of ['['.repeat(65), '{"a":'.repeat(65), `[${'0,'.repeat(20_001)}0]`]) {
    expect(isPlainJson(wild)).toBe(false)
  }
})

it('[SRV-34] data that comes as a text is held to the same', () => {
  const data = '['.repeat(100_000)
  expect(NewDocument.safeParse({ documentId: 'a', data }).error?.issues[0]?.message).toBe(
    'Value must be a valid object.',
  )
})

it('[SRV-33] a text that is too long is refused for its length, whatever else is asked of it', () => {
  const long = 'A'.repeat(6 * 1024 * 1024)
  const address = '11111111111111111111111111111111'
  const told = WalletSignIn.safeParse({ nonce: 'n', address, signedMessage: 'AAAA', signature: long })
  expect(told.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['signature', 'Value must be a valid string and at least 1 chars and no longer than 128 chars'],
  ])
  for (const schema of [text({ max: 3 }), email(), phone()]) expect(schema.safeParse(long).success).toBe(false)
})

it('[SRV-33] lengths count characters, not the halves of them', () => {
  expect(isAtMost('\u{1F600}'.repeat(3), 3)).toBe(true)
  expect(isAtMost('\u{1F600}'.repeat(4), 3)).toBe(false)
  expect(isAtMost('\u{1F600}'.repeat(2), 3)).toBe(true)
  expect(isAtMost('abcd', 3)).toBe(false)
})

it('[SRV-34] a text is read as JSON only where it is plain and not too long', () => {
  const parsing = vi.spyOn(JSON, 'parse')
  expect(readPlainJson('{"a":[1]}', 9)).toEqual({ a: [1] })
  expect(readPlainJson('{', 9)).toBeUndefined()
  expect(parsing).toHaveBeenCalledTimes(2)
  for (const text of ['[1,2,3,4,5]', '['.repeat(65) + ']'.repeat(65)]) expect(readPlainJson(text, 10)).toBeUndefined()
  expect(readPlainJson('['.repeat(65) + ']'.repeat(65), 1000)).toBeUndefined()
  expect(readStoryPages(`[${'{},'.repeat(100_001)}{}]`)).toBeUndefined()
  expect(readPresetSettings(`{"a":[${'0,'.repeat(20_001)}0]}`)).toBeUndefined()
  expect(parsing).toHaveBeenCalledTimes(2)
  parsing.mockRestore()
})
