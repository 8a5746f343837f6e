import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cameraMoves, idsOf } from '@eidolon/people'
import { dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { lookAt, project } from '#lens/camera.ts'
import type { Pose, Posture } from '#poses/pose.ts'
import { moveCamera } from './camera-moves.ts'
import { blinkAt, blinking, talkAt } from './face-motion.ts'
import { nudged } from './nudge.ts'
import { stride, walkPose } from './walk.ts'
import { rise, swing, wander } from './wave.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
const seconds = fc.integer({ min: 1, max: 8 })
const period = fc.integer({ min: 2, max: 60 }).map((tenths) => tenths / 10)

/** All numbers somewhere inside, in order. */
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbers)
      : []

describe('swinging', () => {
  it('[ILL-100] comes back to where it began when the film does, and stays within its bounds', () => {
    fc.assert(
      fc.property(share, seconds, period, share, (at, total, every, ahead) => {
        expect(swing(1, total, every, ahead)).toBeCloseTo(swing(0, total, every, ahead), 6)
        expect(rise(1, total, every, ahead)).toBeCloseTo(rise(0, total, every, ahead), 6)
        expect(Math.abs(swing(at, total, every, ahead))).toBeLessThanOrEqual(1 + 1e-9)
        expect(rise(at, total, every, ahead)).toBeGreaterThanOrEqual(-1e-9)
        expect(rise(at, total, every, ahead)).toBeLessThanOrEqual(1 + 1e-9)
      }),
      { numRuns: 100 },
    )
    for (const start of [swing(0, 4, 1), rise(0, 4, 1)]) expect(start).toBeCloseTo(0, 9)
  })

  it('[ILL-100] swings as often as lies nearest to its period, and once at least', () => {
    const times = (total: number, every: number) => {
      const values = Array.from({ length: 2001 }, (_, at) => swing((at + 0.5) / 2001, total, every))
      return values.filter((value, at) => at > 0 && value > 0 && (values[at - 1] ?? 0) <= 0).length + 1
    }
    expect([times(4, 1), times(4, 3), times(1, 5), times(8, 0.62)]).toEqual([4, 1, 1, 13])
  })

  it('[ILL-100] wanders smoothly, between 0 and 1, always the same for a name and seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.nat(99), (at, seed) => {
        const here = wander('nod', seed, at / 100)
        expect(here).toBe(wander('nod', seed, at / 100))
        expect(here).toBeGreaterThanOrEqual(0)
        expect(here).toBeLessThanOrEqual(1)
        expect(Math.abs(here - wander('nod', seed, at / 100 + 0.01))).toBeLessThan(0.02)
      }),
      { numRuns: 100 },
    )
    expect(wander('nod', 1, 3)).not.toBe(wander('tilt', 1, 3))
    expect(wander('nod', 1, 3)).not.toBe(wander('nod', 2, 3))
  })
})

describe('walking', () => {
  it('[ILL-136] closes after two steps, and the sides are one another half a round later', () => {
    fc.assert(
      fc.property(share, (phase) => {
        const [one, later, half] = [walkPose(phase), walkPose(phase + 1), walkPose(phase + 0.5)]
        const [first, again] = [numbers(one), numbers(later)]
        for (const [at, value] of first.entries()) expect(again[at]).toBeCloseTo(value, 6)
        expect(numbers(half.legs?.left)).toHaveLength(numbers(one.legs?.right).length)
        for (const [at, value] of numbers(one.legs?.right).entries())
          expect(numbers(half.legs?.left)[at]).toBeCloseTo(value, 6)
      }),
      { numRuns: 50 },
    )
    expect(stride).toBeGreaterThan(0.8)
  })

  it('[ILL-136] arms swing against the legs of their side', () => {
    const { legs, arms } = walkPose(0)
    const [leg, arm] = [legs?.left, arms?.left]
    expect(leg && 'thigh' in leg && leg.thigh[0] > 0).toBe(true)
    expect(arm && 'arm' in arm && arm.arm[0] < 0).toBe(true)
  })

  it('[ILL-136] knees bend one way only, and most while the leg swings', () => {
    const knees = Array.from({ length: 100 }, (_, at) => {
      const leg = walkPose(at / 100).legs?.left
      return leg && 'knee' in leg ? leg.knee : -1
    })
    expect(Math.min(...knees)).toBeGreaterThan(0)
    const most = knees.indexOf(Math.max(...knees)) / 100
    expect(most > 0.6 && most < 0.85).toBe(true)
  })
})

describe('faces that move', () => {
  it('[ILL-101] lids go down all the way and up again, at most once in three seconds', () => {
    for (const seed of [1, 2, 3]) {
      const lids = Array.from({ length: 2900 }, (_, at) => blinkAt(at / 100, seed))
      expect(lids.every((closed) => closed >= 0 && closed <= 1)).toBe(true)
      const blinks = lids.filter((closed, at) => closed > 0.5 && (lids[at - 1] ?? 0) <= 0.5).length
      expect(blinks).toBe(10)
      expect(lids.every((closed, at) => Math.abs(closed - (lids[at - 1] ?? 0)) < 0.25)).toBe(true)
    }
  })

  it('[ILL-101] open eyes are left as they are, closed ones let go of what held them open', () => {
    const wide = { wide: 0.8, smile: 0.3 }
    expect(blinking(wide, 0)).toBe(wide)
    const shut = blinking(wide, 1)
    expect(shut.wide ?? 0).toBeLessThan(0.1)
    expect(shut.smile).toBeCloseTo(0.3, 6)
  })

  it('[ILL-101] a mouth that talks moves smoothly, pauses, and says the same for a seed', () => {
    const said = Array.from({ length: 400 }, (_, at) => talkAt(at / 50, 3))
    expect(said).toEqual(said.map((_, at) => talkAt(at / 50, 3)))
    expect(talkAt(1.1, 3)).not.toEqual(talkAt(1.1, 4))
    const open = said.map((mouth) => numbers(mouth).reduce((sum, value) => sum + Math.abs(value), 0))
    expect(open.every((value) => Number.isFinite(value) && value < 6)).toBe(true)
    expect(new Set(open.map((value) => Math.round(value * 10))).size).toBeGreaterThan(4)
  })
})

describe('a nudge', () => {
  const pose: Pose = {
    hips: [1, 2, 3],
    shoulders: { left: [1, 0], right: [2, 5] },
    arms: {
      left: { arm: [10, 0, 5], elbow: 4 },
      right: { reach: 'hip', off: [0, 0, 0], elbow: [0, 0, 0], palm: [0, 0, 1], along: [0, 1, 0] },
    },
  }

  it('adds to what is named and leaves everything else', () => {
    const moved = nudged(pose, { hips: [1, 1, 1], head: [5, 0, 0], shift: [0, -1, 0], shoulders: 2 })
    expect(moved).toEqual({
      ...pose,
      hips: [2, 3, 4],
      head: [5, 0, 0],
      shift: [0, -1, 0],
      shoulders: { left: [3, 0], right: [4, 5] },
    })
    expect(nudged(pose, {})).toEqual(pose)
    expect(pose.hips).toEqual([1, 2, 3])
  })

  it('swings free arms, bends no elbow backwards, and leaves hands that reach for something there', () => {
    const swung = { left: { arm: [1, 2, 3] as const, elbow: -40 }, right: { arm: [9, 9, 9] as const } }
    const moved = nudged(pose, { arms: swung })
    expect(moved).toMatchObject({ arms: { left: { arm: [11, 2, 8], elbow: 0 }, right: pose.arms?.right } })
  })

  it('goes into both sides of what lies between two postures', () => {
    const between: Posture = { one: pose, other: { hips: [0, 0, 0] }, share: 0.3 }
    const moved = nudged(between, { hips: [1, 0, 0] })
    expect(moved).toMatchObject({ one: { hips: [2, 2, 3] }, other: { hips: [1, 0, 0] }, share: 0.3 })
  })
})

describe('moves of the camera', () => {
  const centre: Vector = [1, 14, 2]
  const camera = lookAt([5, 16, 40], centre, { focal: 900, width: 640, height: 480 })

  it.each(idsOf(cameraMoves))('[ILL-102] %s goes one way without stopping, and gently', (move) => {
    const eyes = Array.from({ length: 49 }, (_, at) => moveCamera(camera, centre, move, at / 48).eye)
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
        const { right, up, back, focal, width } = moveCamera(camera, centre, move, at)
        for (const axis of [right, up, back]) expect(lengthOf(axis)).toBeCloseTo(1, 6)
        expect([dot(right, up), dot(up, back), dot(back, right)].every((value) => Math.abs(value) < 1e-6)).toBe(true)
        expect([focal, width]).toEqual([900, 640])
      }),
      { numRuns: 25 },
    )
  })

  it('[ILL-102] an orbit shows its middle where it was, from as far away', () => {
    const before = project(camera, centre)
    for (const at of [0, 0.3, 0.5, 1]) {
      const after = project(moveCamera(camera, centre, 'orbit', at), centre)
      expect(
        [after.x - before.x, after.y - before.y, after.depth - before.depth].every((off) => Math.abs(off) < 1e-6),
      ).toBe(true)
    }
  })
})
