import { describe, expect, it } from 'vitest'
import { shapesAvatarUrl } from './avatar.ts'
import { formatDate, shortAddress, shortAddressButton, truncate } from './format.ts'

const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

describe('addresses', () => {
  it('[FMT-1] the wallet button shows the first 4, two dots and the last 4', () => {
    expect(shortAddressButton(address)).toBe('9WzD..AWWM')
  })

  it('[FMT-2] everywhere else it is the first 4, three dots and the last 4, from ten characters on', () => {
    expect(shortAddress(address)).toBe('9WzD...AWWM')
    expect(shortAddress('1234567890')).toBe('1234...7890')
    expect(shortAddress('123456789')).toBe('123456789')
    expect(shortAddress('')).toBe('')
  })
})

describe('dates', () => {
  it('[FMT-3] shows short month, numeric day and numeric year in en-US', () => {
    expect(formatDate('2026-11-14T12:00:00Z', 'UTC')).toBe('Nov 14, 2026')
    expect(formatDate(new Date('2026-01-05T00:00:00Z'), 'UTC')).toBe('Jan 5, 2026')
  })

  it('[FMT-3] counts the day in the zone it is shown in', () => {
    expect(formatDate('2026-11-14T23:30:00Z', 'Asia/Tokyo')).toBe('Nov 15, 2026')
  })
})

describe('truncation', () => {
  it('[FMT-4] cuts at the limit and appends an ellipsis', () => {
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`)
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100))
    expect(truncate('short', 100)).toBe('short')
  })

  it('[FMT-4] never halves a character', () => {
    expect(truncate('👩🏽👩🏽', 1)).toBe('👩…')
  })
})

describe('avatars', () => {
  it('[FMT-5] asks for shapes at 128 unless told otherwise', () => {
    expect(shapesAvatarUrl('Ines & Co')).toBe('/v1/avatars/shapes?seed=Ines+%26+Co&size=128')
    expect(shapesAvatarUrl('x', 64)).toBe('/v1/avatars/shapes?seed=x&size=64')
  })
})
