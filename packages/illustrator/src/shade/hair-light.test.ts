import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unit, type Vector } from '#geometry/vector.ts'
import { lookAt } from '#lens/camera.ts'
import type { Rig } from '#light/rig.ts'
import { at, stride } from '#raster/fragment.ts'
import { hairLight } from './hair-light.ts'
import { lightsForSet } from './lights.ts'
import { answer, answerSize } from './shader.ts'

const camera = lookAt([0, 0, 20], [0, 0, 0], { focal: 60, width: 32, height: 32 })
const rig: Rig = {
  key: { from: unit([0, 0.6, 0.8]), light: [1, 1, 1], soft: 0.3 },
  fill: { from: unit([-1, 0, 0.5]), light: [0.1, 0.1, 0.1] },
  rims: [],
  sky: [0.2, 0.2, 0.2],
  ground: [0.1, 0.1, 0.1],
}
const lights = lightsForSet(rig, camera)

type Lock = { normal?: Vector; strand?: Vector; base?: number; u?: number; open?: number; lit?: number }

function lightOn({
  normal = [0, 0, 1],
  strand = [0, 1, 0],
  base = 0.3,
  u = 0.3,
  open = 1,
  lit = 1,
}: Lock): Float32Array {
  const data = new Float32Array(stride)
  data.set(normal, at.normalX)
  data.set(strand, at.strandX)
  data.set([base, base, base], at.red)
  data[at.u] = u
  const out = new Float32Array(answerSize)
  const towards = normal.reduce((sum, value, axis) => sum + value * (rig.key.from[axis] ?? 0), 0)
  hairLight(lights, data, 0, 0, 0, 1, towards, open, lit, out, 0)
  return out
}

const axis = fc.integer({ min: -10, max: 10 })
const way = fc
  .tuple(axis, axis, axis)
  .filter(([x, y, z]) => x * x + y * y + z * z > 0)
  .map(([x, y, z]) => unit([x, y, z]))
const share = fc.integer({ min: 0, max: 20 }).map((value) => value / 20)

describe('light on hair', () => {
  it('is never less than none nor more than there is, however the strands run', () => {
    fc.assert(
      fc.property(way, way, share, share, share, share, (normal, strand, base, u, open, lit) => {
        const out = lightOn({ normal, strand, base, u, open, lit })
        expect(out.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        for (let channel = 0; channel < 3; channel++) {
          expect(out[channel]).toBeLessThanOrEqual(1.3 + 1e-5)
          expect(out[answer.mirrored + channel]).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('does not depend on which way along the strand is counted, nor on how long its direction is', () => {
    fc.assert(
      fc.property(way, way, (normal, strand) => {
        const long: Vector = [strand[0] * 7, strand[1] * 7, strand[2] * 7]
        const [one, other] = [lightOn({ normal, strand }), lightOn({ normal, strand: long })]
        for (const [slot, value] of one.entries()) expect(other[slot]).toBeCloseTo(value, 5)
        const back: Vector = [-strand[0], -strand[1], -strand[2]]
        for (let channel = 0; channel < 3; channel++)
          expect(lightOn({ normal, strand: back })[channel]).toBeCloseTo(one[channel] ?? 0, 5)
      }),
      { numRuns: 60 },
    )
  })

  it('shines where the light and the eye are across the strand, and not along it', () => {
    const half = unit([0, 0.6, 1.8])
    const normal = half
    const across = lightOn({ normal, strand: [1, 0, 0] })[answer.mirrored] ?? 0
    const along = lightOn({ normal, strand: half })[answer.mirrored] ?? 0
    expect(across).toBeGreaterThan(along * 4)
  })

  it('hangs where nobody says otherwise', () => {
    const untold = lightOn({ strand: [0, 0, 0] })
    const hanging = lightOn({ strand: [0, 1, 0] })
    for (const [slot, value] of untold.entries()) expect(value).toBeCloseTo(hanging[slot] ?? 0, 4)
  })

  it('[ILL-722] lies on dark hair strand by strand, not as a veil', () => {
    const shine = Array.from({ length: 18 }, (_, nth) => {
      const [normal, strand]: readonly [Vector, Vector] = [unit([0, 0.6, 1.8]), [1, 0, 0]]
      return lightOn({ normal, strand, base: 0.01, u: (nth + 0.5) / 18 })[answer.mirrored] ?? 0
    })
    expect(Math.max(...shine)).toBeGreaterThan(0.03)
    expect(Math.max(...shine)).toBeGreaterThan(Math.min(...shine) * 2)
  })

  it('[ILL-723] comes through fair hair from behind, and hardly through dark hair', () => {
    const behind = (base: number) =>
      (lightOn({ base, normal: [0, 0, -1] })[0] ?? 0) / (lightOn({ base, normal: [0, 0, 1] })[0] ?? 1)
    expect(behind(0.4)).toBeGreaterThan(behind(0.01) * 1.3)
    expect(behind(0.4)).toBeLessThan(0.8)
  })

  it('reaches into the shade from strand to strand, farther in fair hair', () => {
    const shaded = (base: number) => (lightOn({ base, lit: 0 })[0] ?? 0) / (lightOn({ base, lit: 1 })[0] ?? 1)
    expect(shaded(0.05)).toBeGreaterThan(0)
    expect(shaded(0.8)).toBeGreaterThan(shaded(0.05))
    expect(shaded(0.8)).toBeLessThan(1)
  })
})
