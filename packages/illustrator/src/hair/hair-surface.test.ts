import { expect, it } from 'vitest'
import { makeSpot } from '#raster/spot.ts'
import { linear } from '#geometry/color.ts'
import { dyes, lockHoles, lockSurface, strandContrast, tableOf, wholeLock } from './hair-surface.ts'

it('has no holes in a lock where nobody asks for them', () => {
  const plans = Array.from({ length: 40 }, (_, lock) => ({
    layer: lock / 40,
    width: 0.05 + lock * 0.01,
    soft: lock / 200,
  }))
  const colors = { colour: '#5a3a22', highlight: '#caa46a', highlights: 0.3, grey: 0.2 }
  const surface = lockSurface(colors, tableOf(plans, 9), true)
  const spot = makeSpot()
  let asked = 0
  for (let lock = 0; lock < 40; lock += 1) {
    for (let across = 0; across < 1; across += 0.07) {
      for (let v = 0; v < 1; v += 0.06) {
        if (!wholeLock(lock + across, v)) continue
        Object.assign(spot, { u: lock + across, v, grain: 0.002 * (1 + (lock % 9)), alpha: 0 })
        surface(spot)
        expect(spot.alpha).toBe(1)
        asked += 1
      }
    }
  }
  expect(asked).toBeGreaterThan(1200)
})

it('says of the holes of a lock alone what its surface says', () => {
  const plans = Array.from({ length: 30 }, (_, lock) => ({ layer: 1, width: 0.01 + lock * 0.008, soft: lock / 60 }))
  const colors = { colour: '#5a3a22', highlight: '#caa46a', highlights: 0.3, grey: 0.2 }
  const table = tableOf(plans, 12)
  const [surface, holes] = [lockSurface(colors, table, true), lockHoles(table)]
  const spot = makeSpot()
  const seen = new Set<number>()
  for (let nth = 0; nth < 3000; nth += 1) {
    const place = { u: (nth * 0.618) % 30, v: (nth * 0.037) % 1.1, grain: 0.001 * (1 + (nth % 17)), alpha: 1 }
    surface(Object.assign(spot, place))
    const { alpha } = spot
    holes(Object.assign(spot, place))
    expect(spot.alpha).toBe(alpha)
    seen.add(alpha)
  }
  expect(seen.size).toBeGreaterThan(500)
})

it('pales natural red and blond, leaves dyed hair as it was asked for, and softens grey', () => {
  const plain = { highlight: '#5a3a22', highlights: 0, grey: 0 }
  const vivid = ([red, , blue]: readonly [number, number, number]) => (red - blue) / red
  const paled = (colour: string) => vivid(linear(colour)) - vivid(dyes({ ...plain, colour }).base)
  for (const color of ['#a3391f', '#c0622c', '#d9a441']) expect(paled(color)).toBeGreaterThan(0.05)
  expect(Math.abs(paled('#e48aa8'))).toBeLessThan(0.02)
  const blue = dyes({ ...plain, colour: '#3159a8' }).base
  expect(blue[2]).toBeGreaterThan(blue[1])
  expect(strandContrast({ ...plain, colour: '#1c1816' })).toBeGreaterThan(0.9)
  expect(strandContrast({ ...plain, colour: '#1c1816', grey: 1 })).toBeLessThan(0.6)
})
