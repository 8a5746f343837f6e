import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Material } from '#geometry/part.ts'
import { unit, type Vector } from '#geometry/vector.ts'
import { lookAt } from '#lens/camera.ts'
import type { Light, Rig } from '#light/rig.ts'
import { at, stride } from '#raster/fragment.ts'
import { makeEnvironment } from './environment.ts'
import { type Lights, lightsFor, lightsForSet } from './lights.ts'
import { answer, answerSize, shade } from './shader.ts'

const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 60, width: 32, height: 32 })
const dark: Light = [0, 0, 0]

const rig = (key: Light, around: Light = dark, rims: Rig['rims'] = []): Rig => ({
  key: { from: unit([0.3, 0.5, 0.8]), light: key, soft: 0.3 },
  fill: { from: unit([-1, 0, 0.5]), light: dark },
  rims,
  sky: around,
  ground: around,
})

const share = fc.integer({ min: 0, max: 20 }).map((value) => value / 20)
const direction = fc
  .tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 }), fc.integer({ min: 1, max: 10 }))
  .map(([x, y, z]) => unit([x, y, z]))

const material = fc.constantFrom<Material>('skin', 'eye', 'cloth', 'hair', 'hard', 'glass', 'glow', 'set')

type ShadedPoint = { normal?: Vector; base?: number; rough?: number; metal?: number; glow?: number; open?: number }

function fragment({
  normal = [0, 0, 1],
  base = 0.5,
  rough = 0.7,
  metal = 0,
  glow = 0,
  open = 1,
}: ShadedPoint): Float32Array {
  const data = new Float32Array(stride)
  data.set(normal, at.normalX)
  data.set([base, base, base], at.red)
  data[at.rough] = rough
  data[at.metal] = metal
  data[at.glow] = glow
  data[at.open] = open
  return data
}

const gray = makeEnvironment((_x, _y, _z, out) => out.fill(0.3), rig(dark, [0.3, 0.3, 0.3]))
const night = makeEnvironment((_x, _y, _z, out) => out.fill(0), rig(dark))

function shaded(
  lights: Lights,
  kind: Material,
  spot: ShadedPoint,
  open = 1,
  lit = 1,
  environment = night,
): Float32Array {
  const out = new Float32Array(answerSize)
  shade({ lights, environment }, kind, fragment(spot), 0, open, lit, out, 0)
  return out
}

const spot = fc.record({ normal: direction, base: share, rough: share, metal: share, open: share })

describe('shading', () => {
  it('answers with light and never with less than none, whatever it is asked', () => {
    fc.assert(
      fc.property(material, spot, share, share, (kind, one, open, lit) => {
        const lights = lightsFor(rig([1, 0.9, 0.8], [0.3, 0.35, 0.4]), camera, 1)
        const out = shaded(lights, kind, one, open, lit, gray)
        expect(out.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        expect(out[answer.key]).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })

  it('is dark where there is no light at all, but for what glows itself', () => {
    fc.assert(
      fc.property(material, spot, (kind, one) => {
        const out = shaded(lightsForSet(rig(dark), camera), kind, one)
        expect([...out.subarray(0, answer.key)]).toEqual([0, 0, 0, 0, 0, 0])
        const glowing = shaded(lightsForSet(rig(dark), camera), 'glow', { ...one, base: 0.5, glow: 4 })
        expect(glowing[answer.mirrored]).toBeCloseTo(2, 5)
      }),
      { numRuns: 60 },
    )
  })

  it('gives chalk no more light than falls on it', () => {
    fc.assert(
      fc.property(fc.constantFrom<Material>('cloth', 'hard', 'set'), spot, share, share, (kind, one, open, lit) => {
        const out = shaded(lightsForSet(rig([1, 1, 1]), camera), kind, { ...one, rough: 1, metal: 0 }, open, lit)
        for (let channel = 0; channel < 3; channel++) expect(out[channel]).toBeLessThanOrEqual(1 + 1e-5)
        const around = shaded(lightsForSet(rig(dark, [1, 1, 1]), camera), kind, { ...one, rough: 1, metal: 0 }, open)
        for (let channel = 0; channel < 3; channel++) expect(around[channel]).toBeLessThanOrEqual(1 + 1e-5)
      }),
      { numRuns: 80 },
    )
  })

  it('is twice as bright in twice the light', () => {
    fc.assert(
      fc.property(fc.constantFrom<Material>('skin', 'cloth', 'hard', 'hair', 'set'), spot, share, (kind, one, lit) => {
        const [once, twice] = [0.4, 0.8].map((light) =>
          shaded(lightsForSet(rig([light, light, light], [light, light, light]), camera), kind, one, 0.7, lit),
        )
        for (let channel = 0; channel < answer.key; channel++)
          expect(twice?.[channel]).toBeCloseTo((once?.[channel] ?? 0) * 2, 4)
      }),
      { numRuns: 60 },
    )
  })

  it('is never brighter in more shadow, nor where less of the surroundings is seen', () => {
    fc.assert(
      fc.property(material, spot, share, share, share, (kind, one, a, b, other) => {
        const lights = lightsFor(rig([0.6, 0.6, 0.6], [0.2, 0.2, 0.2]), camera, 1)
        const light = (open: number, lit: number) =>
          shaded(lights, kind, one, open, lit, gray)
            .subarray(0, answer.key)
            .reduce((sum, value) => sum + value)
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(light(other, low)).toBeLessThanOrEqual(light(other, high) + 1e-5)
        expect(light(low, other)).toBeLessThanOrEqual(light(high, other) + 1e-5)
      }),
      { numRuns: 150 },
    )
  })

  it('lets light creep round into skin, red farthest, and not into stone', () => {
    const lights = lightsForSet({ ...rig([1, 1, 1]), key: { from: [0, 1, -0.2], light: [1, 1, 1], soft: 0 } }, camera)
    const skin = shaded(lights, 'skin', { base: 0 })
    expect(skin[0]).toBeGreaterThan(skin[1] ?? 0)
    expect(skin[1]).toBeGreaterThanOrEqual(skin[2] ?? 0)
    expect([...shaded(lights, 'set', { base: 0 }).subarray(0, 3)]).toEqual([0, 0, 0])
  })

  it('[ILL-536] lets light from behind through where skin is thin, red, and through nothing else', () => {
    const lights = lightsForSet({ ...rig([1, 1, 1]), key: { from: [0, 0.1, -1], light: [1, 1, 1], soft: 0 } }, camera)
    const through = (u: number, kind: Material): readonly number[] => {
      const [data, out] = [fragment({}), new Float32Array(answerSize)]
      data[at.u] = u
      shade({ lights, environment: night }, kind, data, 0, 1, 0, out, 0)
      return [...out.subarray(answer.mirrored, answer.key)]
    }
    const [red = 0, green = 0, blue = 0] = through(-0.8, 'skin')
    expect(red).toBeGreaterThan(0.1)
    expect(red).toBeGreaterThan(green * 3)
    expect(green).toBeGreaterThan(blue)
    expect(through(0.8, 'skin')[0]).toBeLessThan(red / 10)
    expect(through(-0.8, 'cloth')[0]).toBeLessThan(red / 10)
  })

  it('has the outline light of people on people and not on the set', () => {
    const rims = [{ from: unit([1, 0, -0.2]), light: [2, 2, 2] as const }]
    const sideways = { normal: unit([1, 0, 0.15]) }
    const added = (kind: Material) =>
      shaded(lightsForSet(rig(dark, dark, rims), camera), kind, sideways)[answer.mirrored] ?? 0
    for (const kind of ['skin', 'cloth', 'hair', 'hard'] as const) expect(added(kind)).toBeGreaterThan(0.1)
    expect(added('set')).toBe(0)
  })

  it('makes metal of what is around it: the barer the less of its own colour, the more of the mirror', () => {
    const lights = lightsForSet(rig([1, 1, 1], [0.3, 0.3, 0.3]), camera)
    const [cloth, bare] = [0, 1].map((metal) => shaded(lights, 'hard', { metal, rough: 0.3 }, 1, 1, gray))
    expect([...(bare ?? [])].slice(0, 3)).toEqual([0, 0, 0])
    expect(bare?.[answer.mirrored]).toBeGreaterThan((cloth?.[answer.mirrored] ?? 0) * 2)
  })

  it('writes where it is told to and touches nothing beside', () => {
    const out = new Float32Array(answerSize * 3).fill(-1)
    const data = new Float32Array(stride * 2)
    data.set(fragment({}), stride)
    const shader = { lights: lightsFor(rig([1, 1, 1]), camera, 1), environment: gray }
    shade(shader, 'cloth', data, stride, 1, 1, out, answerSize)
    expect([...out.subarray(0, answerSize), ...out.subarray(answerSize * 2)].every((value) => value === -1)).toBe(true)
    expect(out.subarray(answerSize, answerSize * 2)).toEqual(shaded(shader.lights, 'cloth', {}, 1, 1, gray))
  })
})
