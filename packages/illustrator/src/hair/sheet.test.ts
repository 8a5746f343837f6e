import { expect, it } from 'vitest'
import { makeSpot } from '#raster/spot.ts'
import { combTo } from './comb.ts'
import { sheetSurface, wholeSheet } from './sheet.ts'

const colours = { colour: '#5a3a22', highlight: '#caa46a', highlights: 0.3, grey: 0.2 }
const surface = sheetSurface(colours, { comb: combTo([0, 7.95, -0.42]), lift: () => 0.05 }, 7)
const spot = makeSpot()

/** How much hair there is so far inside the hairline, over places above the forehead. */
function alphas(inside: number): number[] {
  return Array.from({ length: 200 }, (_, nth) => {
    Object.assign(spot, { x: nth * 0.004 - 0.4, y: 8.1, z: 1.2, v: inside, grain: 0.001 * (1 + (nth % 9)), alpha: 0 })
    surface(spot)
    return spot.alpha
  })
}

it('fades from skin into whole hair, each hair from a place of its own', () => {
  expect(alphas(-0.2).every((alpha) => alpha === 0)).toBe(true)
  expect(new Set(alphas(0.03)).size).toBeGreaterThan(20)
  expect(wholeSheet(0, 0.03)).toBe(false)
  expect(wholeSheet(0, 0.25)).toBe(true)
  expect(alphas(0.25).every((alpha) => alpha === 1)).toBe(true)
})
