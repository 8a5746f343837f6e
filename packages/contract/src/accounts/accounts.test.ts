import { expect, it } from 'vitest'
import type { z } from 'zod'
import { EmailChange, NewAccount, PasswordChange, PrefsChange, SessionPlace } from './accounts.ts'
import { customId, email, existingId, newPassword, password, phone } from '#parameters.ts'

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

it('[ACC-3] ids: what a client may choose, and what may exist', () => {
  for (const right of ['a', 'A-b.c_9', 'x'.repeat(36), '0']) {
    expect([customId().parse(right), existingId().parse(right)]).toEqual([right, right])
  }
  for (const wrong of ['', '_a', '-a', '.a', 'ä', 'a b', 'x'.repeat(37), 7, null]) {
    expect(said(customId(), wrong)).toMatch(/^Parameter must contain at most 36 chars/)
    expect(said(existingId(), wrong)).toMatch(/^UID must contain at most 36 chars/)
  }
  expect(customId().parse('unique()')).toBe('unique()')
  expect(existingId({ max: 44 }).parse('9'.repeat(44))).toHaveLength(44)
})

it('[ACC-1] [ACC-3] addresses are one each, and in lower case', () => {
  for (const right of ['a@b.co', "o'neil+tag@sub.Example-1.museum", 'x_y.z@xn--bcher-kva.example']) {
    expect(email().parse(right)).toBe(right.toLowerCase())
  }
  const long = `${'x'.repeat(65)}@b.co`
  for (const wrong of [
    '',
    'a',
    'a@b',
    '@b.co',
    'a@b..co',
    '.a@b.co',
    'a@b.co,c@d.co',
    'a b@c.de',
    'a@b.c0m!',
    'a@1.2.3.4',
    long,
    5,
  ]) {
    expect(said(email(), wrong)).toBe('Value must be a valid email address')
  }
})

it('[ACC-3] phones are a plus and seven to fifteen digits', () => {
  expect(phone().parse('+491511234567')).toBe('+491511234567')
  for (const wrong of ['', '0151', '+0151123456', '+12345', `+${'1'.repeat(16)}`, '+1 555 123', null]) {
    expect(said(phone(), wrong)).toBe("Phone number must start with a '+' can have a maximum of fifteen digits.")
  }
})

it('[ACC-3] the length of a password counts bytes, and its words differ when it is new', () => {
  for (const right of ['12345678', 'éééé', 'x'.repeat(256), '🎨🎨']) {
    expect([password().parse(right), newPassword().parse(right)]).toEqual([right, right])
  }
  for (const wrong of ['1234567', 'ééé', 'x'.repeat(257), 'é'.repeat(129), 12345678]) {
    expect(said(password(), wrong)).toBe('Password must be between 8 and 256 characters long.')
    expect(said(newPassword(), wrong)).toMatch(/^Password must be between 8 and 265 characters long, and should not/)
  }
})

it('[ACC-15] common passwords are refused where a project knows them', () => {
  const common = new Set(['password1'])
  expect(said(newPassword(common), 'PassWord1')).toMatch(/commonly used password/)
  expect(newPassword(common).parse('password2')).toBe('password2')
})

it('[ACC-3] null leaves an optional parameter out and is wrong for any other', () => {
  const account = { userId: 'maya', email: 'a@b.co', password: '12345678' }
  expect(NewAccount().parse({ ...account, name: null }).name).toBeUndefined()
  expect(NewAccount().parse({ ...account, name: '' }).name).toBe('')
  expect(PasswordChange().parse({ password: '12345678', oldPassword: null }).oldPassword).toBeUndefined()
  expect(said(EmailChange, { email: null, password: '12345678' })).toBe('Value must be a valid email address')
})

it('[ACC-8] preferences are an object, and not too large a one', () => {
  const fits = { text: 'x'.repeat(65_535 - 11) }
  expect(PrefsChange.parse({ prefs: fits }).prefs).toEqual(fits)
  for (const wrong of ['{}', ['a'], [], null, 5, { text: 'x'.repeat(65_535 - 10) }, { text: 'é'.repeat(40_000) }]) {
    expect(said(PrefsChange, { prefs: wrong })).toBe('Value must be a valid object.')
  }
})

it('[ACC-28] the place of a session is an id or the word for the current one', () => {
  expect(SessionPlace.parse({ sessionId: 'current' })).toEqual({ sessionId: 'current' })
})
