import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unit, type Vector } from '#geometry/vector.ts'
import { lookAt } from '#lens/camera.ts'
import type { Light, Rig } from '#light/rig.ts'
import { gloss } from './gloss.ts'
import { lightsForSet } from './lights.ts'

const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 60, width: 32, height: 32 })
const dark: Light = [0, 0, 0]

const rig = (key: Light, around: Light = dark, rims: Rig['rims'] = []): Rig => ({
  key: { from: unit([0.3, 0.5, 0.8]), light: key, soft: 0.3 },
  fill: { from: unit([-1, 0, 0.5]), light: dark },
  rims,
  sky: around,
  ground: around,
})

const direction = fc
  .tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 }), fc.integer({ min: 1, max: 10 }))
  .map(([x, y, z]) => unit([x, y, z]))

describe('gloss', () => {
  const lights = lightsForSet(rig([1, 1, 1]), camera)
  const [x, y, z] = lights.key.from
  const mirrored = unit([x, y, z + 1])

  it('is strongest where the light is mirrored straight, and none on what turns away', () => {
    const at = (normal: Vector, rough: number) =>
      gloss(lights.key.from, normal[0], normal[1], normal[2], 0, 0, 1, rough)
    fc.assert(
      fc.property(direction, fc.integer({ min: 2, max: 6 }), (normal, rough) => {
        expect(at(normal, rough / 10)).toBeGreaterThanOrEqual(0)
        // The lamp's cosine may move the peak a little from the mirror's direction, not far.
        expect(at(normal, rough / 10)).toBeLessThanOrEqual(at(mirrored, rough / 10) * 1.05)
      }),
      { numRuns: 100 },
    )
    expect(at([-x, -y, -z], 0.3)).toBe(0)
  })

  it('is the sharper and brighter the smoother, and no sharper than a lamp is wide', () => {
    const peaks = [0.9, 0.7, 0.5, 0.3, 0.16].map((rough) => gloss(lights.key.from, ...mirrored, 0, 0, 1, rough))
    expect(peaks).toEqual(peaks.toSorted((one, other) => one - other))
    expect(gloss(lights.key.from, ...mirrored, 0, 0, 1, 0)).toBe(peaks.at(-1))
  })
})
