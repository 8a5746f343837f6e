import { GenerationRequest, manyFrom } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import { maxEffects } from '#catalogue/effects.ts'
import { maxScenery } from '#catalogue/scenery.ts'
import { randomGenes } from '#genes/random-person.ts'
import { writeGenes } from '#genes/read.ts'
import { randomSetting } from './random-setting.ts'
import { fillDefaults } from './fill-defaults.ts'
import { type Character, type ParentPicture, personForRequest, resolveScene } from './resolve-scene.ts'

const mira: Character = { id: 'mira', appearance: 'red hair', personality: '', style: '', age: 29, genes: '' }
const request = (asked: Partial<GenerationRequest> = {}): GenerationRequest =>
  GenerationRequest.parse({ characterId: 'mira', seed: 7, engine: 'any', ...asked })
const none = { accessories: [], without: [] }
const genes = randomGenes(3)
const before: ParentPicture = {
  characterId: 'mira',
  order: {
    genes,
    setting: randomSetting(
      genes,
      { ...none, pose: 'waving', expression: 'sad', background: 'beach', framing: 'full', camera: 'low' },
      1,
    ),
    style: 'comic',
  },
}

describe('who wins', () => {
  it('[GEN-152] what somebody does in the words of a film moves, where there is such a motion', () => {
    const film = (prompt: string, asked = {}) =>
      resolveScene(request({ kind: 'video', prompt, ...asked }), mira, undefined)
    expect(film('waving on a beach')).toMatchObject({
      scene: { motion: 'wave', pose: 'relaxed' },
      by: { motion: 'words' },
    })
    expect(film('walking').scene).toMatchObject({ motion: 'walk' })
    expect(film('dancing', { motion: 'nod' }).scene).toMatchObject({ motion: 'nod' })
    expect(film('waving, talking to the camera').scene).toMatchObject({ motion: 'talk', pose: 'waving' })
    expect(film('sitting').scene).toMatchObject({ pose: 'sitting' })
    expect(resolveScene(request({ prompt: 'waving' }), mira, undefined).scene).toMatchObject({ pose: 'waving' })
  })

  it('[GEN-32] choice, words, the picture before, manner: each where the ones before it are silent', () => {
    const cheerful = { ...mira, personality: 'always laughing', style: 'noir' }
    const asked = request({ prompt: 'sitting in a library, watercolour', background: 'beach', strength: 0.1 })
    const { scene, by } = resolveScene(asked, cheerful, before)
    expect(scene).toMatchObject({ background: 'beach', pose: 'sitting', style: 'watercolour', expression: 'sad' })
    expect(by).toMatchObject({ background: 'choice', pose: 'words', style: 'words', expression: 'parent' })

    const alone = resolveScene(request(), cheerful, undefined)
    expect(alone.scene).toMatchObject({ expression: 'laugh', style: 'noir' })
    expect(alone.by).toMatchObject({ expression: 'manner', style: 'manner' })
  })

  it('[GEN-32] a choice counts by its id and by the name that people see, and anything else not at all', () => {
    const of = (asked: Partial<GenerationRequest>) => resolveScene(request(asked), mira, undefined).scene
    expect(of({ background: 'living-room' }).background).toBe('living-room')
    expect(of({ background: 'Living room' }).background).toBe('living-room')
    expect(of({ background: 'constructor' }).background).toBeUndefined()
    expect(of({ background: '__proto__' }).background).toBeUndefined()
  })

  it('[GEN-80] view and light are chosen like the rest; of effects and scenery what is picked stands beside the words', () => {
    const of = (asked: Partial<GenerationRequest>) => resolveScene(request(asked), mira, undefined)
    expect(of({ view: 'side', light: 'ring', prompt: 'seen from behind, candlelight' }).scene).toMatchObject({
      view: 'side',
      light: 'ring',
    })
    const both = of({ effects: ['smoke', 'sparks'], prompt: 'falling petals, steam, a window' })
    expect(both.scene.effects?.slice(0, 2)).toEqual(['smoke', 'sparks'])
    expect(both.scene.effects).toHaveLength(maxEffects)
    expect(both.scene.scenery).toEqual(['window'])
    expect(both.by).toMatchObject({ effects: 'choice', scenery: 'words' })
    expect(of({ effects: ['constructor', 'nothing'], scenery: ['__proto__'] }).scene).not.toHaveProperty('effects')
    expect(of({ scenery: ['table', 'window'], prompt: 'a window' }).scene.scenery).toEqual(['table', 'window'])
    expect([manyFrom.effects.max, manyFrom.scenery.max]).toEqual([maxEffects, maxScenery])
  })

  it('[GEN-32] the less a picture is to change, the more of the one before stays', () => {
    const kept = (strength: number) => resolveScene(request({ strength }), mira, before).by
    expect(kept(0.1)).toMatchObject({ pose: 'parent', framing: 'parent', background: 'parent', style: 'parent' })
    expect(kept(0.3).pose).toBeUndefined()
    expect(kept(0.6)).toMatchObject({ background: 'parent' })
    expect(kept(0.6).framing).toBeUndefined()
    expect(kept(0.9)).toEqual({ style: 'parent', accessories: 'words', without: 'words' })
  })

  it('[GEN-32] a manner that the negative prompt denies is left out', () => {
    const grim = { ...mira, personality: 'always laughing' }
    expect(resolveScene(request({ negativePrompt: 'laughing' }), grim, undefined).scene.expression).toBeUndefined()
  })

  it('[GEN-32] motions count in films alone', () => {
    const asked = { motion: 'wave', camera: 'orbit' }
    expect(resolveScene(request(asked), mira, undefined).scene.motion).toBeUndefined()
    const film = resolveScene(request({ ...asked, kind: 'video' }), mira, undefined)
    expect(film.scene).toMatchObject({ motion: 'wave', cameraMove: 'orbit', pose: 'relaxed' })
    expect(film.by.pose).toBe('usual')
  })

  it('[GEN-32] the person is the one of the picture before, then the genes, then the description', () => {
    expect(personForRequest(mira, request(), before)).toEqual(genes)
    expect(personForRequest({ ...mira, id: 'other' }, request(), before)).not.toEqual(genes)
    const own = randomGenes(9)
    const stored = { ...mira, genes: JSON.stringify(writeGenes(own)) }
    expect(personForRequest(stored, request({ strength: 0.9 }), before)).toEqual(own)
    expect(personForRequest(mira, request(), undefined)).toMatchObject({ age: 29 })
  })
})

describe('the person in a picture', () => {
  const own = { ...randomGenes(9), accessories: ['sunglasses', 'cap'] as const, freckles: 0.6 }
  const known = { ...mira, genes: JSON.stringify(writeGenes(own)) }
  const shown = (asked: Partial<GenerationRequest>) => personForRequest(known, request(asked), undefined)

  it('[GEN-77] has what the prompt says outright of hair, eyes, skin, beard, age, build and marks', () => {
    const said = shown({
      prompt: 'long pink hair, green skin, red eyes, full beard, 61 years old, muscular, a scar on the chin',
    })
    expect(said).toMatchObject({ skinDye: 'green', beard: 'full', age: 61, scar: 'chin', grey: 0 })
    expect(said.hairColour).not.toBe(own.hairColour)
    expect(said.eyeColour).not.toBe(own.eyeColour)
    expect(said.muscle).toBeGreaterThan(0.8)
    for (const gene of ['sex', 'noseLength', 'eyeSize', 'jaw', 'height'] as const) expect(said[gene]).toBe(own[gene])
  })

  it('[GEN-77] stays as they are where the prompt only implies something, and is dressed by it', () => {
    expect(shown({ prompt: 'she is a dwarf, a lumberjack, a vampire, a grandmother' })).toEqual(shown({}))
    expect(resolveScene(request({ prompt: 'a knight' }), mira, undefined).scene.outfit).toBe('plate-armour')
  })

  it('[GEN-78] the negative prompt takes away by meaning, from the prompt and from the person', () => {
    const denied = 'glasses, hat, jewellery, beard, freckles, beach'
    const prompt = 'bearded, freckles, on the beach, round glasses, crown, earrings'
    expect(shown({ prompt, negativePrompt: denied })).toMatchObject({ beard: 'none', freckles: 0 })
    const { scene } = resolveScene(request({ prompt, negativePrompt: denied }), mira, undefined)
    expect(scene.background).toBeUndefined()
    expect(scene.accessories).toEqual([])
    expect(scene.without).toEqual(
      expect.arrayContaining([
        'glasses',
        'round-glasses',
        'sunglasses',
        'cap',
        'fedora',
        'earrings',
        'necklace',
        'bracelet',
      ]),
    )
    const person = shown({ prompt, negativePrompt: denied })
    const decided = resolveScene(request({ prompt, negativePrompt: denied }), mira, undefined)
    const [plan] = fillDefaults(person, decided, { seed: 3, count: 1 })
    expect(plan?.setting.accessories).toEqual([])
    expect(plan?.setting.background).not.toBe('beach')
  })

  it('[GEN-78] whoever must not be seen in their own clothes wears others; what was chosen stands', () => {
    const dressed = { ...mira, genes: JSON.stringify(writeGenes({ ...own, outfit: 'suit' })) }
    expect(personForRequest(dressed, request({ negativePrompt: 'suit' }), undefined).outfit).not.toBe('suit')
    expect(
      resolveScene(request({ negativePrompt: 'beach', background: 'beach' }), mira, undefined).scene.background,
    ).toBe('beach')
  })
})

describe('colours of clothes that were picked', () => {
  it('[GEN-131] win over words, with any outfit; what is left empty stays open', () => {
    const asked = request({ prompt: 'in a green coat', colours: ['#102a80', '', '#c9993f'] })
    const { scene, by } = resolveScene(asked, mira, undefined)
    expect(scene).toMatchObject({ primary: '#102a80', accent: '#c9993f' })
    expect(by).toMatchObject({ primary: 'choice', accent: 'choice' })
    expect(scene.secondary).toBeUndefined()
    const [plan] = fillDefaults(genes, resolveScene(asked, mira, undefined), { seed: 3, count: 1 })
    expect(plan?.setting).toMatchObject({ primary: '#102a80', accent: '#c9993f' })
  })
})

describe('the settings of a generation', () => {
  it('[GEN-32] leave nothing open, share place and hour, and keep away from what is denied', () => {
    const decided = resolveScene(request({ negativePrompt: 'studio, beach' }), mira, undefined)
    const person = personForRequest(mira, request(), undefined)
    for (let seed = 0; seed < 40; seed++) {
      const plan = fillDefaults(person, decided, { seed, count: 3 })
      expect(plan[0]?.seed).toBe(seed)
      expect(new Set(plan.map((one) => one.seed)).size).toBe(3)
      expect(new Set(plan.map(({ setting }) => `${setting.background} ${setting.time}`)).size).toBe(1)
      expect(['studio', 'beach']).not.toContain(plan[0]?.setting.background)
    }
  })

  it('[GEN-32] each of them comes out alike when it is asked for alone', () => {
    const decided = resolveScene(request(), mira, undefined)
    const together = fillDefaults(genes, decided, { seed: 2 ** 32 - 1, count: 4 })
    for (const { seed, setting } of together) {
      expect(fillDefaults(genes, decided, { seed, count: 1 })).toEqual([{ seed, setting }])
    }
  })
})
