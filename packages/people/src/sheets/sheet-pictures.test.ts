import { limits } from '@eidolon/contract/limits.ts'
import { sheetKinds } from '@eidolon/contract/characters/sheets.ts'
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
    const pictures = sheetPictures('outfits', { genes: { outfit: id } })
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

it('[GEN-150] what hangs in the wardrobe comes after what they usually wear, in its colours and by its name', () => {
  const genes = { outfit: 'suit', primary: '#7a1030', secondary: '#e8e6e0' }
  const gala = { name: 'Gala', outfit: 'suit', colours: ['#7a1030'] }
  const rain = { name: 'For the rain', outfit: 'trench-coat', colours: ['#c9993f', '', ''] }
  const pictures = sheetPictures('outfits', { genes, wardrobe: [rain, gala, { ...rain, outfit: 'gone' }] })
  expect(pictures).toHaveLength(12)
  expect(pictures[0]).toMatchObject({ name: 'suit', label: 'Gala' })
  expect(pictures[1]).toMatchObject({ label: 'For the rain', shows: { outfit: 'trench-coat', colours: rain.colours } })
  const worn = pictures.map(({ shows }) => shows.outfit)
  expect(new Set(worn).size).toBe(12)
  const full = sheetPictures('outfits', { genes, wardrobe: Array.from({ length: 12 }, () => rain) })
  expect(full.map(({ label }) => label)).toEqual(['Suit', ...Array.from({ length: 11 }, () => 'For the rain')])
})
