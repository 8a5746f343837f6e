import { describe, expect, it } from 'vitest'
import { acos, asin, atan2, cos, exp, log, pow, sin } from './exact.ts'

const around = (from: number, to: number) => Array.from({ length: 401 }, (_, i) => from + ((to - from) * i) / 400)

describe('exact', () => {
  it('[ILL-16] agrees with Math to ten digits and more', () => {
    for (const x of around(-20, 20)) {
      expect(sin(x)).toBeCloseTo(Math.sin(x), 10)
      expect(cos(x)).toBeCloseTo(Math.cos(x), 10)
      expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 10)
      for (const y of [-3, 0.2, 7]) expect(atan2(y, x)).toBeCloseTo(Math.atan2(y, x), 10)
    }
    for (const x of around(-1, 1)) {
      expect(asin(x)).toBeCloseTo(Math.asin(x), 9)
      expect(acos(x)).toBeCloseTo(Math.acos(x), 9)
    }
    for (const x of around(0.001, 50)) {
      expect(log(x)).toBeCloseTo(Math.log(x), 10)
      expect(pow(x, 2.2) / x ** 2.2).toBeCloseTo(1, 10)
    }
  })

  it('[ILL-16] gives the same bits everywhere', () => {
    let sum = 0
    for (const x of around(-9, 9)) sum += sin(x) * exp(x / 3) + atan2(x, 1.5) + pow(x + 10, 0.45)
    expect(sum).toBe(1507.048574028474)
  })
})
