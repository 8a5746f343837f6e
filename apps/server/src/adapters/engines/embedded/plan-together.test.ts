import { poseBones } from '@eidolon/contract/characters/bones.ts'
import { GenerationRequest } from '@eidolon/contract/generations.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
import { arrangements, bodyParams, type PictureOrder } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import type { EngineTask } from '#application/engines/engine.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { planPictures } from './plan-pictures.ts'
import { readRecipe, writeRecipe } from './recipe.ts'

const looks = (id: string, name: string, appearance: string): CharacterLooks => ({
  id,
  name,
  appearance,
  personality: '',
  style: '',
  age: 29,
  genes: '',
})
const everybody = [
  looks('mira', 'Mira', 'a tall woman with red hair in a leather jacket'),
  looks('kofi', 'Kofi', 'a stout man with black hair in a suit'),
  looks('ana', 'Ana', 'an old woman with white hair in a dress'),
  looks('lee', 'Lee', 'a slim man in a hoodie'),
]
const plan = (
  count: number,
  given: Partial<GenerationRequest> = {},
  asked: readonly Partial<NonNullable<EngineTask['cast']>[number]>[] = [],
) => {
  const request = GenerationRequest.parse({ characterId: 'mira', seed: 7, engine: 'illustrator', ...given })
  const cast = everybody.slice(0, count).map((character, at) => ({ character, ...asked[at] }))
  return planPictures({ generationId: 'g', request, character: everybody[0]!, cast, parentRecipe: undefined })[0]!
}

describe('several people in one picture', () => {
  it('[ILL-608] each of them is who they are, in one place', () => {
    const { genes, together } = plan(4)
    const all = [genes, ...(together?.others ?? []).map((other) => other.genes)]
    expect(all.map(({ outfit }) => outfit)).toEqual(['leather-jacket', 'suit', 'summer-dress', 'hoodie'])
    expect(new Set(all.map((one) => JSON.stringify(bodyParams(one).macro))).size).toBe(4)
    expect(together?.arrangement).toBe('group')
    expect(plan(2).together?.arrangement).toBe('side-by-side')
    expect(plan(1).together).toBeUndefined()
  })

  it('[ILL-608] what is said of somebody by name is said of them alone', () => {
    const { setting, together } = plan(2, {
      prompt: 'at the beach, @Mira laughing in a kimono, @Kofi crying in armour',
    })
    const [other] = together?.others ?? []
    expect(setting).toMatchObject({ background: 'beach', expression: 'laugh', outfit: 'kimono' })
    expect(other?.setting).toMatchObject({ expression: 'tearful', outfit: 'plate-armour' })
    const all = plan(2, { prompt: 'both in a kimono' })
    expect([all.setting.outfit, all.together?.others[0]?.setting.outfit]).toEqual(['kimono', 'kimono'])
  })

  it('[ILL-608] what was chosen for one of them wins, and so does the arrangement that was chosen', () => {
    const { together, setting } = plan(2, { arrangement: 'dancing', pose: 'waving' }, [
      { expression: 'happy' },
      { expression: 'sad', outfit: 'kimono' },
    ])
    expect(setting.expression).toBe('happy')
    expect(together?.others[0]?.setting).toMatchObject({ expression: 'sad', outfit: 'kimono' })
    // Who dances does not wave.
    expect([together?.arrangement, setting.pose]).toEqual(['dancing', 'waltz-hold'])
  })

  it('[ILL-610] each has the colours that were picked for them', () => {
    const colours = ['#aa2030', '#20aa30', '#2030aa']
    const { setting, together } = plan(2, { colours: ['#101820'], outfit: 'suit' }, [{}, { colours }])
    expect(setting.primary).toBe('#101820')
    const [primary, secondary, accent] = colours
    expect(together?.others[0]?.setting).toMatchObject({ primary, secondary, accent })
  })

  it('[ILL-611] each looks where they were told to: at the camera, or at one of the others', () => {
    const { together } = plan(3, {}, [{ looksAt: 'ana' }, { looksAt: 'camera' }, { looksAt: 'mira' }])
    expect([together?.looks, ...(together?.others ?? []).map((other) => other.looks)]).toEqual([2, 'camera', 0])
    const open = plan(2)
    expect([open.together?.looks, open.together?.others[0]?.looks]).toEqual([undefined, undefined])
  })

  it('[ILL-612] nobody rides beside others: words for it are passed over, and a pose that was picked is refused', () => {
    const { setting, together } = plan(2, { prompt: 'riding a horse' })
    expect([setting, ...(together?.others ?? []).map((other) => other.setting)].map((one) => one.pose)).not.toContain(
      'riding',
    )
    expect(setting.accessories).not.toContain('horse')
    expect(() => plan(2, { pose: 'riding' })).toThrow('Nobody rides')
    expect(plan(2, { prompt: 'slow dancing', pose: 'waving' })).toMatchObject({
      setting: { pose: 'waving' },
      together: { arrangement: 'side-by-side' },
    })
  })

  it('[ILL-608] words say how they are together, where so many can be', () => {
    expect(plan(2, { prompt: 'walking hand in hand' }).together?.arrangement).toBe('hand-in-hand')
    expect(plan(2, { prompt: 'not holding hands' }).together?.arrangement).toBe('side-by-side')
    expect(plan(3, { prompt: 'back to back' }).together?.arrangement).toBe('group')
    for (const { id, words, more } of arrangements) {
      expect(plan(more.least, { prompt: words[0]! }).together?.arrangement).toBe(id)
    }
  })

  it('[POSE-40] [POSE-41] poses of one’s own are whose they are, in a film also where they go, and the recipe has room', () => {
    const bones = Object.fromEntries(
      [...poseBones].map(([bone, limits]) => [
        bone,
        limits.map(([least, most]) => (least === most ? least : least + 0.1)),
      ]),
    )
    const [one, other] = [Joints.parse({ bones }), Joints.parse({ bones: { head: [10, 0, 0] } })]
    const mixed = plan(3, { joints: other }, [{}, { pose: 'waving' }, { joints: one }])
    expect(mixed.together?.ownPoses).toBe(true)
    expect(mixed.setting.joints).toEqual(other)
    const [waving, own] = mixed.together?.others ?? []
    expect([waving?.setting.pose, waving?.setting.joints, own?.setting.joints]).toEqual(['waving', undefined, one])
    const each = { joints: one, jointsTo: one }
    const film = plan(4, { kind: 'video', joints: other, jointsTo: one }, [{}, { jointsTo: other }, each, each])
    const ways = [film.setting, ...film.together!.others.map(({ setting }) => setting)]
    expect(ways.map(({ joints, jointsTo }) => [joints, jointsTo])).toEqual([
      [other, one],
      [other, other],
      [one, one],
      [one, one],
    ])
    const cast = everybody.map(({ id }) => ({ characterId: id, ...each }))
    const text = writeRecipe({ engineVersion: '1', characterId: 'mira', request: { cast }, order: film })
    expect(readRecipe(text)?.order).toEqual(film)
    expect(plan(2, { joints: one, arrangement: 'dancing' }).together).not.toHaveProperty('ownPoses')
  })

  it('[ILL-609] a recipe keeps everybody, and none is for more people than there are places', () => {
    const order = plan(4, { prompt: '@Kofi in a red coat with a cat' }, [{ looksAt: 'lee' }, { looksAt: 'mira' }])
    const text = writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order })
    expect(readRecipe(text)?.order).toEqual(order)
    const kept = JSON.parse(text)
    const other = kept.order.together.others[0]
    const broken = [
      { ...kept.order.together, arrangement: 'dancing' },
      { ...kept.order.together, arrangement: 'pile' },
      { ...kept.order.together, others: [] },
      { ...kept.order.together, others: [other, other, other, other] },
      { ...kept.order.together, looks: 0 },
      { ...kept.order.together, looks: 4 },
      { ...kept.order.together, others: [other, other, { ...other, looks: 3 }] },
    ]
    for (const together of broken) {
      expect(readRecipe(JSON.stringify({ ...kept, order: { ...kept.order, together } }))).toBeUndefined()
    }
  })
})

it('[GEN-161] one thing of somebody among several is changed by their number, and the recipe is read back as it was', () => {
  const before = plan(3)
  const recipe = (order: typeof before) => writeRecipe({ engineVersion: '1', characterId: 'mira', request: {}, order })
  const change = (person: number) =>
    planPictures({
      generationId: 'g',
      request: GenerationRequest.parse({
        characterId: 'mira',
        seed: 7,
        engine: 'illustrator',
        change: { mediaId: 'one', part: 'hair', person },
        hairColour: '#aa3311',
      }),
      character: everybody[0]!,
      parentRecipe: recipe(before),
    })[0]!
  const after = change(2)
  const colors = [after.genes, ...(after.together?.others ?? []).map(({ genes }) => genes)].map((one) => one.hairColour)
  expect(colors.indexOf('#aa3311')).toBe(2)
  expect(readRecipe(recipe(after))?.order).toEqual(after)
  expect(() => change(3)).toThrow('nobody by that number')
  const alone = plan(1)
  const odd = { ...alone, changed: { part: 'hair' as const, before: alone as PictureOrder, person: 1 } }
  expect(readRecipe(recipe(odd))).toBeUndefined()
})
