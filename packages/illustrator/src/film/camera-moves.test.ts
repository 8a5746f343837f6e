import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cameraMoves, idsOf } from '@eidolon/people'
import { dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { lookAt, project } from '#lens/camera.ts'
import { moveCamera } from './camera-moves.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

describe('moves of the camera', () => {
  const center: Vector = [1, 14, 2]
  const camera = lookAt([5, 16, 40], center, { focal: 900, width: 640, height: 480 })

  it.each(idsOf(cameraMoves))('[ILL-102] %s goes one way without stopping, and gently', (move) => {
    const eyes = Array.from({ length: 49 }, (_, at) => moveCamera(camera, center, move, at / 48).eye)
    const steps = eyes.slice(1).map((eye, at) => minus(eye, eyes[at] ?? eye))
    const lengths = steps.map(lengthOf)
    const still = Math.max(...lengths) === 0
    expect(still).toBe(move === 'still')
    expect(still || Math.min(...lengths) > 0).toBe(true)
    const turnsBack = steps.some((step, at) => at > 0 && dot(step, steps[at - 1] ?? step) < 0)
    expect(turnsBack).toBe(false)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(Math.min(...lengths) * 3 + 1e-9)
  })

  it.each(idsOf(cameraMoves))('[ILL-102] %s keeps the axes of the camera at right angles, and its lens', (move) => {
    fc.assert(
      fc.property(share, (at) => {
        const { right, up, back, focal, width } = moveCamera(camera, center, move, at)
        for (const axis of [right, up, back]) expect(lengthOf(axis)).toBeCloseTo(1, 6)
        expect([dot(right, up), dot(up, back), dot(back, right)].every((value) => Math.abs(value) < 1e-6)).toBe(true)
        expect([focal, width]).toEqual([900, 640])
      }),
      { numRuns: 25 },
    )
  })

  it('[ILL-102] an orbit shows its middle where it was, from as far away', () => {
    const before = project(camera, center)
    for (const at of [0, 0.3, 0.5, 1]) {
      const after = project(moveCamera(camera, center, 'orbit', at), center)
      expect(
        [after.x - before.x, after.y - before.y, after.depth - before.depth].every((off) => Math.abs(off) < 1e-6),
      ).toBe(true)
    }
  })
})
