import { idsOf, type MaterialId, materials, type PatternId, patterns } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { linear } from '#geometry/color.ts'
import type { Part } from '#geometry/part.ts'
import { square } from '#geometry/testing.ts'
import { makeSpot } from '#raster/spot.ts'
import { inCloth } from './in-cloth.ts'
import { surface } from './cloth/surfaces.ts'
import type { Worn } from './worn.ts'

const worn: Worn = {
  outfit: 'shirt-chinos',
  primary: '#3f6a9c',
  secondary: '#d9d4c8',
  accent: '#c8564a',
  presentation: 0.5,
  seed: 3,
}
const skin = '#c98a6a'
const piece = (name: string, color: string): Part => ({
  ...square(0, 0, 0, 1),
  name,
  material: 'cloth',
  surface: surface(linear(color), 'cotton'),
})
const shirt = piece('shirt', worn.primary)
const trousers = piece('trousers', worn.secondary)
const shoes = piece('left shoe', worn.primary)

/** Color and feel all over the cloth. */
function feel(part: Part | undefined): readonly number[] {
  return Array.from({ length: 400 }, (_, at) => {
    const spot = makeSpot()
    Object.assign(spot, {
      x: (at % 20) * 0.13 - 1.3,
      y: 2 + Math.floor(at / 20) * 0.17,
      z: 0.6,
      v: -1,
      u: 3,
      grain: 0.01,
    })
    part?.surface(spot)
    return [spot.red, spot.green, spot.blue, spot.rough, spot.metal, spot.alpha]
  }).flat()
}

const choices = [
  ...idsOf(materials).map((material: MaterialId) => [material, { material }] as const),
  ...idsOf(patterns).map((pattern: PatternId) => [pattern, { pattern }] as const),
  ['torn', { torn: true }] as const,
]

describe('other cloth', () => {
  it.each(choices)('[ILL-263] %s is seen where the outfit has its main colour, and nowhere else', (_, more) => {
    const parts = [shirt, trousers, shoes]
    const [top, legs, feet] = inCloth(parts, { ...worn, ...more }, skin)
    expect(feel(top)).not.toEqual(feel(shirt))
    expect(feel(legs)).toEqual(feel(trousers))
    expect(feet).toBe(shoes)
  })

  it.each(choices)('[ILL-263] %s has possible colours, and is the same each time', (_, more) => {
    const [once] = inCloth([shirt], { ...worn, ...more }, skin)
    const [again] = inCloth([shirt], { ...worn, ...more }, skin)
    expect(feel(once)).toEqual(feel(again))
    expect(feel(once).every((value) => value >= 0 && value <= 1.2)).toBe(true)
  })

  it('[ILL-263] each looks like none of the others', () => {
    const looks = choices.map(([, more]) => JSON.stringify(feel(inCloth([shirt], { ...worn, ...more }, skin)[0])))
    expect(new Set(looks).size).toBe(choices.length)
  })

  it('[ILL-263] clothes that nothing is asked of are left as they are', () => {
    const parts = [shirt, trousers]
    expect(inCloth(parts, worn, skin)).toBe(parts)
  })

  it('[ILL-263] what is printed is seen on black and on white as well', () => {
    for (const primary of ['#101012', '#f4f2ee']) {
      const cloth = piece('shirt', primary)
      const [dotted] = inCloth([cloth], { ...worn, primary, secondary: primary, pattern: 'polka-dots' }, skin)
      const plain = feel(cloth)
      const off = Math.max(...feel(dotted).map((value, at) => Math.abs(value - (plain[at] ?? 0))))
      expect(off).toBeGreaterThan(0.1)
    }
  })
})
