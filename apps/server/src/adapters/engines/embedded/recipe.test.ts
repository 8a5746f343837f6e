import type { CharacterId } from '@eidolon/contract/ids.ts'
import {
  accessories,
  randomSetting,
  effects,
  maxEffects,
  maxScenery,
  poses,
  randomGenes,
  scenery,
} from '@eidolon/people'
import { GenerationRequest } from '@eidolon/contract/generations.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { planPictures } from './plan-pictures.ts'
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
  setting: randomSetting(genes, scene, 4),
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

/** What somebody may write into a file in the place of anything. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    '',
    'constructor',
    '__proto__',
    '#ffcc00',
    [],
    {},
    [null],
    { length: 1e9 },
    ['sparks', 'sparks', 'sparks', 'sparks'],
    Array.from({ length: 3000 }, () => 'cap'),
    'x'.repeat(5000),
    JSON.parse('{"__proto__":{"pose":"waving"}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)
const rich = {
  ...order,
  setting: {
    ...order.setting,
    view: 'side',
    light: 'ring',
    effects: ['sparks', 'smoke'],
    material: 'denim',
    pattern: 'striped',
    torn: true,
    tints: { cap: { colour: '#ff0000' } },
    accessories: ['cap'],
  },
}
const richText = JSON.stringify({ ...JSON.parse(text), order: { ...JSON.parse(text).order, setting: rich.setting } })

/** Every place of the recipe that something else can stand in. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [...(at.length > 0 ? [at] : []), ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))]
}

/** The same with one thing replaced, added or taken away. */
function changed(value: unknown, [key = '', ...rest]: readonly string[], instead: unknown): unknown {
  if (typeof value !== 'object' || value === null) return instead
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? changed(one, rest, instead) : one))
  const now = rest.length === 0 ? instead : changed(Object.getOwnPropertyDescriptor(value, key)?.value, rest, instead)
  return { ...value, [key]: now }
}

it('[GEN-81] the recipe that hostile ones are made of is read whole', () => {
  expect(readRecipe(richText)?.order.setting).toMatchObject({ effects: ['sparks', 'smoke'], view: 'side', torn: true })
})

it('[GEN-81] whatever stands in a recipe, it is read as one that can be drawn or not at all', () => {
  const places = placesIn(JSON.parse(richText)).filter(([first]) => first === 'order' || first === 'request')
  const more = ['order setting view', 'order setting wear', 'order setting colour2', 'order more', 'request effects']
  const place = fc.constantFrom(...places, ...more.map((one) => one.split(' ')))
  const ids = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id))
  const [known, airs, pieces, worn] = [ids(poses), ids(effects), ids(scenery), ids(accessories)]
  fc.assert(
    fc.property(fc.array(fc.tuple(place, hostile), { minLength: 1, maxLength: 3 }), (changes) => {
      const recipe = changes.reduce((now, [at, instead]) => changed(now, at, instead), JSON.parse(richText))
      const setting = readRecipe(JSON.stringify(recipe))?.order.setting ?? rich.setting
      expect(known.has(setting.pose)).toBe(true)
      for (const [list, some, max] of [
        [airs, setting.effects ?? [], maxEffects],
        [pieces, setting.scenery ?? [], maxScenery],
        [worn, setting.accessories, worn.size],
      ] as const) {
        expect(some.length).toBeLessThanOrEqual(max)
        expect(some.filter((one) => !list.has(one))).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
})

it('[GEN-81] a picture that goes on from a hostile recipe is planned all the same, and told', () => {
  const character = { id: 'mira', appearance: 'red hair', personality: '', style: '', age: 29, genes: '', name: 'Mira' }
  const request = GenerationRequest.parse({ characterId: 'mira', seed: 7, engine: 'illustrator', parentMediaId: 'one' })
  const places = placesIn(JSON.parse(richText))
  fc.assert(
    fc.property(fc.constantFrom(...places), hostile, (at, instead) => {
      const recipe: unknown = changed(JSON.parse(richText), at, instead)
      const [first] = planPictures({ request, character, parentRecipe: JSON.stringify(recipe) } as Parameters<
        typeof planPictures
      >[0])
      expect(first?.setting.accessories.length).toBeLessThanOrEqual(accessories.length)
      const scene = { ...rich.setting, [at.at(-1) ?? 'pose']: instead }
      const { caption, says } = writeCaption({ kind: 'image', scene, style: 'noir', prompt: '', character })
      expect([typeof caption, says.length <= 2000]).toEqual(['string', true])
    }),
    { numRuns: 150 },
  )
})

it('[GEN-81] a text that is longer than any recipe is none', () => {
  expect(readRecipe(richText.replace('{', `{${' '.repeat(40_000)}`))).toBeUndefined()
  const many = Array.from({ length: 3000 }, () => '"cap"').join(',')
  expect(readRecipe(richText.replace('["cap"]', `[${many}]`))).toBeUndefined()
  expect(readRecipe(richText.replace('["cap"]', '["cap","cap"]'))).toBeUndefined()
})
