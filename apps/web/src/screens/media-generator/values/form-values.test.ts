// @vitest-environment happy-dom
import type { Abilities } from '@eidolon/contract/engines.ts'
import { NewGeneration } from '@eidolon/contract/generations.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { abilities, engine } from '#testing/engines.ts'
import { createFormMemory } from './form-memory.ts'
import {
  durationsFor,
  emptyValues,
  engineFor,
  fitting,
  problemsOf,
  settingsOf,
  requestOf,
  stillOpen,
  withSettings,
} from './form-values.ts'
import { valuesOfRecipe } from './remix.ts'

afterEach(() => localStorage.clear())

const full = withSettings(emptyValues, {
  kind: 'video',
  prompt: ' dancing ',
  negativePrompt: 'hat',
  pose: 'standing',
  motion: 'wave',
  durationSeconds: 4,
  count: 3,
  seed: 12,
  strength: 0.5,
})

describe('what is sent', () => {
  it('[GENW-2] is what the engine can do and nothing else', () => {
    expect(requestOf('ines', { ...full, parentMediaId: 'm1', albumId: 'a1' }, abilities)).toEqual({
      characterId: 'ines',
      kind: 'video',
      prompt: 'dancing',
      negativePrompt: 'hat',
      pose: 'standing',
      aspect: '4:5',
      motion: 'wave',
      durationSeconds: 4,
      count: 3,
      seed: 12,
      strength: 0.5,
      albumId: 'a1',
      parentMediaId: 'm1',
    })
    const poor: Abilities = { ...abilities, poses: [], motions: [], durations: [], maxCount: 1, seed: false }
    const plain = requestOf('ines', full, { ...poor, negativePrompt: false, strength: false })
    expect(plain).toEqual({ characterId: 'ines', kind: 'video', prompt: 'dancing', aspect: '4:5', count: 1 })
  })

  it('[GENW-100] pictures are directed by themselves where the engine has models for it, and never films', () => {
    const able: Abilities = { ...abilities, guidance: ['depth', 'pose', 'render'], likeness: true }
    const sent = (more: object, can: Abilities = able) => requestOf('ines', { ...emptyValues, ...more }, can)
    expect(sent({}).guidance).toEqual({ kind: 'depth', strength: 0.8 })
    expect(sent({ guidance: { kind: 'lines', strength: 0.4 } }).guidance).toEqual({ kind: 'depth', strength: 0.4 })
    expect(sent({ directed: false })).not.toHaveProperty('guidance')
    expect(sent({ kind: 'video', likeness: 0.5 })).not.toHaveProperty('guidance')
    expect(sent({ kind: 'video', likeness: 0.5 })).not.toHaveProperty('likeness')
    expect(sent({})).not.toHaveProperty('likeness')
    expect(sent({ likeness: 0.5 }).likeness).toBe(0.5)
    expect(sent({ directed: true, likeness: 0.5 }, abilities)).not.toHaveProperty('guidance')
    // Every model can paint over a picture: that alone changes nothing until somebody wants it.
    const painter: Abilities = { ...abilities, guidance: ['render'] }
    expect(sent({}, painter)).not.toHaveProperty('guidance')
    expect(sent({ directed: true }, painter).guidance).toEqual({ kind: 'render', strength: 0.8 })
  })

  it('[GENW-101] how it is directed is remembered, and comes back with the settings of a picture', () => {
    const settings = { guidance: { kind: 'pose', strength: 0.6 }, likeness: 0.3 }
    const back = withSettings({ ...emptyValues, directed: false }, settings)
    expect(back).toMatchObject({ ...settings, directed: true })
    const memory = createFormMemory(localStorage, 'ann')
    memory.write({ characterId: 'ines', values: { ...back, directed: false } })
    expect(memory.read()?.values).toMatchObject({ ...settings, directed: false })
  })

  it('[GENW-85] names everybody whom the engine can draw together, and what each has of their own', () => {
    const arrangement = { id: 'facing', label: 'Facing', previewUrl: '', least: 2, most: 2, posed: false }
    const sociable = { ...abilities, maxCharacters: 3, arrangements: [arrangement] }
    const cast = [
      { characterId: 'kofi', expression: abilities.expressions[0]?.id, outfit: 'unheard-of' },
      { characterId: 'gone', expression: abilities.expressions[0]?.id },
    ]
    const two = { ...emptyValues, others: ['kofi'], arrangement: 'facing', cast }
    const sent = requestOf('ines', two, sociable)
    expect(sent).toMatchObject({
      characterId: 'ines',
      characterIds: ['ines', 'kofi'],
      arrangement: 'facing',
      cast: [{ characterId: 'kofi', expression: abilities.expressions[0]?.id }],
    })
    expect(NewGeneration.parse(sent).characterIds).toEqual(['ines', 'kofi'])
    // The first is in it once, more than fit are left out, and so is an arrangement for others.
    const many = requestOf('ines', { ...two, others: ['ines', 'kofi', 'ana', 'lee'] }, sociable)
    expect(many.characterIds).toEqual(['ines', 'kofi', 'ana'])
    expect(many).not.toHaveProperty('arrangement')
    for (const field of ['characterIds', 'arrangement', 'cast']) {
      expect(requestOf('ines', two, abilities)).not.toHaveProperty(field)
    }
    // What was asked for comes back as it was; a preset keeps how people stand, and not whom it shows.
    expect(withSettings(emptyValues, sent)).toMatchObject({ others: ['kofi'], arrangement: 'facing' })
    expect(settingsOf(two, sociable)).not.toHaveProperty('characterIds')
    expect(settingsOf(two, sociable).arrangement).toBe('facing')
  })

  it('[GENW-88] sends no pose beside an arrangement that has poses of its own, and whom each looks at', () => {
    const way = { id: 'dancing', label: 'Dancing', previewUrl: '', least: 2, most: 2, posed: true }
    const sociable = { ...abilities, maxCharacters: 2, arrangements: [way, { ...way, id: 'facing', posed: false }] }
    const pose = abilities.poses[0]?.id ?? ''
    const cast = [{ characterId: 'kofi', pose, looksAt: 'ines' }]
    const two = { ...emptyValues, others: ['kofi'], choices: { pose }, arrangement: 'dancing', cast }
    const dancing = requestOf('ines', two, sociable)
    expect([dancing.pose, dancing.cast]).toEqual([undefined, [{ characterId: 'kofi', looksAt: 'ines' }]])
    const facing = requestOf('ines', { ...two, arrangement: 'facing' }, sociable)
    expect([facing.pose, facing.cast?.[0]?.pose]).toEqual([pose, pose])
    expect(requestOf('ines', { ...two, others: [] }, sociable).pose).toBe(pose)
  })

  it('[GENW-2] a picture has no motion, and a kind that cannot be made becomes one that can', () => {
    expect(requestOf('ines', { ...full, kind: 'image' }, abilities)).not.toHaveProperty('motion')
    expect(fitting(full, { kinds: ['image'] }).kind).toBe('image')
    expect(engineFor([engine, { ...engine, id: 'other', default: false }], 'gone')?.id).toBe('illustrator')
  })

  it('[GENW-28] a size is for pictures, and of what is large no more are asked for than are drawn at once', () => {
    const large = { ...full, kind: 'image' as const, choices: { ...full.choices, size: 'print' } }
    expect(requestOf('ines', large, abilities)).toMatchObject({ size: 'print', count: 2 })
    expect(requestOf('ines', { ...large, kind: 'video' }, abilities)).toMatchObject({ count: 3 })
    expect(requestOf('ines', { ...large, kind: 'video' }, abilities)).not.toHaveProperty('size')
    expect(requestOf('ines', large, { ...abilities, sizes: [] })).not.toHaveProperty('size')
  })

  it('[GENW-6] a preset keeps everything but whom and where', () => {
    const settings = settingsOf({ ...full, albumId: 'a1', parentMediaId: 'm1' }, abilities)
    expect(settings).not.toHaveProperty('albumId')
    expect(withSettings(emptyValues, settings)).toMatchObject({
      prompt: 'dancing',
      count: 3,
      choices: { motion: 'wave' },
    })
    expect(withSettings(full, { style: 'noir' }).choices).toEqual({ ...full.choices, style: 'noir' })
  })
})

it.each([
  [{ seed: '1.5' }, 'seed'],
  [{ seed: '4294967296' }, 'seed'],
  [{ prompt: 'x'.repeat(2001) }, 'prompt'],
  [{ negativePrompt: 'x'.repeat(1001) }, 'negativePrompt'],
])('[GENW-11] %o is wrong in %s', (wrong, field) => {
  expect(Object.keys(problemsOf({ ...emptyValues, ...wrong }, abilities))).toEqual([field])
  expect(problemsOf(emptyValues, abilities)).toEqual({})
})

it('[GENW-8] the form is as it was, and nonsense that was kept is forgotten', () => {
  const memory = createFormMemory(localStorage, 'me')
  expect(memory.read()).toBeUndefined()
  const values = { ...full, seed: '12', albumId: 'a1' }
  memory.write({ characterId: 'ines', values })
  expect(memory.read()).toEqual({ characterId: 'ines', values })
  expect(createFormMemory(localStorage, 'you').read()).toBeUndefined()
  localStorage.setItem('generator:me', '{"values":{"kind":"opera","count":900,"choices":4,"prompt":"sea"}}')
  expect(memory.read()?.values).toEqual({ ...emptyValues, prompt: 'sea' })
  localStorage.setItem('generator:me', '{')
  expect(memory.read()).toBeUndefined()
})

it('[GENW-9] a recipe fills the form with what was asked for and with what was drawn', () => {
  const values = valuesOfRecipe({
    request: { prompt: 'on a beach', pose: 'walking', aspect: '16:9', count: 4, seed: 7 },
    order: {
      seed: 9,
      style: 'noir',
      setting: { pose: 'walking', background: 'beach', camera: 'low', primary: '#fff' },
    },
  })
  expect(values).toEqual({
    ...emptyValues,
    prompt: 'on a beach',
    choices: { pose: 'walking', background: 'beach', angle: 'low', style: 'noir', aspect: '16:9' },
    seed: '9',
    seedKept: true,
  })
})

it('[GENW-79] films of somebody who is cut out are as short as the engine makes them, and a remix of one stays so', () => {
  const none = { id: 'none', label: 'None', previewUrl: '' }
  const able = { ...abilities, backgrounds: [none], durations: [2, 4, 8], cutoutSeconds: 4 }
  const film = { ...emptyValues, kind: 'video' as const, durationSeconds: 8 }
  const alone = { ...film, choices: { background: 'none' } }
  expect(durationsFor(film, able)).toEqual([2, 4, 8])
  expect(durationsFor(alone, able)).toEqual([2, 4])
  expect(requestOf('mira', film, able).durationSeconds).toBe(8)
  expect(requestOf('mira', alone, able)).not.toHaveProperty('durationSeconds')
  const remixed = valuesOfRecipe({ request: {}, order: { cutOut: true, setting: { background: 'studio' } } })
  expect(remixed.choices.background).toBe('none')
})

it('[GEN-81] a recipe of whatever kind fills the form with nothing that could not be chosen there', () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      'constructor',
      '__proto__',
      ['sparks', 'sparks'],
      { length: 1e9 },
      Array(5000).fill('smoke'),
    ),
    fc.constantFrom<unknown>(
      ['sparks', 7],
      ['smoke', 'flibbert'],
      'sparks',
      null,
      -1,
      Number.MAX_VALUE,
      'x'.repeat(5000),
    ),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const fields = fc.constantFrom(
    ...'view light effects scenery pose camera prompt negativePrompt seed count kind material pattern'.split(' '),
    ...'wear colour2 tints aspect durationSeconds strength setting style'.split(' '),
  )
  const some = fc.dictionary(fields, odd)
  fc.assert(
    fc.property(some, some, some, odd, (request, setting, order, seed) => {
      const values = valuesOfRecipe({ request, order: { setting, ...order }, seed })
      const sent = requestOf('ines', values, abilities)
      expect(NewGeneration.safeParse(sent).success).toBe(true)
      const known = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
      expect(known(abilities.effects)).toEqual(expect.arrayContaining([...(sent.effects ?? [])]))
      expect([...known(abilities.views), undefined]).toContain(sent.view)
    }),
    { numRuns: 300 },
  )
  const whole = {
    request: { light: 'ring' },
    order: { setting: { effects: ['smoke'], view: 'side', scenery: ['moon'] } },
  }
  expect(requestOf('ines', valuesOfRecipe(whole), abilities)).toMatchObject({
    light: 'ring',
    view: 'side',
    effects: ['smoke'],
  })
})

it('[GENW-111] a pose is left to chance only where no arrangement poses everybody', () => {
  const way = { previewUrl: '', least: 2, most: 2 }
  const arrangements = [
    { ...way, id: 'dancing', label: 'Dancing', posed: true },
    { ...way, id: 'facing', label: 'Facing', posed: false },
  ]
  const open = (people: number, arrangement: string) =>
    stillOpen(['pose', 'weather'], { choices: {}, several: {}, people, arrangement }, { arrangements })
  expect(open(2, 'dancing')).toEqual(['weather'])
  for (const [people, arrangement] of [
    [2, 'facing'],
    [2, ''],
    [1, 'dancing'],
  ] as const) {
    expect(open(people, arrangement)).toEqual(['pose', 'weather'])
  }
})
