import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeNoise } from '#geometry/noise-tables.ts'
import type { SurfacePoint, Surface } from '#geometry/part.ts'
import type { Light } from '#light/rig.ts'
import { makeSpot } from '#raster/spot.ts'
import { courses, fabric, facade, metal, planks, plaster, wood } from './built.ts'
import { canvas } from './canvas.ts'
import { flame } from './flame.ts'
import { frondSpray } from './fronds.ts'
import { bark, bladeSpray, foliage, leafSpray, ripples, rock, soil } from './grown.ts'
import { beam, blend, glowing, halo, haze, palette, plain, put, seen, shine } from './paint.ts'
import { screens } from './screens.ts'
import { shops } from './shops.ts'
import { spines } from './spines.ts'
import { water } from './water.ts'

const noise = makeNoise(5)
const [tone, other]: readonly [Light, Light] = [
  [0.5, 0.4, 0.3],
  [0.2, 0.3, 0.1],
]

const surfaces: Readonly<Record<string, Surface>> = {
  planks: planks(tone, noise),
  wood: wood(tone, noise),
  bricks: courses(tone, noise, { wide: 2, high: 1, joint: 0.1, vary: 0.4, mortar: other }),
  plaster: plaster(tone, noise),
  fabric: fabric(tone, noise, { tone: other, wide: 2 }),
  metal: metal(tone, noise),
  facade: facade(noise, { wide: 9, high: 12, wall: tone, pane: other, lamps: [[1, 0.8, 0.5]], lit: 0.5 }),
  pictures: canvas(noise, [tone, other, tone, other]),
  fire: flame([1, 0.8, 0.3], [1, 0.2, 0.1], noise),
  soil: soil(tone, other, noise),
  ripples: ripples(tone, other, noise),
  rock: rock(tone, noise, { tone: other, share: 0.4 }),
  bark: bark(tone, noise, other),
  leaves: foliage(leafSpray(noise, 20, 0.2, 0.3), [tone, other]),
  grass: foliage(bladeSpray(noise, 12, 0.06), [tone, other]),
  fronds: foliage(frondSpray(), [tone]),
  screens: screens(noise, [tone, other, tone], [0.01, 0.02, 0.02]),
  shops: shops(noise, { frames: [tone, other], lights: [[1, 0.8, 0.6]], level: 1 }),
  books: spines(noise),
  water: water((_x, y, _z, out) => out.fill(0.3 + y * 0.2), noise, { deep: other, wave: 6, steep: 0.4 }),
  lamps: glowing([2, 1.5, 1]),
  colours: palette([tone, other]),
  paint: plain(tone),
}

const place = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 40)
const asked = fc.record({
  u: place.map(Math.abs),
  v: fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000),
  x: place,
  y: place,
  z: place,
  grain: fc.constantFrom(0.001, 0.05, 0.4, 3),
})

function answer(surface: Surface, question: Partial<SurfacePoint>): SurfacePoint {
  const spot = { ...makeSpot(), ...question }
  surface(spot)
  return spot
}

describe('surfaces', () => {
  it.each(Object.entries(surfaces))('[ILL-68] %s answers with possible colours, the same each time', (_, surface) => {
    fc.assert(
      fc.property(asked, (question) => {
        const spot = answer(surface, question)
        const { red, green, blue, alpha, rough, metal: bare, glow, relief, open } = spot
        expect([red, green, blue].every((value) => value >= 0 && value <= 1.6)).toBe(true)
        expect([alpha, bare, open].every((value) => value >= 0 && value <= 1)).toBe(true)
        expect([rough, glow, relief].every(Number.isFinite)).toBe(true)
        expect([glow >= 0, rough > 0]).toEqual([true, true])
        expect(answer(surface, question)).toEqual(spot)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['planks', 'bricks', 'plaster', 'soil', 'ripples', 'bark'])(
    '[ILL-68] of %s has no relief finer than a pixel',
    (name) => {
      const surface = surfaces[name] ?? plain(tone)
      const reliefs = (grain: number) =>
        Array.from({ length: 60 }, (_, at) => {
          const along = at * 0.037
          return answer(surface, { u: along, v: along * 0.7, x: along, z: along * 0.7, grain }).relief
        })
      const swing = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
      expect(swing(reliefs(0.01))).toBeGreaterThan(0.001)
      expect(swing(reliefs(20))).toBeLessThanOrEqual(swing(reliefs(0.01)))
    },
  )
})

describe('paint', () => {
  it('is put, mixed and seen as far as its size allows', () => {
    const spot = makeSpot()
    put(spot, tone, 0.5)
    expect([spot.red, spot.green, spot.blue]).toEqual([0.25, 0.2, 0.15])
    blend(spot, [1, 1, 1], 0)
    expect(spot.red).toBe(0.25)
    blend(spot, [1, 0.5, 0], 1)
    expect([spot.red, spot.green, spot.blue].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([1, 0.5, 0])
    const sizes = [0.01, 0.1, 0.5, 0.7, 5].map((grain) => seen(grain, 1))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect([sizes[0], sizes.at(-1)]).toEqual([1, 0])
  })

  it('that shines gives off the light it was told to, whatever falls on it', () => {
    const light = fc.integer({ min: 0, max: 400 }).map((value) => value / 100)
    fc.assert(
      fc.property(light, light, light, (red, green, blue) => {
        const spot = makeSpot()
        shine(spot, red, green, blue)
        const given = [spot.red, spot.green, spot.blue].map((value) => value * spot.glow)
        for (const [channel, value] of [red, green, blue].entries()) expect(given[channel]).toBeCloseTo(value, 4)
        expect(Math.max(spot.red, spot.green, spot.blue)).toBeLessThanOrEqual(0.02 + 1e-9)
      }),
      { numRuns: 60 },
    )
  })

  it('of many colours is chosen by the whole part of u, below nothing too', () => {
    const reds = [-3.5, -0.5, 0.2, 1.9, 2, 7].map((u) => answer(palette([tone, other]), { u }).red)
    expect(reds).toEqual([0.5, 0.2, 0.5, 0.2, 0.5, 0.2])
  })

  it('of light without edges is strongest in its middle and gone at its rim', () => {
    for (const shape of [halo, beam]) {
      for (let step = 0; step <= 20; step++) {
        const [v, edge] = [step / 20, shape(0, step / 20)]
        expect(edge).toBe(0)
        expect(shape(0.5, v)).toBeGreaterThanOrEqual(shape(0.8, v))
        expect(shape(0.2, v)).toBeCloseTo(shape(0.8, v), 6)
      }
    }
    const air = haze([1, 1, 1], 3, halo)
    expect(answer(air, { u: 4.5, v: 0.5 }).alpha).toBe(1)
    expect(answer(air, { u: 4.02, v: 0.5 }).alpha).toBeLessThan(0.02)
  })
})

describe('leaves on a card', () => {
  const sprays = [leafSpray(noise, 20, 0.2, 0.3), bladeSpray(noise, 12, 0.06), frondSpray()]

  it('are there in part, with holes between them, and are shaded wherever they are', () => {
    for (const { there, shade } of sprays) {
      const share = there.filter((value) => value === 255).length / there.length
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.9)
      expect(there.every((value, at) => (value === 255) === (shade[at] ?? 0) > 0)).toBe(true)
    }
  })

  it('are others for another seed, and fewer where fewer are asked for', () => {
    const cover = (count: number) => leafSpray(noise, count, 0.15, 0.3).there.filter((value) => value > 0).length
    expect(cover(20)).toBeGreaterThan(cover(4))
    expect(leafSpray(makeNoise(6), 20, 0.2, 0.3).there).not.toEqual(sprays[0]?.there)
  })
})

describe('water', () => {
  const bright = water((_x, _y, _z, out) => out.fill(1), noise, { deep: [0.01, 0.02, 0.03], wave: 6, steep: 0 })
  const light = (lookY: number, surface = bright) => {
    const spot = answer(surface, { x: 3, z: 4, grain: 0.05, lookX: 0, lookY, lookZ: -Math.sqrt(1 - lookY * lookY) })
    return spot.red * spot.glow
  }

  it('mirrors the sky where one looks along it, and lets one see into it straight down', () => {
    expect(light(-0.02)).toBeGreaterThan(light(-0.3))
    expect(light(-0.3)).toBeGreaterThan(light(-1))
    expect(light(-1)).toBeLessThan(0.06)
    expect(light(-0.02)).toBeLessThanOrEqual(1)
  })

  it('is white where there is foam', () => {
    const foam = water((_x, _y, _z, out) => out.fill(0), noise, {
      deep: [0, 0, 0],
      wave: 6,
      steep: 0.2,
      foam: () => 5,
      foamLight: [0.7, 0.8, 0.9],
    })
    expect(light(-0.5, foam)).toBeCloseTo(0.7, 4)
  })
})
