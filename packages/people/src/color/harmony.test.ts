import { describe, expect, it } from 'vitest'
import { palettes } from '#genes/palettes.ts'
import { goTogether } from './harmony.ts'
import { clearOfSkin, nearSkin } from './near-skin.ts'
import { apart, fromOklab, toOklab } from './oklab.ts'

describe('colours as eyes tell them apart', () => {
  it('come back as they were', () => {
    for (const hex of ['#000000', '#ffffff', '#c68f68', '#2f58b0', '#e0409a']) expect(fromOklab(toOklab(hex))).toBe(hex)
  })

  it('[ILL-16] are the same numbers on every machine', () => {
    expect(toOklab('#c68f68')).toEqual([0.6946342677974975, 0.04769813759740049, 0.07108014504460763])
  })

  it('[ILL-130] that nobody asked for leave the skin by lightness alone, or, when they are white, by cold', () => {
    for (const skin of ['#f4d9c8', '#d9a67f', '#915d3b', '#45281e', '#5f7fb0']) {
      const cleared = clearOfSkin(skin, skin)
      expect(nearSkin(cleared, skin)).toBe(false)
      const [before, after] = [toOklab(skin), toOklab(cleared)]
      expect(apart([0, before[1], before[2]], [0, after[1], after[2]])).toBeLessThan(0.07)
    }
    const white = toOklab(clearOfSkin('#eceff2', '#f7e2d6'))
    expect(white[0]).toBeGreaterThan(0.9)
    expect(clearOfSkin('#2f8a8a', '#d9a67f')).toBe('#2f8a8a')
  })

  it('[ILL-131] go together in every palette, and clash when they are equally loud neighbours', () => {
    for (const [primary, secondary, accent] of palettes) {
      expect(
        [primary, secondary, accent].filter((one) => !goTogether(one, primary) || !goTogether(one, accent)),
      ).toEqual([])
    }
    expect(goTogether('#c8323c', '#e0763a')).toBe(false)
    expect(goTogether('#c8323c', '#2f58b0')).toBe(true)
    expect(goTogether('#c8323c', '#39384a')).toBe(true)
  })
})
