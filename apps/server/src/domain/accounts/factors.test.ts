import { describe, expect, it } from 'vitest'
import { countsAgain, type Evidence, type Guard, isEnough, isRecent } from './factors.ts'

const guard = (more: Partial<Guard> = {}): Guard => ({ mfa: true, verified: true, authenticator: false, ...more })
const app = guard({ authenticator: true })

describe('isEnough', () => {
  it.each([
    ['nothing is asked', ['password'], guard({ mfa: false }), true],
    ['nothing else is there to ask for', ['password'], guard({ verified: false }), true],
    ['one is shown', ['password'], guard(), false],
    ['the same twice', ['password', 'password'], guard(), false],
    ['two are shown', ['password', 'email'], guard(), true],
    ['two, but not the app', ['password', 'email'], app, false],
    ['the app', ['password', 'totp'], app, true],
    ['a code that was written down', ['wallet', 'recoverycode'], app, true],
    ['the app alone', ['totp'], app, false],
    ['none', [], guard(), false],
  ] satisfies [string, string[], Guard, boolean][])('when %s', (_when, evidence, asked, expected) => {
    expect(isEnough(evidence, asked)).toBe(expected)
  })
})

describe('countsAgain', () => {
  const which = (asked: Guard) =>
    (['password', 'wallet', 'oauth2', 'email', 'phone', 'totp', 'recoverycode'] satisfies Evidence[]).filter((each) =>
      countsAgain(each, asked),
    )

  it('anything while there is no second factor, then only the second factor, then only the app', () => {
    expect(which(guard({ mfa: false }))).toHaveLength(7)
    expect(which(guard())).toEqual(['email', 'phone', 'totp', 'recoverycode'])
    expect(which(app)).toEqual(['totp', 'recoverycode'])
  })
})

it('what was shown is recent for a quarter of an hour', () => {
  const at = Date.parse('2026-05-01T12:00:00Z')
  const shown = new Date(at).toISOString()
  expect(isRecent(shown, new Date(at + 899_999))).toBe(true)
  expect(isRecent(shown, new Date(at + 900_000))).toBe(false)
  expect(isRecent('no date', new Date(at))).toBe(false)
})
