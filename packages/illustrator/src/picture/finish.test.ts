import { describe, expect, it } from 'vitest'
import { type EffectId, grades, idsOf, type StyleId, styles } from '@eidolon/people'
import { speckle } from '#geometry/noise.ts'
import type { Grade, Rig } from '#light/rig.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'
import { finish } from './finish.ts'

const side = 32
const count = side * side
const never = () => {}
const grade: Grade = { exposure: 1, saturation: 1, contrast: 1, tint: [1, 1, 1], bloom: 0, vignette: 0 }
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)
const rough = (seed: number) => Float32Array.from({ length: count * 3 }, (_, at) => speckle(at, seed, 3))

const dark = [0, 0, 0] as const
const rig: Rig = {
  key: { from: [1, 0, 0], light: dark, soft: 0 },
  fill: { from: [0, 0, 1], light: dark },
  rims: [],
  sky: dark,
  ground: dark,
}

/** How a frame is finished in plain light from the right. */
const look = ({ style = 'studio' as StyleId, bloom = 0, seed = 1, effects = [] as readonly EffectId[] }) => ({
  style,
  seed,
  shown: { effects },
  place: { grade: { ...grade, bloom }, rig },
})

/** What lies over the light or is done to the print. */
const printed: readonly EffectId[] = [
  'rays',
  'lens-flare',
  'lightning',
  'aura',
  'speed-lines',
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
  'outline',
  'low-poly',
  'vhs',
  'halftone',
  'scanlines',
  'polaroid',
]

describe('finishing', () => {
  const scene = () => {
    const frame = somebodyIn(emptyFrame(side, side), { left: 8, top: 8, right: 24, bottom: side })
    frame.place.set(rough(7).map((value) => value * 0.4 + 0.1))
    frame.figure.set(rough(9).map((value, at) => value * 0.5 * (frame.alpha[Math.floor(at / 3)] ?? 0)))
    return frame
  }

  it('[ILL-52] puts the person over the place, and what drifts over both', () => {
    const frame = emptyFrame(side, side)
    frame.place.fill(0.05)
    const red = (change: () => void) => {
      change()
      return finish(frame, look({})).pixels[(16 * side + 16) * 4] ?? 0
    }
    const alone = red(never)
    const before = red(() => {
      frame.alpha.fill(1)
      frame.figure.fill(0.3)
    })
    const veiled = red(() => {
      for (let at = 0; at < frame.veil.length; at++) frame.veil[at] = at % 4 === 3 ? 1 : 0.9
    })
    expect([alone < before, before < veiled]).toEqual([true, true])
    const night = red(() => {
      frame.veil.fill(0)
      frame.figure.fill(0)
      frame.place.fill(0.8)
    })
    expect(night).toBe(0)
  })

  it.each(idsOf(styles))('[ILL-90] %s leaves the frame as it was, and is whole and opaque', (style) => {
    const frame = scene()
    const held = () => [frame.figure, frame.alpha, frame.place, frame.veil, frame.depth, frame.base, frame.key].map(sum)
    const before = held()
    const picture = finish(frame, look({ style, bloom: 0.3, seed: 5 }))
    expect(held()).toEqual(before)
    expect([picture.width, picture.height, picture.pixels.length]).toEqual([side, side, count * 4])
    expect(picture.pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  })

  it('lets bright light spill over, and only bright light', () => {
    const lit = (light: number, bloom: number) => {
      const frame = emptyFrame(side, side)
      frame.place.fill(light, (16 * side + 8) * 3, (16 * side + 24) * 3)
      return finish(frame, look({ bloom })).pixels[(10 * side + 16) * 4] ?? 0
    }
    expect(lit(12, 1)).toBeGreaterThan(lit(12, 0))
    expect(lit(0.5, 1)).toBe(lit(0.5, 0))
  })

  it.each(printed)('[ILL-261] %s changes the picture, the same way each time, and not the frame', (effect) => {
    const frame = scene()
    const held = sum(frame.place)
    const plain = finish(frame, look({})).pixels
    const [once, again] = [finish(frame, look({ effects: [effect] })), finish(frame, look({ effects: [effect] }))]
    expect(once.pixels).toEqual(again.pixels)
    expect(once.pixels.some((value, at) => value !== plain[at])).toBe(true)
    expect(sum(frame.place)).toBe(held)
  })

  it('[ILL-435] grades and tones colour the picture, each otherwise, and leave it alone where none is asked for', () => {
    const frame = scene()
    const plain = finish(frame, look({})).pixels
    const drawn = idsOf(grades).map((grade) => finish(frame, { ...look({}), shown: { grade } }).pixels)
    const toned = ['#2f8a8a', '#c8323c'].map((tones) => finish(frame, { ...look({}), shown: { tones } }).pixels)
    expect(new Set([plain, ...drawn, ...toned].map((pixels) => pixels.join(','))).size).toBe(drawn.length + 3)
    expect(finish(frame, { ...look({}), shown: {} }).pixels).toEqual(plain)
    const sepia = finish(frame, { ...look({}), shown: { grade: 'sepia' } }).pixels
    expect(sepia.every((value, at) => at % 4 !== 0 || value >= sepia[at + 2]!)).toBe(true)
  })

  it('[ILL-261] lightning and an aura lie behind the person, and blur of motion leaves them sharp', () => {
    const frame = scene()
    const own = (effects: readonly EffectId[]) =>
      finish(frame, look({ effects })).pixels.filter((_, at) => frame.alpha[Math.floor(at / 4)] === 1)
    const plain = own([])
    expect(own(['lightning'])).toEqual(plain)
    expect(own(['aura'])).toEqual(plain)
    expect(own(['motion-blur'])).toEqual(plain)
    expect(finish(frame, look({ effects: ['motion-blur'] })).pixels).not.toEqual(finish(frame, look({})).pixels)
  })

  it('ends when it is told to', () => {
    const stop = () => {
      throw new Error('stopped')
    }
    expect(() => finish(scene(), { ...look({ style: 'comic' }), pause: stop })).toThrow('stopped')
  })
})
