import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { square } from '#geometry/testing.ts'
import { at, stride } from '#raster/fragment.ts'
import { tiltNormals } from './relief.ts'
import { middle, seen, side } from './testing.ts'

describe('relief', () => {
  const tilted = (surface: Part['surface']) => {
    const { fragments } = seen([square(0, 0, 0, 20, { surface })])
    tiltNormals(side, side, fragments)
    const here = (fragments.first[middle(24)] ?? 0) * stride
    return { fragments, normal: [...fragments.data.subarray(here + at.normalX, here + at.normalZ + 1)] }
  }

  it('tilts by the slope, away from where it rises', () => {
    const { normal } = tilted((spot) => (spot.relief = 0.5 * spot.x))
    expect((normal[0] ?? 0) / (normal[2] ?? 1)).toBeCloseTo(-0.5, 2)
    expect(normal[1]).toBeCloseTo(0, 5)
    const { normal: up } = tilted((spot) => (spot.relief = -0.3 * spot.y))
    expect((up[1] ?? 0) / (up[2] ?? 1)).toBeCloseTo(0.3, 2)
  })

  it('keeps normals at length 1 and facing us, however steep it is, and level ground level', () => {
    const { fragments } = tilted((spot) => (spot.relief = 40 * Math.sin(spot.x * 9 + spot.y * 7)))
    for (let fragment = 0; fragment < fragments.count; fragment += 7) {
      const [x = 0, y = 0, z = 0] = fragments.data.subarray(fragment * stride + at.normalX)
      expect(x * x + y * y + z * z).toBeCloseTo(1, 4)
      expect(z).toBeGreaterThan(0.5)
    }
    expect(tilted((spot) => (spot.relief = 3)).normal).toEqual([0, 0, 1])
  })
})
