import { describe, expect, it } from 'vitest'
import { insideHat, hatCompression, tuckedStyle } from './hat-compression.ts'

describe('pressOf', () => {
  it('[ILL-83] leaves hair alone without a hat and holds it down under one', () => {
    expect(hatCompression([])([0, 8.4, 0.5])).toBe(Number.POSITIVE_INFINITY)
    expect(hatCompression(['glasses', 'scarf'])([0, 8.4, 0.5])).toBe(Number.POSITIVE_INFINITY)
    expect(hatCompression(['fedora'])([0, 8.4, 0.5])).toBeLessThan(0.1)
  })

  it('[ILL-58] tucks all hair away below a hood', () => {
    expect(hatCompression(['hood'])([0.9, 5.4, 0])).toBeLessThan(0.1)
    expect(tuckedStyle('long-curly', ['hood'])).toBe('pixie')
    expect(tuckedStyle('long-curly', ['fedora'])).toBe('long-curly')
    expect(tuckedStyle('buzz', ['hood'])).toBe('buzz')
  })

  it.each(['motorcycle-helmet', 'space-helmet', 'knight-helmet'] as const)(
    '[ILL-58] tucks it away below a %s, too',
    (id) => {
      expect(hatCompression([id])([0.9, 5.4, 0])).toBeLessThan(0.1)
      expect(tuckedStyle('long-curly', [id])).toBe('pixie')
    },
  )

  it('[ILL-83] knows what a hat hides: its crown, not what hangs below', () => {
    expect(insideHat(['headband', 'glasses'])).toBeUndefined()
    for (const hat of ['beanie', 'cap', 'top-hat'] as const) {
      expect(insideHat([hat])?.([0, 8.3, 0.5])).toBe(true)
      expect(insideHat([hat])?.([0.8, 7.3, 0.5])).toBe(false)
    }
  })

  it('[ILL-83] widens below the rim and around a band', () => {
    const hat = hatCompression(['beanie'])
    expect(hat([0.8, 7, 0.5])).toBeGreaterThan(hat([0.8, 7.3, 0.5]))
    const band = hatCompression(['headband'])
    expect(band([0.8, 7.7, 0.5])).toBeLessThan(0.1)
    expect(band([0.8, 6.5, 0.5])).toBe(Number.POSITIVE_INFINITY)
  })
})
