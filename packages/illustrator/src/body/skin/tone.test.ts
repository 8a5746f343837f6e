import { describe, expect, it } from 'vitest'
import { bodyParams, randomGenes } from '@eidolon/people'
import type { Pack, Texture } from '#pack/pack.ts'
import { toneAt, tonesOf } from './tone.ts'

const [width, height] = [70, 4]
const names = ['young', 'middleage', 'old'].flatMap((age) => ['female', 'male'].map((sex) => `${age}_caucasian_${sex}`))

/** A pack of six skins, each of one gray. */
function packOf(gray: (name: string) => number): Pack {
  const texture = (name: string): Texture => ({
    width,
    height,
    channels: 3,
    data: new Uint8Array(width * height * 3).fill(gray(name)),
  })
  return { textures: new Map(names.map((name) => [`skin/${name}`, texture(name)])) } as unknown as Pack
}

const person = (gender: number, age: number) => {
  const made = bodyParams(randomGenes(3))
  return { ...made, macro: { ...made.macro, gender, age } }
}
const grayAt = (pack: Pack, who: ReturnType<typeof person>, u = 0.4, v = 0.6): number => {
  const out = new Float64Array(3)
  toneAt(tonesOf(pack, who), u, v, out)
  return out[0]! * 128
}

describe('tones of the skin', () => {
  it('[ILL-24] are those of the age and sex, and in between a mixture', () => {
    const pack = packOf((name) => 20 * (names.indexOf(name) + 1))
    expect(grayAt(pack, person(0, 0.5))).toBe(20)
    expect(grayAt(pack, person(1, 0.5))).toBe(40)
    expect(grayAt(pack, person(0, 0.75))).toBe(60)
    expect(grayAt(pack, person(1, 1))).toBe(120)
    expect(grayAt(pack, person(0.5, 0.5))).toBe(30)
    expect(grayAt(pack, person(0, 0.625))).toBe(40)
    // Nobody is younger than grown up.
    expect(grayAt(pack, person(1, 0.1))).toBe(40)
  })

  it('[ILL-34] are read softly all over the picture, its rim included', () => {
    const pack = packOf(() => 128)
    const who = person(0.3, 0.6)
    for (const [u, v] of [
      [0, 0],
      [1, 1],
      [0.999, 0.001],
      [-0.2, 1.4],
      [0.5, 0.5],
    ] as const)
      expect(Math.abs(grayAt(pack, who, u, v) - 128)).toBeLessThanOrEqual(1)
  })

  it('[ILL-34] have the first row of the picture at the top', () => {
    const rows = Uint8Array.from({ length: width * height * 3 }, (_, at) => Math.floor(at / (width * 3)) * 40 + 40)
    const texture: Texture = { width, height, channels: 3, data: rows }
    const pack = { textures: new Map(names.map((name) => [`skin/${name}`, texture])) } as unknown as Pack
    const who = person(0, 0.5)
    for (const [row, gray] of [40, 80, 120, 160].entries()) {
      expect(grayAt(pack, who, 0.5, 1 - (row + 0.5) / height)).toBeCloseTo(gray, 0)
    }
  })

  it('[ILL-31] are mixed once for a person', () => {
    const [pack, who] = [packOf(() => 90), person(0, 0.5)]
    expect(tonesOf(pack, who)).toBe(tonesOf(pack, who))
    expect(tonesOf(pack, person(0, 0.5))).not.toBe(tonesOf(pack, who))
  })

  it('[ILL-22] say so when the pack has none', () => {
    expect(() => tonesOf({ textures: new Map() } as unknown as Pack, person(0, 0.5))).toThrow('The pack has no skin.')
  })
})
