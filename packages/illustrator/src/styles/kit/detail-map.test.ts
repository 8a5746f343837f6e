import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailMapOf } from './detail-map.ts'

describe('where a picture is busy', () => {
  it('is wherever anything fine is, its own stretch at least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 9 }),
        fc.nat(899),
        (width, height, size, spot) => {
          const detail = new Float32Array(width * height)
          const [x, y] = [spot % width, Math.floor(spot / width) % height]
          detail[y * width + x] = 1
          const out = detailMapOf(detail, width, height, 0.5, size)
          const columns = Math.ceil(width / size)
          expect(out[Math.floor(y / size) * columns + Math.floor(x / size)]).toBe(1)
          expect(out.filter((one) => one === 1).length).toBeLessThanOrEqual(2)
          expect(detailMapOf(detail.fill(0.4), width, height, 0.5, size).every((one) => one === 0)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
