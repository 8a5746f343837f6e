import { expect, it } from 'vitest'
import { makeSpot } from '#raster/spot.ts'
import { shadeSurface } from './cap.ts'
import { combTo } from './comb.ts'
import { sheetHoles, sheetSurface, wholeSheet } from './sheet.ts'

const colors = { colour: '#5a3a22', highlight: '#caa46a', highlights: 0.3, grey: 0.2 }
const surface = sheetSurface(colors, { comb: combTo([0, 7.95, -0.42]), lift: () => 0.05 }, 7)
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

it('says of its holes alone what its surface says', () => {
  const parted = { comb: combTo([0, 7.95, -0.42]), lift: () => 0.05, cover: (x: number) => Math.abs(x) }
  const [whole, holes] = [sheetSurface(colors, parted, 7), sheetHoles(parted, 7)]
  for (let nth = 0; nth < 400; nth += 1) {
    const place = { x: nth * 0.002 - 0.4, y: 8.1, z: 1.2, v: nth / 900 - 0.1, grain: 0.001 * (1 + (nth % 9)) }
    whole(Object.assign(spot, place))
    const { alpha } = spot
    holes(Object.assign(spot, place))
    expect(spot.alpha).toBe(alpha)
  }
})

/** What is seen of hair so far inside the hairline, sheet over first hairs, as the mean of many places. */
function covered(inside: number, grain: number): number {
  const first = shadeSurface(colors, combTo([0, 7.95, -0.42]))
  const seen = Array.from({ length: 300 }, (_, nth) => {
    const place = { x: nth * 0.003 - 0.45, y: 8.1, z: 1.2, grain, alpha: 0 }
    Object.assign(spot, place, { u: inside, v: 0.92 })
    first(spot)
    const below = spot.alpha
    Object.assign(spot, place, { v: inside })
    surface(spot)
    return spot.alpha > 0.5 ? 1 : below
  })
  return seen.reduce((sum, one) => sum + one, 0) / seen.length
}

it('[ILL-539] has no edge: over two centimetres skin becomes hair, step by step, near and far', () => {
  for (const grain of [0.003, 0.0065, 0.02]) {
    const steps = Array.from({ length: 24 }, (_, nth) => covered(-0.2 + nth * 0.02, grain))
    expect(steps[0]).toBe(0)
    expect(steps.at(-1)).toBeGreaterThan(0.95)
    const rises = steps.slice(1).map((value, nth) => value - steps[nth]!)
    expect(Math.min(...rises)).toBeGreaterThan(-0.02)
    expect(Math.max(...rises)).toBeLessThan(0.34)
    // More than a centimeter of it is neither skin nor hair.
    expect(steps.filter((value) => value > 0.03 && value < 0.93).length).toBeGreaterThan(6)
  }
})
