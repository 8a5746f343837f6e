import type { CharacterId } from '@eidolon/contract/ids.ts'
import { composeSetting, randomGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import { readRecipe, writeRecipe } from './recipe.ts'

const genes = randomGenes(4)
const scene = {
  accessories: [],
  without: [],
  scenery: ['table', 'backdrop'],
  sceneryColours: { backdrop: '#ffcc00' },
} as const
const order = {
  genes,
  setting: composeSetting(genes, scene, 4),
  style: 'studio',
  seed: 4,
  width: 512,
  height: 512,
} as const
const text = writeRecipe({ engineVersion: '1', characterId: 'someone' as CharacterId, request: {}, order })

it('[ILL-314] a recipe keeps the scenery and its colours', () => {
  const { scenery, sceneryColours } = readRecipe(text)?.order.setting ?? {}
  expect({ scenery, sceneryColours }).toEqual({
    scenery: ['table', 'backdrop'],
    sceneryColours: { backdrop: '#ffcc00' },
  })
})

it.each([
  ['a piece that nobody knows', '"backdrop","table"', '"backdrop","death-star"'],
  ['the name of something that every object has', '"table"', '"constructor"'],
  ['too many pieces', '"table"', '"table","table","table","table"'],
  ['a colour that is none', '#ffcc00', 'url(x)'],
  ['a colour of something unknown', '{"backdrop":', '{"__proto__x":'],
])('[ILL-314] a recipe with %s is none', (_, part, instead) => {
  const changed = text
    .replace(part, instead)
    .replace('"table","backdrop"]', part.startsWith('"backdrop","t') ? `${instead}]` : '"table","backdrop"]')
  expect(changed).not.toBe(text)
  expect(readRecipe(changed)).toBeUndefined()
})
