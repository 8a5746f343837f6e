import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Material, Part } from '#geometry/part.ts'
import { floor, square } from '#geometry/testing.ts'
import { unit } from '#geometry/vector.ts'
import { lookAt } from '#lens/camera.ts'
import type { Rig } from '#light/rig.ts'
import { materialCodes } from '#raster/frame.ts'
import { wholeWindow, type Window } from '#raster/samples.ts'
import { makeScratch } from '#raster/scratch.ts'
import { makeSpot } from '#raster/spot.ts'
import { drawLayer, type LayerWork } from './draw-layer.ts'
import { makeEnvironment } from './environment.ts'
import { lightsFor } from './lights.ts'
import { makeShadowMap } from './shadow-map.ts'
import { shadowsOf } from './shadows.ts'

const side = 32
const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 60, width: side, height: side })
const rig: Rig = {
  key: { from: unit([-0.4, 0.6, 0.7]), light: [0.8, 0.8, 0.8], soft: 0.3 },
  fill: { from: unit([1, 0, 0.5]), light: [0.1, 0.1, 0.1] },
  rims: [],
  sky: [0.2, 0.2, 0.25],
  ground: [0.1, 0.1, 0.1],
}
const environment = makeEnvironment((_x, _y, _z, out) => out.fill(0.2), rig)
const shader = { lights: lightsFor(rig, camera, 1), environment }

const drawn = (parts: readonly Part[], more: Partial<LayerWork> = {}) =>
  drawLayer({
    name: 'test',
    parts,
    camera,
    window: wholeWindow(camera),
    shader,
    lit: [],
    reach: 0.5,
    pause: () => {},
    ...more,
  })

const middle = 16 * side + 16
const glass = (alpha: number, z = 2) =>
  square(0, 0, z, 2, { blended: true, material: 'cloth', surface: (spot) => (spot.alpha = alpha) })

describe('a drawn layer', () => {
  const material = fc.constantFrom<Material>('skin', 'eye', 'cloth', 'hair', 'hard', 'glass', 'glow', 'set')
  const place = fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10 + 0.01)
  const part = fc
    .tuple(place, place, place, fc.integer({ min: 3, max: 30 }), material, fc.boolean())
    .map(([x, y, z, half, kind, blended]) =>
      square(x, y, z, half / 10, { material: kind, blended, surface: (spot) => (spot.alpha = blended ? 0.6 : 1) }),
    )
  const scene = fc.array(part, { maxLength: 5 })

  it('has finite light, shares between none and all, and knows the parts it shows', () => {
    fc.assert(
      fc.property(scene, (parts) => {
        const { colour, alpha, depth, normals, key, part: seen, material: codes } = drawn(parts)
        expect(colour.every((value) => Number.isFinite(value) && value >= 0 && value <= 12)).toBe(true)
        expect(alpha.every((share) => share >= 0 && share <= 1 + 1e-6)).toBe(true)
        expect([...normals, ...depth].every(Number.isFinite)).toBe(true)
        expect(key.every((share) => share >= 0 && share <= 1 + 1e-6)).toBe(true)
        const right = seen.every((index, pixel) => {
          const wanted = index === 0 ? 0 : materialCodes[parts[index - 1]?.material ?? 'set']
          return codes[pixel] === wanted
        })
        expect(right).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('has no colour where nothing is, and the sky there', () => {
    fc.assert(
      fc.property(scene, (parts) => {
        const { colour, alpha, depth, part: seen } = drawn(parts)
        const bare = [...alpha.keys()].filter((pixel) => alpha[pixel] === 0)
        expect(bare.every((pixel) => colour.subarray(pixel * 3, pixel * 3 + 3).every((value) => value === 0))).toBe(
          true,
        )
        expect(bare.every((pixel) => depth[pixel] === 10_000 && seen[pixel] === 0)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-43] covers the same in whatever order its parts come, and shows the same depth', () => {
    fc.assert(
      fc.property(scene, (parts) => {
        const opaque = parts.filter(({ blended }) => !blended)
        const [one, other] = [drawn(opaque), drawn(opaque.toReversed())]
        for (const [pixel, share] of one.alpha.entries()) expect(other.alpha[pixel]).toBeCloseTo(share, 5)
      }),
      { numRuns: 10 },
    )
  })

  it('is the same when it is drawn again, and with the arrays of another drawing', () => {
    fc.assert(
      fc.property(scene, scene, (before, parts) => {
        const scratch = makeScratch()
        drawn(before, { scratch })
        const [used, fresh] = [drawn(parts, { scratch }), drawn(parts)]
        for (const field of ['colour', 'alpha', 'depth', 'normals', 'base', 'key'] as const)
          expect(used[field].every((value, at) => value === fresh[field][at])).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('[ILL-43] covers as much in a window as in the whole picture', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), (parts, left, top) => {
        const window: Window = { left, top, right: left + 16, bottom: top + 18 }
        const [whole, tile] = [drawn(parts), drawn(parts, { window })]
        const here = Array.from(tile.alpha, (_, pixel) => (top + Math.floor(pixel / 16)) * side + left + (pixel % 16))
        expect(here.every((pixel, at) => Math.abs((whole.alpha[pixel] ?? 0) - (tile.alpha[at] ?? 0)) < 1e-5)).toBe(true)
        expect(here.every((pixel, at) => whole.part[pixel] === tile.part[at])).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('tells of a pixel on an edge what its first sample sees, and mixes the light of both', () => {
    // The near square ends in the middle of a row: two of its four samples see the wall behind.
    const parts = [square(0, 0, -2, 9), square(0, 0, 0, 6.5 / 3, { surface: (spot) => (spot.glow = 8) })]
    for (const order of [parts, parts.toReversed()]) {
      const { part, depth, colour } = drawn(order)
      const [inside, edge, outside] = [21, 22, 23].map((row) => row * side + 16)
      expect(order[(part[edge ?? 0] ?? 0) - 1]).toBe(parts[1])
      expect(depth[edge ?? 0]).toBeCloseTo(20, 3)
      const red = (pixel = 0) => colour[pixel * 3] ?? 0
      expect(red(edge)).toBeCloseTo((red(inside) + red(outside)) / 2, 1)
    }
  })

  it('holds what is too bright, so that no sparkle makes its edge hard', () => {
    const { colour } = drawn([square(0, 0, 0, 4, { material: 'glow', surface: (spot) => (spot.glow = 999) })])
    expect(colour[middle * 3]).toBe(12)
  })

  it('[ILL-44] lets through what a see-through part lets through', () => {
    for (const alpha of [0.25, 0.5, 0.75]) {
      const { alpha: cover, part } = drawn([glass(alpha)])
      expect(cover[middle]).toBeCloseTo(alpha, 5)
      expect(part[middle]).toBe(alpha >= 0.5 ? 1 : 0)
      const { alpha: before, part: seen } = drawn([square(0, 0, 0, 4), glass(alpha)])
      expect(before[middle]).toBeCloseTo(1, 5)
      expect(seen[middle]).toBe(alpha >= 0.5 ? 2 : 1)
    }
  })

  it('[ILL-45] is darker where something keeps the key light off', () => {
    const parts = [floor(-2, 6), floor(1, 1.5)]
    const look = lookAt([0, 8, 20], [0, -2, 0], { focal: 60, width: side, height: side })
    const map = makeShadowMap(
      parts,
      { from: unit([0, 1, 0.001]), center: [0, 0, 0], radius: 10, size: 128 },
      makeSpot(),
      () => {},
    )
    const high = { ...rig, key: { ...rig.key, from: unit([0, 1, 0.001]) } }
    const light = (lit: LayerWork['lit'], swift = false) =>
      drawn(parts, { camera: look, lit, swift, shader: { lights: lightsFor(high, look, 1), environment } })
    const [free, shaded] = [light([]), light([shadowsOf([map], 0.2)])]
    const sum = ({ key }: typeof free) => key.reduce((all, share) => all + share, 0)
    const byDay = sum(free)
    expect(sum(shaded)).toBeLessThan(byDay - 20)
    expect(shaded.key.every((share, pixel) => share <= (free.key[pixel] ?? 0) + 1e-5)).toBe(true)
    // Films ask one of four neighbors; on the whole it is as dark.
    expect(Math.abs(sum(light([shadowsOf([map], 0.2)], true)) - sum(shaded))).toBeLessThan(byDay * 0.1)
  })

  it('[ILL-44] clear glass mirrors and hardly darkens', () => {
    const pane = square(0, 0, 2, 2, { blended: true, material: 'glass', surface: (spot) => (spot.alpha = 0.05) })
    const [bare, glazed] = [drawn([square(0, 0, 0, 4)]), drawn([square(0, 0, 0, 4), pane])]
    expect(glazed.colour[middle * 3]).toBeGreaterThan((bare.colour[middle * 3] ?? 0) * 0.8)
    expect(glazed.part[middle]).toBe(1)
  })

  it('asks whether it is to go on, and ends where it is told to', () => {
    let asked = 0
    drawn([square(0, 0, 0, 4)], { pause: () => (asked += 1) })
    expect(asked).toBeGreaterThan(5)
    const pause = () => {
      throw new Error('stopped')
    }
    expect(() => drawn([square(0, 0, 0, 4)], { pause })).toThrow('stopped')
  })

  it('draws nothing in a window that is none', () => {
    const { width, height, alpha } = drawn([square(0, 0, 0, 4)], { window: { left: 9, top: 9, right: 5, bottom: 5 } })
    expect([width, height, alpha.length]).toEqual([0, 0, 0])
  })
})
