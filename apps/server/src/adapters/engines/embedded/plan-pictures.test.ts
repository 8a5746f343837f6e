import { type ChangeablePart, GenerationRequest } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { randomGenes, writeGenes } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { type AnyOrder, isFilm, readRecipe, writeRecipe } from './recipe.ts'
import { planPictures } from './plan-pictures.ts'

const mira: CharacterLooks = {
  id: 'mira',
  name: 'Mira',
  appearance: 'a tall woman with red hair in a leather jacket',
  personality: '',
  style: '',
  age: 29,
  genes: '',
}
const request = (given: Partial<GenerationRequest> = {}): GenerationRequest =>
  GenerationRequest.parse({ characterId: 'mira', seed: 7, engine: 'illustrator', ...given })
const plan = (given: Partial<GenerationRequest> = {}, looks: Partial<CharacterLooks> = {}, parentRecipe?: string) =>
  planPictures({ generationId: 'g', request: request(given), character: { ...mira, ...looks }, parentRecipe })

describe('planPictures', () => {
  it('[GEN-77] draws what the prompt says outright of looks, and the rest of the person as they are', () => {
    const [usual] = plan()
    const [picture] = plan({ prompt: 'an old bald man with a beard' })
    expect(usual?.genes).toMatchObject({ age: 29, outfit: 'leather-jacket' })
    const { age, hairStyle, beard, ...rest } = picture?.genes ?? {}
    expect({ age, hairStyle, beard }).toEqual({ age: 75, hairStyle: 'bald', beard: 'full' })
    expect(usual?.genes).toMatchObject(rest)
  })

  it('[ILL-573] has the usual style where nobody has chosen one, and else the one that was chosen', () => {
    expect(plan()[0]?.style).toBe('storybook')
    expect(plan({}, { style: 'painterly' })[0]?.style).toBe('painterly')
  })

  it('[READ-6] the name of the character is no word of the picture', () => {
    const drawn = (prompt: string, name: string) => plan({ prompt }, { name })[0]
    expect(drawn('Beach at night', 'Beach')).toEqual(drawn('at night', 'Mira'))
    expect(drawn('Neon Noir', 'Neon Noir')?.style).toBe(plan()[0]?.style)
    expect(drawn('Beach at night', 'Mira')?.setting.background).toBe('beach')
  })

  it('[GEN-32] takes the genes that a character has, before its description', () => {
    const genes = randomGenes(5)
    const [picture] = plan({}, { genes: JSON.stringify(writeGenes(genes)) })
    expect(picture?.genes).toEqual(genes)
  })

  it('[GEN-32] lets what was chosen win over words, and words over chance', () => {
    const words = plan({ prompt: 'sitting in a library at night, laughing, watercolour' })[0]
    expect(words).toMatchObject({
      setting: { pose: 'sitting', background: 'library', time: 'night', expression: 'laugh' },
      style: 'watercolour',
    })
    const chosen = plan({
      prompt: 'sitting in a library at night, laughing, watercolour',
      pose: 'waving',
      background: 'beach',
      time: 'day',
      expression: 'sad',
      style: 'anime',
      outfit: 'suit',
      framing: 'full',
      angle: 'low',
    })[0]
    expect(chosen).toMatchObject({
      setting: {
        pose: 'waving',
        background: 'beach',
        time: 'day',
        expression: 'sad',
        outfit: 'suit',
        framing: 'full',
        camera: 'low',
      },
      style: 'anime',
    })
  })

  it('[GEN-32] lets the manner of a person show in the face, where nothing else decides it', () => {
    expect(plan({}, { personality: 'always furious' })[0]?.setting.expression).toBe('furious')
    expect(plan({ prompt: 'smiling' }, { personality: 'always furious' })[0]?.setting.expression).toBe('smile')
  })

  it('[GEN-32] leaves out what is not wanted', () => {
    const looks = { appearance: 'a woman with glasses and a hat' }
    expect(plan({}, looks)[0]?.setting.accessories.length).toBeGreaterThan(0)
    expect(plan({ negativePrompt: 'glasses' }, looks)[0]?.setting.accessories).not.toContain('glasses')
    for (let seed = 0; seed < 40; seed++) {
      expect(plan({ seed, negativePrompt: 'studio backdrop' })[0]?.setting.background).not.toBe('studio')
    }
  })

  it('[GEN-33] gives every picture a seed of its own, the place in common, and another pose or view', () => {
    const pictures = plan({ count: 8, seed: 100 })
    const seeds = pictures.map(({ seed }) => seed)
    expect(seeds[0]).toBe(100)
    expect(new Set(seeds).size).toBe(8)
    const places = pictures.map(({ setting: { background, time, weather } }) => [background, time, weather])
    expect(new Set(places.map(String)).size).toBe(1)
    const views = pictures.map(({ setting: { pose, framing, expression } }) => [pose, framing, expression])
    expect(new Set(views.map(String)).size).toBeGreaterThan(4)
    expect(plan({ count: 8, seed: 100 })).toEqual(pictures)
    const decided = { background: 'beach', time: 'day' }
    const next = plan({ ...decided, count: 3, seed: 2 ** 32 - 2 }).map(({ seed }) => seed)
    expect(next).toEqual([2 ** 32 - 2, 2 ** 32 - 1, 0])
  })

  it('[GEN-76] draws the picture of a seed whether it is asked for alone or among others', () => {
    const [before] = plan({ prompt: 'sitting in a cafe', seed: 3 })
    if (!before) throw new Error('nothing was planned')
    const recipe = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order: before })
    for (const given of [
      {},
      { prompt: 'in a forest, smiling', negativePrompt: 'rain, night, waving' },
      { kind: 'video' as const, motion: 'wave', count: 2 },
      { pose: 'sitting', angle: 'low', aspect: '16:9' },
    ]) {
      for (const seed of [0, 77, 123_456, 2 ** 32 - 1]) {
        for (const parent of [undefined, recipe]) {
          const batch = plan({ count: 8, ...given, seed }, {}, parent)
          const alone = batch.map((picture) => plan({ ...given, seed: picture.seed, count: 1 }, {}, parent)[0])
          expect(alone).toEqual(batch)
        }
      }
    }
  })

  it('[GEN-33] keeps the pose that was asked for in all of them', () => {
    expect(new Set(plan({ count: 6, prompt: 'dancing' }).map(({ setting }) => setting.pose))).toEqual(
      new Set(['dancing']),
    )
  })

  it('[GEN-34] goes on from another picture, the less alike the stronger the change', () => {
    const [before] = plan({ prompt: 'sitting in a cafe, in a suit, wink', style: 'noir', seed: 3 })
    if (!before) throw new Error('nothing was planned')
    const recipe = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order: before })
    const after = (strength: number) => plan({ strength, seed: 99 }, {}, recipe)[0]
    expect(after(0.1)?.setting).toEqual(before.setting)
    expect(after(0.4)).toMatchObject({ style: 'noir', setting: { background: 'cafe', outfit: 'suit' } })
    expect(after(1)?.setting.outfit).toBe('leather-jacket')
    expect(plan({ strength: 0.1, pose: 'waving' }, {}, recipe)[0]?.setting).toMatchObject({
      pose: 'waving',
      background: 'cafe',
    })
    expect(plan({}, {}, 'of another engine')).toEqual(plan())
  })

  it('[GEN-34] varies and films the person of the picture, whatever has become of the character since', () => {
    const [before] = plan({ seed: 3 })
    if (!before) throw new Error('nothing was planned')
    const recipe = writeRecipe({ engineVersion: '1', characterId: mira.id, request: {}, order: before })
    const changed = { appearance: 'an old man with a white beard', genes: '' }
    expect(plan({ strength: 0.6 }, changed, recipe)[0]?.genes).toEqual(before.genes)
    expect(plan({ kind: 'video' }, changed, recipe)[0]?.genes).toEqual(before.genes)
    expect(plan({ strength: 0.9 }, changed, recipe)[0]?.genes).not.toEqual(before.genes)
  })

  it('plans films', () => {
    const [film] = plan({ kind: 'video', motion: 'wave', camera: 'orbit', durationSeconds: 3, prompt: 'at the beach' })
    expect(film).toMatchObject({
      motion: 'wave',
      cameraMove: 'orbit',
      seconds: 3,
      setting: { background: 'beach', pose: 'relaxed' },
    })
    expect(plan({ kind: 'video', prompt: 'sitting' })[0]?.setting.pose).toBe('sitting')
  })

  it('has the size of its shape', () => {
    expect(plan({ aspect: '16:9' })[0]).toMatchObject({ width: 1024, height: 576 })
  })
})

describe('recipes', () => {
  it('[GEN-31] say everything that makes the picture again, in one spelling', () => {
    const [order] = plan({ prompt: 'walking in the rain' })
    if (!order) throw new Error('nothing was planned')
    const recipe = { engineVersion: '1.1', characterId: 'mira', request: { prompt: 'walking in the rain' }, order }
    const text = writeRecipe(recipe)
    expect(readRecipe(text)).toEqual(recipe)
    const { order: back } = readRecipe(text) ?? { order }
    expect(writeRecipe({ ...recipe, order: back })).toBe(text)
    expect(text.startsWith('{"characterId":"mira","engine":"illustrator","engineVersion":"1.1","kind":"image"')).toBe(
      true,
    )
  })

  it('[GEN-31] of films say what moves', () => {
    const [order] = plan({ kind: 'video', durationSeconds: 2 })
    if (!order) throw new Error('nothing was planned')
    const back = readRecipe(writeRecipe({ engineVersion: '1', characterId: 'c', request: {}, order }))?.order
    expect(back && isFilm(back)).toBe(true)
    expect(back).toEqual(order)
  })

  it('[READ-25] keep what is told of single things, and the next picture keeps it too', () => {
    const [order] = plan({ prompt: 'holding a green umbrella, glass crown' })
    if (!order) throw new Error('nothing was planned')
    expect(order.setting.tints).toEqual({ crown: { material: 'glass' }, umbrella: { colour: '#3d7a4c' } })
    const text = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order })
    expect(readRecipe(text)?.order).toEqual(order)
    const [next] = plan({ prompt: 'a red umbrella' }, {}, text)
    expect(next?.setting.tints).toEqual({ crown: { material: 'glass' }, umbrella: { colour: '#c8323c' } })
  })

  it.each([
    { zorb: { colour: '#ff0000' } },
    { umbrella: { colour: 'red' } },
    { umbrella: { colour: '#FF0000;' } },
    { umbrella: { material: 'cheese' } },
    { umbrella: { colour: '#ff0000', more: 1 } },
    { umbrella: 'red' },
    'red',
  ])('[READ-25] are not read where they tell %j of things', (tints) => {
    const [order] = plan({ prompt: 'holding an umbrella' })
    if (!order) throw new Error('nothing was planned')
    const recipe = { engineVersion: '1', characterId: 'mira', request: {}, order }
    const told = JSON.parse(writeRecipe(recipe))
    told.order.setting.tints = tints
    expect([readRecipe(writeRecipe(recipe))?.order, readRecipe(JSON.stringify(told))]).toEqual([order, undefined])
  })

  it.each(['', '{}', '[]', '{"recipe":1,"engine":"comfyui"}', 'nonsense'])('are not read out of %j', (text) => {
    expect(readRecipe(text)).toBeUndefined()
  })

  it('[GEN-84] draws the same in another size, and films in the usual one', () => {
    const [usual] = plan({ prompt: 'in a cafe' })
    for (const [size, enlarged] of [
      ['large', 2],
      ['print', 4],
    ] as const) {
      expect(plan({ prompt: 'in a cafe', size })[0]).toEqual({ ...usual, enlarged })
    }
    expect(plan({ kind: 'video', size: 'print' })[0]).not.toHaveProperty('enlarged')
  })

  it('[GEN-85] draws a picture larger as it was, whatever is asked for or has become of the person since', () => {
    const [before] = plan({ prompt: 'sitting in a cafe', seed: 3, size: 'large' })
    if (!before) throw new Error('nothing was planned')
    const recipe = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order: before })
    const given = { enlarge: true, size: 'print', prompt: 'on a beach', seed: 9, aspect: '16:9' }
    expect(plan(given, { appearance: 'an old man' }, recipe)).toEqual([{ ...before, enlarged: 4 }])
    expect(() => plan(given)).toThrow('drawn larger')
    const [film] = plan({ kind: 'video' })
    const moving = film && writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order: film })
    expect(() => plan(given, {}, moving)).toThrow('drawn larger')
  })

  it('[GEN-115] the recipe of a changed picture holds the pictures before it, and is read back as it was', () => {
    const recipeOf = (order: AnyOrder | undefined) => {
      if (!order) throw new Error('nothing was planned')
      return writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order })
    }
    const part = (name: ChangeablePart) => ({ change: { mediaId: 'one', part: name } })
    const [first] = plan({ prompt: 'standing in a library' })
    const [hair] = plan({ ...part('hair'), hairColour: '#aa3311' }, { appearance: 'an old man' }, recipeOf(first))
    expect(hair).toEqual({
      ...first,
      genes: { ...first?.genes, hairColour: '#aa3311', highlight: '#aa3311', highlights: 0, grey: 0 },
      changed: { part: 'hair', before: first },
    })
    const [top] = plan({ ...part('top'), prompt: 'a torn velvet suit' }, {}, recipeOf(hair))
    expect(top?.setting).toMatchObject({ outfit: 'suit', torn: true, bottom: { outfit: first?.setting.outfit } })
    expect(readRecipe(recipeOf(top))?.order).toEqual(top)
    const [light] = plan({ ...part('light'), light: 'candle' }, {}, recipeOf(top))
    expect(light).not.toHaveProperty('changed')
    expect(light?.genes).toEqual(hair?.genes)
  })

  it('[GEN-115] there are five changes of a picture at most, and no recipe has more, or of another size', () => {
    const [first] = plan()
    if (!first) throw new Error('nothing was planned')
    const recipeOf = (order: AnyOrder) => writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order })
    const next = (order: AnyOrder, at: number) =>
      plan({ change: { mediaId: 'one', part: 'hair' }, hairColour: `#aa331${at}` }, {}, recipeOf(order))[0] ?? first
    const fifth = [1, 2, 3, 4, 5].reduce<AnyOrder>(next, first)
    expect(recipeOf(fifth).length).toBeLessThan(limits.media.recipe / 1.5)
    expect(() => next(fifth, 6)).toThrow('5 changes at most')
    const sixth = { ...fifth, changed: { part: 'hair', before: fifth } } as const
    expect(readRecipe(recipeOf(sixth))).toBeUndefined()
    for (const other of [{ width: 16 }, { style: 'noir' }, { seed: 8 }, { enlarged: 2 }] as const) {
      const before = { ...first, ...other }
      expect(readRecipe(recipeOf({ ...first, changed: { part: 'hair', before } }))).toBeUndefined()
    }
    expect(() => plan({ change: { mediaId: 'one', part: 'hair' }, prompt: 'red hair' })).toThrow('can be changed')
  })

  it('[READ-72] cuts somebody out by words, where no place was picked', () => {
    const prompt = 'with a sword, transparent background'
    expect(plan({ prompt })[0]).toMatchObject({ cutOut: true, setting: { background: 'studio' } })
    expect(plan({ prompt, background: 'beach' })[0]).not.toHaveProperty('cutOut')
  })

  it('[GEN-87] cuts somebody out where no background is asked for, and goes on so from one who was', () => {
    const [picture] = plan({ prompt: 'at the beach', background: 'none', effects: ['sparks'] })
    expect(picture).toMatchObject({ cutOut: true, setting: { background: 'studio' } })
    if (!picture) throw new Error('nothing was planned')
    const recipe = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order: picture })
    expect(readRecipe(recipe)?.order).toEqual(picture)
    expect(plan({ strength: 0.3 }, {}, recipe)[0]).toHaveProperty('cutOut', true)
    expect(plan({ strength: 0.3, background: 'beach' }, {}, recipe)[0]).not.toHaveProperty('cutOut')
    expect(plan({ kind: 'video' }, {}, recipe)[0]).not.toHaveProperty('cutOut')
    expect(plan({})[0]).not.toHaveProperty('cutOut')
  })

  it('[GEN-98] cuts somebody out of a short film, and goes on so from one that is as short', () => {
    const [film] = plan({ kind: 'video', background: 'none', durationSeconds: 3 })
    expect(film).toMatchObject({ cutOut: true, seconds: 3, setting: { background: 'studio' } })
    if (!film) throw new Error('nothing was planned')
    const recipe = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order: film })
    expect(readRecipe(recipe)?.order).toEqual(film)
    expect(plan({ kind: 'video', durationSeconds: 4 }, {}, recipe)[0]).toHaveProperty('cutOut', true)
    expect(plan({ kind: 'video', durationSeconds: 8 }, {}, recipe)[0]).not.toHaveProperty('cutOut')
    expect(plan({ kind: 'video', background: 'beach' }, {}, recipe)[0]).not.toHaveProperty('cutOut')
    expect(plan({}, {}, recipe)[0]).toHaveProperty('cutOut', true)
  })
})
