import { describe, expect, it } from 'vitest'
import { codeAt } from './testing/authenticator-app.ts'
import { totp } from './totp.ts'

/** `12345678901234567890`, the secret of the examples in RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('totp', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('[ACC-91] at %i seconds the code is that of the standard', (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
    expect(totp.stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  it('[ACC-91] takes the codes just before and after, spaces between the digits, and nothing else', () => {
    const at = new Date(1_234_567_890_000)
    const step = Math.floor(1_234_567_890 / 30)
    const steps = [-2, -1, 0, 1, 2].map((off) => totp.stepOf(secret, codeAt(secret, step + off), at))
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(totp.stepOf(secret, '005 924', at)).toBe(step)
    for (const wrong of [
      '',
      '5924',
      '0059240',
      'abcdef',
      '+5924',
      '-5924',
      '5924.0',
      '0x5924',
      '٠٠٥٩٢٤',
      '0'.repeat(100_000),
    ])
      expect(totp.stepOf(secret, wrong, at)).toBeUndefined()
  })

  it('[ACC-91] secrets have 160 bits, in signs that can be typed', () => {
    const made = [totp.makeSecret(), totp.makeSecret()]
    for (const each of made) expect(each).toMatch(/^[A-Z2-7]{32}$/)
    expect(made[0]).not.toBe(made[1])
  })
})
