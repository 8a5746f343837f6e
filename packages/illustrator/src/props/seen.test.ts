import { describe, expect, it } from 'vitest'
import { apart, toOklab } from '#colour/oklab.ts'
import { randomGenes } from '#genes/random-person.ts'
import { skinOf } from '#genes/skin-colour.ts'
import { seenBefore } from './seen.ts'

describe('seenBefore', () => {
  it('[ILL-133] parts what is held from clothes and skin, for everybody', () => {
    for (let seed = 0; seed < 400; seed++) {
      const genes = randomGenes(seed)
      const behind = [skinOf(genes), genes.primary, genes.secondary]
      const shown = toOklab(seenBefore(behind, genes.accent))
      for (const other of behind) expect(apart(shown, toOklab(other))).toBeGreaterThan(0.1)
    }
  })

  it('[ILL-133] leaves alone what is seen already', () => {
    expect(seenBefore(['#e9bf9f', '#ffffff', '#222222'], '#2f58b0')).toBe('#2f58b0')
  })
})
