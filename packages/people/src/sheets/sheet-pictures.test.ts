import { limits } from '@eidolon/contract/limits.ts'
import { sheetKinds } from '@eidolon/contract/sheets.ts'
import { expect, it } from 'vitest'
import { expressions } from '#catalogue/expressions.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { sheetPictures } from './sheet-pictures.ts'
import { spriteMoods } from './sprites.ts'

it('[GEN-89] every sheet has so many pictures as a sheet may have, each with a name of its own', () => {
  for (const sheet of sheetKinds) {
    const names = sheetPictures(sheet).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names.length).toBeLessThanOrEqual(limits.generation.sheet)
    expect(new Set(names).size).toBe(names.length)
  }
})

it('[GEN-89] has as many pictures whoever it is of: what somebody wears anyway comes first, and once', () => {
  const many = sheetPictures('outfits').length
  for (const { id, label } of outfits) {
    const pictures = sheetPictures('outfits', id)
    expect(pictures.map(({ shows }) => shows.outfit).filter((outfit) => outfit === id)).toEqual([id])
    expect(pictures[0]).toMatchObject({ name: id, label })
    expect(pictures).toHaveLength(many)
  }
})

it('[GEN-90] shows somebody from four sides, and with every expression that has a name', () => {
  expect(sheetPictures('turnaround').map(({ shows }) => shows.view)).toEqual(['front', 'three-quarter', 'side', 'back'])
  expect(sheetPictures('expressions').map(({ shows }) => shows.expression)).toEqual(expressions.map(({ id }) => id))
})

it('[GEN-89] knows every mood that sprites are looked for by, and draws each face once', () => {
  expect(Object.keys(spriteMoods)).toHaveLength(28)
  const drawn = sheetPictures('sprites').map(({ shows }) => shows.expression)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const expression of Object.values(spriteMoods)) expect(drawn).toContain(expression)
})
