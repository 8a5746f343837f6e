import { describe, expect, it } from 'vitest'
import { isHex } from '#color/hex.ts'
import { accessories } from './generated/accessories.ts'
import { colours, eyeColors, hairColors, skinDyes } from './colors.ts'
import { type CatalogEntry, idsOf } from './entry.ts'
import { expressions } from './expressions.ts'
import { backgrounds } from './generated/backgrounds.ts'
import { poses } from './generated/poses.ts'
import { beards } from './beards.ts'
import { hairStyles } from './generated/hair-styles.ts'
import { times, weathers } from './hours.ts'
import { outfits } from './generated/outfits.ts'
import { cameraMoves, cameras, framings, motions, styles } from './picture.ts'

const lists: readonly (readonly [name: string, least: number, list: readonly CatalogEntry[]])[] = [
  ['poses', 24, poses],
  ['outfits', 24, outfits],
  ['hair styles', 16, hairStyles],
  ['beards', 7, beards],
  ['accessories', 24, accessories],
  ['expressions', 20, expressions],
  ['backgrounds', 20, backgrounds],
  ['times', 4, times],
  ['weathers', 5, weathers],
  ['framings', 6, framings],
  ['cameras', 3, cameras],
  ['styles', 9, styles],
  ['motions', 7, motions],
  ['camera moves', 4, cameraMoves],
  ['colours', 30, colours],
  ['hair colours', 16, hairColors],
  ['eye colours', 8, eyeColors],
]

describe('the catalogue', () => {
  it.each(lists)('[ILL-7] has %s, at least %i, each with an id of its own, a label and words', (_, least, list) => {
    expect(list.length).toBeGreaterThanOrEqual(least)
    expect(new Set(idsOf(list)).size).toBe(list.length)
    for (const { id, label, words } of list) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(label).not.toBe('')
      expect(words).not.toEqual([])
    }
  })

  it.each(lists)('[ILL-7] no word of the %s means two of them', (_, __, list) => {
    const all = list.flatMap(({ words }) => words)
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([])
  })

  it('[ILL-7] colours are colours', () => {
    const all = [...colours, ...hairColors, ...eyeColors].map(({ more }) => more)
    expect(
      [...all, ...outfits.flatMap(({ more }) => [more.primary, more.secondary])].filter((hex) => !isHex(hex)),
    ).toEqual([])
    expect(skinDyes.filter(({ id, more }) => id !== 'natural' && !isHex(more))).toEqual([])
  })
})
