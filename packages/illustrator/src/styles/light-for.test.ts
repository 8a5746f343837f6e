import { describe, expect, it } from 'vitest'
import { idsOf, styles } from '@eidolon/people'
import { unit } from '#geometry/vector.ts'
import type { Light, Rig } from '#light/rig.ts'
import { lightFor } from './light-for.ts'

const rig: Rig = {
  key: { from: unit([0.5, 0.5, 0.7]), light: [1.2, 1, 0.7], soft: 0.9 },
  fill: { from: unit([-1, 0, 0.4]), light: [0.2, 0.2, 0.3] },
  rims: [{ from: unit([0.4, 0.3, -0.8]), light: [1, 0.9, 0.8] }],
  sky: [0.3, 0.35, 0.4],
  ground: [0.2, 0.18, 0.15],
}
const lightsOf = ({ key, fill, rims, sky, ground }: Rig): readonly Light[] => [
  key.light,
  fill.light,
  ...rims.map(({ light }) => light),
  sky,
  ground,
]

describe('the light a style wants', () => {
  it.each(idsOf(styles))('%s has it from where the place has it, and never less than none', (style) => {
    const before = JSON.stringify(rig)
    const wanted = lightFor(style, rig)
    expect(JSON.stringify(rig)).toBe(before)
    expect([wanted.key.from, wanted.fill.from]).toEqual([rig.key.from, rig.fill.from])
    expect(lightsOf(wanted).every((light) => light.every((value) => value >= 0 && value < 4))).toBe(true)
    expect(
      wanted.rims.every(({ from }) => Math.abs(from.reduce((sum, value) => sum + value * value, 0) - 1) < 0.01),
    ).toBe(true)
    expect(wanted.key.soft >= 0 && wanted.key.soft <= 1).toBe(true)
  })

  it.each(['painterly', 'studio', 'watercolour', 'sketch'] as const)('%s takes it as it is', (style) => {
    expect(lightFor(style, rig)).toBe(rig)
  })

  it.each(['anime', 'comic', 'pixel'] as const)('%s wants the edges of shadows, and no other colours', (style) => {
    const wanted = lightFor(style, rig)
    expect(wanted.key.soft).toBe(0.35)
    expect(lightsOf(wanted)).toEqual(lightsOf(rig))
    expect(lightFor(style, { ...rig, key: { ...rig.key, soft: 0.1 } }).key.soft).toBe(0.1)
  })

  it('[ILL-93] noir has no colour in any of it, and less of what fills shadows', () => {
    const wanted = lightFor('noir', rig)
    expect(lightsOf(wanted).every(([red, green, blue]) => red === green && green === blue)).toBe(true)
    expect(wanted.fill.light[1] / wanted.key.light[1]).toBeLessThan((rig.fill.light[1] / rig.key.light[1]) * 0.5)
  })

  it('[ILL-571] a storybook has soft, warm light with fewer shadows, and a lamp behind the dark shoulder', () => {
    const hard: Rig = { ...rig, key: { ...rig.key, soft: 0.1 } }
    const wanted = lightFor('storybook', hard)
    expect(wanted.key.soft).toBeGreaterThan(0.8)
    expect(wanted.key.light[0] / wanted.key.light[2]).toBeGreaterThan(rig.key.light[0] / rig.key.light[2])
    expect(wanted.fill.light[1]).toBeGreaterThan(rig.fill.light[1])
    expect(Math.sign(wanted.rims.at(-1)?.from[0] ?? 0)).toBe(-Math.sign(rig.key.from[0]))
  })

  it('neon has a magenta tube on one side and a cyan one on the other, in the same place everywhere', () => {
    const [left, right] = lightFor('neon', rig).rims
    expect([Math.sign(left?.from[0] ?? 0), Math.sign(right?.from[0] ?? 0)]).toEqual([-1, 1])
    expect((left?.light[0] ?? 0) > (left?.light[1] ?? 0) * 4).toBe(true)
    expect((right?.light[2] ?? 0) > (right?.light[0] ?? 0) * 4).toBe(true)
    expect(lightFor('neon', { ...rig, rims: [] }).rims).toEqual([left, right])
  })
})
