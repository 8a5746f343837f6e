import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unit } from '#geometry/vector.ts'
import { lookAt } from '#lens/camera.ts'
import type { Light, Rig } from '#light/rig.ts'
import { lightsFor, lightsForSet } from './lights.ts'

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

describe('the light on a person', () => {
  const brightness = ([red, green, blue]: Light) => red * 0.3 + green * 0.59 + blue * 0.11
  const light = fc.tuple(share, share, share).map(([r, g, b]): Light => [r * 4, g * 4, b * 4])

  it('is held where it would burn faces out, in its own colour', () => {
    fc.assert(
      fc.property(light, light, fc.integer({ min: 3, max: 20 }), (key, around, tenths) => {
        const exposure = tenths / 10
        const given = rig(key, around)
        const { key: held, sky, ground } = lightsFor(given, camera, exposure)
        const peak = brightness(held.light) + brightness(sky) * 0.55 + brightness(ground) * 0.45
        expect(peak * exposure).toBeLessThanOrEqual(1.04 + 1e-6)
        const factor = brightness(held.light) / (brightness(key) || 1)
        for (const [at_, value] of held.light.entries()) expect(value).toBeCloseTo((key[at_] ?? 0) * factor, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('adds less from the front the brighter the place is, and more for dark skin', () => {
    const front = (strength: number, skin = 0.3) =>
      brightness(lightsFor(rig([strength, strength, strength]), camera, 1, skin).front.light)
    const fronts = [0, 0.2, 0.4, 0.6, 0.8].map((strength) => front(strength))
    expect(fronts).toEqual(fronts.toSorted((one, other) => other - one))
    expect(front(0.5, 0.05)).toBeGreaterThan(front(0.5, 0.3))
  })

  it('leaves the set as it was lit', () => {
    const given = rig([9, 9, 9], [3, 3, 3])
    expect(lightsForSet(given, camera)).toMatchObject(given)
    expect(lightsForSet(given, camera).front.light).toEqual([0, 0, 0])
  })
})
