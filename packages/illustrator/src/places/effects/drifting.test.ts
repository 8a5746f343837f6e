import { type EffectId, effects, idsOf } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { makePlace } from '#places/make-place.ts'
import { withDrifting } from './drifting.ts'
import { sprites, toneAt } from './sprites.ts'

const park = makePlace('park', { time: 'day', weather: 'clear', seed: 3 })
/** What lens and pen do; nothing of it is in the air. */
const flat: readonly EffectId[] = [
  'rays',
  'lens-flare',
  'lightning',
  'aura',
  'speed-lines',
  'motion-blur',
  'grain',
  'glitch',
  'vignette',
  'fireworks',
  'magic-circle',
  'frost',
  'splash',
  'light-leak',
  'lens-dirt',
  'double-exposure',
  'breath',
  'sweat-drop',
  'anger-mark',
  'exclamation-mark',
  'question-mark',
  'sleep-letters',
  'outline',
  'low-poly',
  'chromatic',
  'vhs',
  'halftone',
  'scanlines',
  'polaroid',
]
const airy = idsOf(effects).filter((id) => !flat.includes(id))
const added = (ids: readonly EffectId[], seed = 5) =>
  withDrifting(park, ids, seed).particles.slice(park.particles.length)

describe('what drifts', () => {
  it.each(airy)('[ILL-261] %s fills the air, within its box, and shines with possible light', (id) => {
    const swarms = added([id])
    expect(swarms.length).toBeGreaterThan(0)
    for (const { spots, low, high, light, alpha } of swarms) {
      expect(spots.length).toBeGreaterThanOrEqual(80)
      const inside = Array.from({ length: spots.length / 4 }, (_, at) => spots.subarray(at * 4, at * 4 + 3)).filter(
        (spot) => [0, 1, 2].every((axis) => spot[axis]! >= low[axis]! - 5 && spot[axis]! <= high[axis]! + 5),
      )
      expect(inside.length).toBe(spots.length / 4)
      expect(light.every((value) => value >= 0 && value < 12)).toBe(true)
      expect([alpha > 0, alpha <= 1]).toEqual([true, true])
    }
  })

  it('[ILL-261] is the same for the same seed, another for another, and each by itself', () => {
    expect(added(['petals'])).toEqual(added(['petals']))
    expect(added(['petals'], 6)).not.toEqual(added(['petals']))
    expect(added(['smoke', 'petals']).slice(-3)).toEqual(added(['petals']))
  })

  it('[ILL-438] has the colour that is asked for, where it has one at all', () => {
    const lights = (id: EffectId) => withDrifting(park, [id], 5, '#3d7a4c').particles.slice(park.particles.length)
    for (const id of ['smoke', 'flames', 'butterflies', 'powder'] as const) {
      for (const { light } of lights(id)) expect(light[1]).toBeGreaterThan(Math.max(light[0], light[2]))
    }
    expect(lights('bees')).toEqual(added(['bees']))
  })

  it('[ILL-439] every form lies within its square and covers some of it', () => {
    for (const [id, pieces] of Object.entries(sprites)) {
      const corners = pieces.flatMap((piece) => piece.corners.flat())
      expect([id, corners.every((value) => Math.abs(value) <= 1)]).toEqual([id, true])
      const steps = Array.from(
        { length: 400 },
        (_, at) => [((at % 20) - 9.5) / 10, (Math.floor(at / 20) - 9.5) / 10] as const,
      )
      const seen = steps.filter(([x, y]) => toneAt(pieces, x, y) > 0).length
      expect([id, seen > 14 && seen < 390]).toEqual([id, true])
    }
  })

  it('[ILL-261] of lens and pen nothing drifts', () => {
    expect(withDrifting(park, flat, 5)).toBe(park)
  })
})
