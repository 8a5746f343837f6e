import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '#color/hex.ts'
import { apart, toOklab } from '#color/oklab.ts'
import { eyeColors } from '#catalogue/colors.ts'
import { colorName, nearestSkin, seenIris } from './color-sampling.ts'
import { skinOf } from './skin-color.ts'

const part = fc.integer({ min: 0, max: 255 })
const anyColor = fc.tuple(part, part, part).map((rgb) => toHex(rgb))

describe('a colour that was picked', () => {
  it('[CWEB-53] for eyes is told apart from their white and their pupil, and stays when it already is', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const iris = toOklab(seenIris(hex))
        expect(apart(iris, toOklab('#ece8e2'))).toBeGreaterThan(0.11)
        expect(apart(iris, toOklab('#000000'))).toBeGreaterThan(0.19)
        expect(seenIris(seenIris(hex))).toBe(seenIris(hex))
      }),
    )
    expect(seenIris('#ffffff')).not.toBe('#ffffff')
    expect(seenIris('#000000')).not.toBe('#000000')
    for (const { more } of eyeColors) expect(seenIris(more)).toBe(more)
  })

  it('[CWEB-53] for skin becomes the nearest that people have, and one that they have stays', () => {
    const own = skinOf({ skinTone: 0.62, undertone: 0.4, skinDye: 'natural' })
    expect(apart(toOklab(skinOf(nearestSkin(own))), toOklab(own))).toBeLessThan(0.01)
    expect(nearestSkin('#5a86b8').skinDye).toBe('blue')
    expect(nearestSkin('#dcaa83').skinDye).toBe('natural')
    const { skinTone } = nearestSkin('#000000')
    expect(skinTone).toBeGreaterThan(0.9)
  })

  it('[CWEB-53] is called what people would call it', () => {
    expect([colorName('#c8323c'), colorName('#20305a'), colorName('#ffffff')]).toEqual(['Red', 'Navy', 'White'])
  })
})
