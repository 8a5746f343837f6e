import { describe, expect, it } from 'vitest'
import { along } from '#geometry/vector.ts'
import type { GoboId } from '#light/gobo.ts'
import { projected, throughGobo } from './projected.ts'
import { litAt, patternOf } from './shadows.ts'

const ids: readonly GoboId[] = ['blinds', 'window', 'leaves', 'water']

describe('a pattern before the light', () => {
  it.each(ids)('[ILL-431] %s lets light through here and not there, the same along the light', (id) => {
    const from = [0.6, 0.3, 0.74] as const
    const pattern = projected(id, from)
    const steps = Array.from({ length: 60 }, (_, at) => at * 0.13 - 4)
    const seen = steps.map((off) => throughGobo(pattern, off, 13 + off * 0.8, 0))
    expect(Math.min(...seen)).toBeLessThan(0.4)
    expect(Math.max(...seen)).toBeGreaterThan(0.8)
    const [x, y, z] = along([0.7, 14.2, 0.3], from, 5)
    expect(throughGobo(pattern, x, y, z)).toBeCloseTo(throughGobo(pattern, 0.7, 14.2, 0.3), 5)
    expect(litAt([patternOf(pattern)], 1, 12, 0, 0, 0, 1, 0, 0)).toBeCloseTo(throughGobo(pattern, 1, 12, 0), 6)
  })
})
