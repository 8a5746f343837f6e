import { describe, expect, it } from 'vitest'
import { cameraMoves, idsOf, motions } from '@eidolon/people'
import { lookAt, project } from '#lens/camera.ts'
import { poses } from '#poses/poses.generated.ts'
import { moveCamera } from './camera-moves.ts'
import { blinkAt } from './face-motion.ts'
import { momentAt, type Rest } from './motions.ts'

const rest: Rest = {
  pose: { arms: { left: { arm: [2, 6, 2], elbow: 14 }, right: { arm: [2, 6, 2], elbow: 14 } } },
  face: { muscles: { smile: 0.4 } },
  seed: 5,
  seconds: 4,
}

/** All numbers somewhere inside. */
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbers)
      : []

describe('motions', () => {
  it.each(idsOf(motions))('[ILL-100] %s moves the person smoothly and can be repeated without a jump', (motion) => {
    const frames = Array.from({ length: 97 }, (_, n) => momentAt(motion, n / 96, rest))
    const moving = new Set(frames.map((one) => JSON.stringify(one.posture)))
    expect(moving.size).toBeGreaterThan(40)
    for (const one of frames) expect(numbers(one).every(Number.isFinite)).toBe(true)
    if (motion === 'talk') return
    const [first, last] = [numbers(frames[0]?.posture), numbers(frames[96]?.posture)]
    expect(last).toHaveLength(first.length)
    for (const [at, value] of first.entries()) expect(last[at]).toBeCloseTo(value, 5)
  })

  it('[POSE-8] somebody goes from their own pose to another one and comes back', () => {
    const joints = (degrees: number) => ({
      bones: { head: [degrees, 0, 0] as const },
      hands: { left: 'relaxed', right: 'relaxed' } as const,
      lift: 0,
    })
    const there: Rest = { ...rest, pose: { joints: joints(0) }, to: { joints: joints(30) } }
    const shareAt = (share: number) => {
      const { posture } = momentAt('idle', share, there)
      return 'share' in posture ? posture.share : numbers(posture).includes(30) ? 1 : 0
    }
    expect([0, 0.51, 1].map(shareAt)).toEqual([0, 1, 0])
    const steps = Array.from({ length: 97 }, (_, n) => shareAt(n / 96))
    expect(Math.max(...steps.slice(1).map((share, at) => Math.abs(share - steps[at]!)))).toBeLessThan(0.05)
  })

  it.each(['lying', 'lying-on-side', 'lying-on-front', 'hugging-knees', 'sitting-on-floor'] as const)(
    '[ILL-100] %s, nobody gets up to wave',
    (id) => {
      const { body } = poses[id]
      const { posture } = momentAt('wave', 0.5, { ...rest, pose: body })
      const there = 'share' in posture ? posture.other : posture
      expect(there).toMatchObject({ hips: body.hips, legs: body.legs })
    },
  )

  it('[ILL-100] a hand that waves goes to and fro, and who sits stays seated', () => {
    const alongs = Array.from({ length: 24 }, (_, n) => {
      const { posture } = momentAt('wave', 0.3 + n / 60, { ...rest, pose: { ...rest.pose, sits: true } })
      const there = 'share' in posture ? posture.other : posture
      if ('share' in there) throw new Error('blended twice')
      expect(there.sits).toBe(true)
      const hand = there.arms?.right
      return hand && 'reach' in hand ? hand.along[0] : 0
    })
    expect(Math.max(...alongs) - Math.min(...alongs)).toBeGreaterThan(0.4)
  })

  it.each(['left', 'right'] as const)('[ILL-135] in the picture of a head the %s hand waves beside it', (beside) => {
    const { posture } = momentAt('wave', 0.5, { ...rest, beside })
    const there = 'share' in posture ? posture.other : posture
    if ('share' in there) throw new Error('blended twice')
    const [hand, other] = [there.arms?.[beside], there.arms?.[beside === 'left' ? 'right' : 'left']]
    expect(hand && 'reach' in hand && hand.off[0] < 1.1 && hand.off[1] > 1).toBe(true)
    expect(other && 'reach' in other).toBe(false)
  })

  it('[ILL-100] the same moment is the same every time', () => {
    for (const motion of idsOf(motions)) expect(momentAt(motion, 0.3, rest)).toEqual(momentAt(motion, 0.3, rest))
  })

  it('[ILL-101] people blink now and then, and never on the poster', () => {
    const lids = Array.from({ length: 24 * 8 }, (_, n) => blinkAt(n / 24, 11))
    expect(lids[0]).toBe(0)
    expect(Math.max(...lids)).toBeGreaterThan(0.9)
    expect(lids.filter((closed) => closed > 0.3).length).toBeLessThan(24)
  })
})

describe('camera moves', () => {
  const center = [0, 14, 0] as const
  const camera = lookAt([4, 15, 40], center, { focal: 900, width: 768, height: 768 })
  it.each(idsOf(cameraMoves))('[ILL-102] %s keeps the person in the picture', (move) => {
    for (let n = 0; n <= 24; n++) {
      const { x, y, depth } = project(moveCamera(camera, center, move, n / 24), center)
      expect(depth).toBeGreaterThan(20)
      expect(Math.abs(x - 384)).toBeLessThan(120)
      expect(Math.abs(y - 384)).toBeLessThan(60)
    }
  })

  it('[ILL-102] an orbit goes around, a push comes closer, a pull goes away', () => {
    const far = (move: 'orbit' | 'push' | 'pull', share: number) => {
      const { eye } = moveCamera(camera, center, move, share)
      return Math.sqrt(eye[0] * eye[0] + eye[2] * eye[2])
    }
    expect(far('orbit', 0)).toBeCloseTo(far('orbit', 1), 6)
    expect(moveCamera(camera, center, 'orbit', 0).eye[0]).not.toBeCloseTo(
      moveCamera(camera, center, 'orbit', 1).eye[0],
      0,
    )
    expect(far('push', 1)).toBeLessThan(far('push', 0) * 0.85)
    expect(far('pull', 1)).toBeGreaterThan(far('pull', 0) * 1.15)
  })
})
