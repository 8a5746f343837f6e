import { describe, expect, it } from 'vitest'
import { apart, type Oklab, randomGenes, skinOf, toOklab } from '@eidolon/people'
import { naturalBefore, seenBefore } from './seen.ts'

describe('seenBefore', () => {
  it('[ILL-133] parts what is held from clothes and skin, for everybody', () => {
    for (let seed = 0; seed < 400; seed++) {
      const genes = randomGenes(seed)
      const behind = [skinOf(genes), genes.primary, genes.secondary]
      const shown = toOklab(seenBefore(behind, genes.accent))
      for (const other of behind) expect(apart(shown, toOklab(other))).toBeGreaterThan(0.1)
    }
  })

  it('[ILL-133] takes the natural colour that was asked for, or else one that is seen', () => {
    const apples = ['#b3161c', '#7fa32c', '#d8a526'] as const
    const shown = (accent: string, primary: string) =>
      toOklab(naturalBefore('#e9bf9f', { primary, secondary: '#2b2c33', accent }, apples))
    const isGreen = ([, red]: Oklab) => red < 0
    expect(isGreen(shown('#2e8b57', '#f0eeea'))).toBe(true)
    expect(isGreen(shown('#2e8b57', '#2e8b57'))).toBe(true)
    expect(isGreen(shown('#c8323c', '#f0eeea'))).toBe(false)
    expect(isGreen(shown('#8a8578', '#b3161c'))).toBe(true)
  })

  it('[ILL-133] leaves alone what is seen already', () => {
    expect(seenBefore(['#e9bf9f', '#ffffff', '#222222'], '#2f58b0')).toBe('#2f58b0')
  })
})
