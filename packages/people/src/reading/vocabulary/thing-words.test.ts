import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessories } from '#catalogue/generated/accessories.ts'
import { colours } from '#catalogue/colors.ts'
import { isAnimal, slotOf } from '#catalogue/slot-of.ts'
import { thingMaterials } from '#catalogue/thing-materials.ts'
import { randomGenes } from '#genes/random-person.ts'
import { randomSetting } from '#scene/random-setting.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import { ofThing, toTints } from './thing-words.ts'

const things = accessories.filter(({ id }) => !isAnimal(id))
const colorOf = (wanted: string): string | undefined => colours.find(({ id }) => id === wanted)?.more

describe('colours and materials of single things', () => {
  it.each([
    ['a green umbrella', { umbrella: { colour: colorOf('green') } }],
    ['red scarf, blue dress', { scarf: { colour: colorOf('red') } }],
    ['her umbrella is yellow', { umbrella: { colour: colorOf('yellow') } }],
    ['golden crown', { crown: { colour: colorOf('gold'), material: 'metal' } }],
    ['a glass sword and black sunglasses', { sword: { material: 'glass' }, sunglasses: { colour: colorOf('black') } }],
    ['a black glass sword', { sword: { colour: colorOf('black'), material: 'glass' } }],
    ['pink guitar', { guitar: { colour: colorOf('pink') } }],
    ['rose gold necklace', { necklace: { colour: colorOf('rose-gold'), material: 'metal' } }],
    ['rainbow umbrella', { umbrella: { material: 'rainbow' } }],
    ['black wings', { 'angel-wings': { colour: colorOf('black') } }],
    ['red scarf, then a blue scarf', { scarf: { colour: colorOf('red') } }],
    ['no red scarf', undefined],
    ['a red dress and a hat', undefined],
    ['a white horse', undefined],
    ['a white zorb and a sword', undefined],
  ])('[ILL-370] "%s" tints %j', (text, tints) => {
    expect(parsePrompt(text).scene.tints).toEqual(tints)
  })

  it('[ILL-370] a colour before a thing is laid neither on the clothes nor on their trimmings', () => {
    const { scene, unknown } = parsePrompt('a woman in a blue dress with a green umbrella')
    expect([scene.primary, scene.secondary, scene.accent]).toEqual([colorOf('blue'), undefined, undefined])
    expect(unknown).toEqual([])
  })

  it('[ILL-370] what is said of a thing that is not drawn is told as unknown', () => {
    const { understood, unknown } = parsePrompt('a red top hat and a blue beret')
    expect(understood.map(({ part, value }) => `${part}=${value}`)).toEqual([
      'thingColour=beret--blue',
      'accessories=beret',
    ])
    expect(unknown.map(({ words }) => words)).toEqual(['red top hat'])
  })

  it('[ILL-370] who is described with something coloured to wear has it in every picture', () => {
    expect(parsePrompt('a woman with a red scarf').given).toMatchObject({
      accessories: ['scarf'],
      accent: colorOf('red'),
    })
    expect(parsePrompt('a woman with a red balloon').given.accent).toBeUndefined()
  })

  it('[ILL-370] every plain colour is taken by everything that is worn or held', () => {
    const plain = colours.filter(({ id }) => ['red', 'blue', 'green', 'black', 'purple', 'teal'].includes(id))
    const wrong = things.flatMap(({ id, label }, at) => {
      const color = plain[at % plain.length]
      const { scene } = parsePrompt(`${color?.id} ${label.toLowerCase()}`)
      return scene.accessories.includes(id) && scene.tints?.[id]?.colour !== color?.more ? [id] : []
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['skull earrings', ['earrings'], ['skull']],
    ['a sword, earrings', ['sword', 'earrings'], []],
    ['a pumpkin forest', [], ['pumpkin']],
    ['guitar and earrings', ['guitar', 'earrings'], []],
  ])('[ILL-372] of "%s" %j is drawn, and %j is not', (text, drawn, lost) => {
    const { scene, unknown } = parsePrompt(text)
    expect([scene.accessories.toSorted(), unknown.map(({ words }) => words)]).toEqual([drawn.toSorted(), lost])
  })

  it('[ILL-371] a picture has the tints of what it shows, and none where nothing is told', () => {
    const genes = { ...randomGenes(4), accessories: [] }
    const tints = { umbrella: { colour: '#3d7a4c' }, crown: { colour: '#c9993f' } }
    const shown = randomSetting(genes, { accessories: ['umbrella'], without: [], tints }, 1)
    expect(shown.tints).toEqual({ umbrella: { colour: '#3d7a4c' } })
    expect(randomSetting(genes, { accessories: ['umbrella'], without: [] }, 1)).not.toHaveProperty('tints')
  })

  it('[ILL-371] values that name no thing, no colour and no material say nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('thingColour', 'thingMaterial'), (value, part) => {
        expect(Object.keys(toTints([{ part, value }]) ?? {}).every((id) => slotOf(id) !== undefined)).toBe(true)
      }),
    )
    const odd = ['__proto__--red', 'sword--nothing', 'sword', '--red', 'sword--', 'zorb--red']
    expect(odd.map((value) => toTints([{ part: 'thingColour', value }]))).toEqual(odd.map(() => undefined))
    expect(ofThing('sword--red')).toEqual({ id: 'sword', said: 'red' })
    expect(thingMaterials.map(({ id }) => toTints([{ part: 'thingMaterial', value: `sword--${id}` }]))).toEqual(
      thingMaterials.map(({ id }) => ({ sword: { material: id } })),
    )
  })

  it.each([
    ['pearl earrings', ['pearl-earrings']],
    ['big gold hoop earrings', ['hoop-earrings']],
    ['diamond studs and a black hijab', ['stud-earrings', 'hijab']],
    ['a leather satchel over her shoulder', ['satchel']],
    ['headphones around her neck', ['headphones-at-neck']],
    ['fingerless gloves and a tool belt', ['fingerless-gloves', 'tool-belt']],
    ['silver rings, a claw clip and a brooch', ['rings', 'claw-clip', 'brooch']],
    ['a bandaged eye', ['eye-bandage']],
    ['red heels', ['heels']],
    ['a jet pack and a glowing visor', ['jetpack', 'visor']],
    ['a sword on her back and a gun at her hip', ['sword-on-back', 'holster']],
  ])('[ILL-464] "%s" is drawn as %j', (text, ids) => {
    const worn = parsePrompt(text)
      .understood.filter(({ part }) => part === 'accessories')
      .map(({ value }) => value)
    expect(worn).toEqual(ids)
  })
})
