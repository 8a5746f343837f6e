import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figure } from '#figure/figure.ts'
import type { Vector } from '#geometry/vector.ts'
import { lookAt, project } from '#lens/camera.ts'
import { windowOf } from './figure-layer.ts'

const both: readonly [Vector, Vector] = [
  [1, 9, 0],
  [-1, 9, 0],
]
const figure = (low: Vector, high: Vector): Figure => ({
  parts: [],
  measures: {
    eyes: [0, 15.6, 1],
    head: [0, 15.6, 0.3],
    headHeight: 2.3,
    crown: 17,
    shoulders: both,
    elbows: both,
    hands: both,
    chest: [0, 12.6, 0.5],
    hips: [0, 9, 0],
    knees: both,
    feet: both,
    low,
    high,
  },
  skin: 0.3,
  thing: () => [],
  landmarks: () => [],
  kinds: [],
  spreads: false,
})
const size = { focal: 300, width: 320, height: 240 }
const share = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)

describe('the window of the person', () => {
  const [low, high]: readonly [Vector, Vector] = [
    [-3, 0, -2],
    [3, 17, 2],
  ]

  it('holds everything of them that is in the picture, and nothing outside it', () => {
    const eye = fc.tuple(
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 15, max: 60 }),
    )
    fc.assert(
      fc.property(eye, share, share, share, (from, a, b, c) => {
        const camera = lookAt(from, [0, 9, 0], size)
        const window = windowOf(figure(low, high), camera)
        expect(window.left >= 0 && window.top >= 0 && window.right <= 320 && window.bottom <= 240).toBe(true)
        const point = [a, b, c].map((one, axis) => (low[axis] ?? 0) + ((high[axis] ?? 0) - (low[axis] ?? 0)) * one)
        const { x, y } = project(camera, [point[0] ?? 0, point[1] ?? 0, point[2] ?? 0])
        expect(x < 0 || x >= 320 || (x >= window.left && x < window.right)).toBe(true)
        expect(y < 0 || y >= 240 || (y >= window.top && y < window.bottom)).toBe(true)
        expect([window.left, window.top, window.right, window.bottom].every(Number.isInteger)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('is no larger than it has to be', () => {
    const camera = lookAt([0, 9, 80], [0, 9, 0], size)
    const { left, right, top, bottom } = windowOf(figure(low, high), camera)
    const wide = (6 * 300) / 78
    const tall = (17 * 300) / 78
    expect(right - left).toBeLessThan(wide + 8)
    expect(bottom - top).toBeLessThan(tall + 8)
  })

  it('is empty for whoever stands beside the picture', () => {
    const { left, right } = windowOf(figure([60, 0, -2], [64, 17, 2]), lookAt([0, 9, 40], [0, 9, 0], size))
    expect(right - left).toBeLessThanOrEqual(0)
  })
})
