import { describe, expect, it } from 'vitest'
import { toRgb } from '#color/hex.ts'
import { skinOf } from './skin-color.ts'

describe('the colour of skin', () => {
  it('is warm at every tone and undertone: red leads, blue comes last, and fair skin is never white', () => {
    for (let tone = 0; tone <= 1; tone += 0.05) {
      for (const undertone of [-1, -0.5, 0, 0.5, 1]) {
        const [red, green, blue] = toRgb(skinOf({ skinTone: tone, undertone, skinDye: 'natural' }))
        expect(red).toBeGreaterThan(green * 1.1)
        expect(green).toBeGreaterThanOrEqual(blue * 0.95)
        expect(red - blue).toBeGreaterThan(tone < 0.4 ? 40 : 0)
      }
    }
  })

  it('grows darker with its tone', () => {
    const light = (tone: number) => toRgb(skinOf({ skinTone: tone, undertone: 0, skinDye: 'natural' }))[1]
    for (let tone = 0; tone < 0.95; tone += 0.05) expect(light(tone)).toBeGreaterThan(light(tone + 0.05))
  })
})
