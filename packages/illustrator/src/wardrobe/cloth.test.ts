import { describe, expect, it } from 'vitest'
import type { SurfacePoint } from '#geometry/part.ts'
import { linear } from '#geometry/color.ts'
import { noise } from '#geometry/noise.ts'
import { makeSpot } from '#raster/spot.ts'
import { along, bordersOf, clip } from './cloth/clip.ts'
import { halvesOf, refine } from './patch.ts'
import { plaid, stripes } from './cloth/patterns.ts'
import { sheet } from './sheet.ts'
import { surface } from './cloth/surfaces.ts'
import { type Weave, weaves } from './cloth/weaves.ts'

/** A flat square of cloth, 11 by 11, a decimeter wide. */
function square() {
  const count = 11
  const positions = new Float32Array(count * count * 3)
  const triangles: number[] = []
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const v = row * count + column
      positions.set([column / 10, row / 10, 0], v * 3)
      if (row + 1 < count && column + 1 < count) {
        triangles.push(v, v + 1, v + count + 1, v, v + count + 1, v + count)
      }
    }
  }
  return { positions, triangles: Uint32Array.from(triangles) }
}

const spotAt = (x: number, y: number, grain: number): SurfacePoint => ({
  ...makeSpot(),
  u: 5,
  v: -1,
  x,
  y,
  z: 0.5,
  grain,
})

describe('cloth', () => {
  it('[ILL-75] is cut along the line it is told, through its triangles', () => {
    const { positions, triangles } = square()
    const away = (x: number, y: number) => 0.43 - Math.sqrt((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5))
    const field = new Float32Array(positions.length / 3).map((_, v) =>
      away(positions[v * 3] ?? 0, positions[v * 3 + 1] ?? 0),
    )
    const cut = clip(triangles, field)
    const cutAt = along(cut, positions, 3)
    expect(cut.borders.length).toBeGreaterThan(40)
    for (const v of cut.borders) {
      expect(Math.abs(away(cutAt[v * 3] ?? 0, cutAt[v * 3 + 1] ?? 0))).toBeLessThan(0.012)
    }
    // One closed line: every vertex of the border is left once and reached once.
    const from = cut.borders.filter((_, at) => at % 2 === 0).toSorted()
    const to = cut.borders.filter((_, at) => at % 2 === 1).toSorted()
    expect(from).toEqual(to)
    expect(new Set(from).size).toBe(from.length)
  })

  it('[ILL-75] ends in hems as thick as they are told', () => {
    const { columns, rows } = { columns: 5, rows: 4 }
    const positions = new Float32Array(columns * rows * 3)
    for (let v = 0; v < columns * rows; v += 1)
      positions.set([(v % columns) * 0.2, 1 - Math.floor(v / columns) * 0.2, 0], v * 3)
    const uvs = new Float32Array(columns * rows * 2)
    const made = sheet({
      name: 'cloth',
      material: 'cloth',
      positions,
      rest: positions,
      uvs,
      columns,
      rows,
      rim: 0.08,
      surface: () => {},
    })
    const depths = made.positions.filter((_, at) => at % 3 === 2)
    expect(Math.min(...depths)).toBeCloseTo(-0.08, 5)
    expect(Math.max(...depths)).toBe(0)
  })

  it('keeps its outline when it is refined', () => {
    const { positions, triangles } = square()
    const outward = new Float32Array(positions.length).map((_, at) => (at % 3 === 2 ? 1 : 0))
    const arm = new Float32Array(positions.length / 3)
    const patch = { rest: positions, positions, outward, skin: outward, arm, triangles }
    const fine = refine(patch, halvesOf(triangles, arm.length))
    expect(fine.triangles.length).toBe(triangles.length * 4)
    expect(bordersOf(fine.triangles, fine.arm.length).length).toBe(bordersOf(triangles, arm.length).length * 2)
    expect(fine.positions.every((value, at) => at % 3 === 2 || (value >= 0 && value <= 1))).toBe(true)
  })

  it('[ILL-74] shows no pattern that is finer than the pixels', () => {
    const paints = [stripes(linear('#ffffff'), 0.2, 0.02), plaid(linear('#000000'), linear('#ffffff'))]
    const looks = (Object.keys(weaves) as Weave[]).map((weave) => surface(linear('#806040'), weave, { folds: 0 }))
    const striped = surface(linear('#806040'), 'cotton', { folds: 0, paint: paints[0] ?? (() => {}) })
    for (const look of [...looks, striped]) {
      const reds = Array.from({ length: 60 }, (_, at) => {
        const spot = spotAt(0.2, 2 + at * 0.013, 0.6)
        look(spot)
        return spot.red
      })
      const neighbors = reds.slice(1).map((red, at) => Math.abs(red - (reds[at] ?? 0)))
      expect(Math.max(...neighbors)).toBeLessThan(0.01)
    }
  })

  it('[ILL-74] has noise that is smooth and the same on every machine', () => {
    expect([noise(0.3, 1.7, -2.2), noise(10.5, 0, 3.25)]).toEqual([0.5350561694476083, 0.6005615819594823])
    for (let at = 0; at < 200; at += 1) {
      expect(Math.abs(noise(at * 0.01, 2, 3) - noise((at + 1) * 0.01, 2, 3))).toBeLessThan(0.04)
    }
  })
})
