import { describe, expect, it } from 'vitest'
import { faceInLight } from './face-in-light.ts'
import { faces } from './faces.ts'

const dimOf = (time: 'day' | 'dusk' | 'night', light?: 'candle' | 'ring') =>
  faceInLight({ expression: 'smile', time, ...(light ? { light } : {}) }).dim ?? 0

describe('pupils', () => {
  it('[ILL-525] are the wider the less light there is, by the hour or by the light that is asked for', () => {
    expect(dimOf('day')).toBe(0)
    expect(dimOf('dusk')).toBeGreaterThan(dimOf('day'))
    expect(dimOf('night')).toBeGreaterThan(dimOf('dusk'))
    expect(dimOf('day', 'candle')).toBeGreaterThan(0.5)
    expect(dimOf('night', 'ring')).toBe(0)
  })

  it('[ILL-525] leave the expression as it is', () => {
    expect(faceInLight({ expression: 'tearful', time: 'night' })).toEqual({ ...faces.tearful, dim: 0.75 })
  })
})
