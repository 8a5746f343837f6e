import { describe, expect, it } from 'vitest'
import { accessories } from '#catalogue/generated/accessories.ts'
import { companionPlaces } from '#catalogue/companion-places.ts'
import { isAnimal, isCarriable } from '#catalogue/slot-of.ts'
import { parsePrompt } from '#reading/read-prompt.ts'

const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)
const tints = (text: string) => parsePrompt(text).scene.tints

describe('animals in a prompt', () => {
  it.each([
    ['a woman with a raven perched on her left shoulder', 'raven', 'shoulder'],
    ['a girl with her cat asleep on her lap', 'cat', 'lap'],
    ['he is cradling a lamb', 'lamb', 'arms'],
    ['a kitten in her arms', 'kitten', 'arms'],
    ['a falcon on his gloved hand', 'falcon', 'wrist'],
    ['a black cat at her feet', 'black-cat', 'feet'],
    ['a corgi on a red leash', 'corgi', 'leash'],
    ['a man walking his husky', 'husky', 'leash'],
    ['a green frog on her head', 'frog', 'head'],
    ['a dragon looming over him', 'dragon', 'behind'],
    ['a wolf by his side', 'wolf', 'beside'],
  ] as const)('[READ-40] "%s": %s is %s', (text, id, place) => {
    expect(tints(text)?.[id]?.place).toBe(place)
    expect(lost(text)).toEqual([])
  })

  it('[READ-40] what the animal does is not done by the person, and what is theirs stays theirs', () => {
    expect(parsePrompt('a raven perched on her shoulder').scene.pose).toBeUndefined()
    expect(parsePrompt('a phoenix landing on her outstretched arm').scene.pose).toBe('reaching-out')
    expect(parsePrompt('an owl on her pointed hat').scene.accessories).toContain('wizard-hat')
  })

  it.each([
    ['three cats sleeping on the sofa', 'cat', 'pose'],
    ['a ghost wolf at her side', 'wolf', 'skinTone'],
    ['a pride of lions', 'lion', 'expression'],
    ['her golden retriever licks her cheek', 'dog', 'pose'],
  ] as const)('[READ-40] "%s": %s is there, and nothing of it is the person\'s', (text, id, part) => {
    const { scene, understood } = parsePrompt(text)
    expect(scene.accessories).toEqual([id])
    expect(understood.map((one) => one.part)).not.toContain(part)
  })

  it('[READ-40] what an animal wears is told as not drawn', () => {
    expect(parsePrompt('a cat wearing a red bow tie').scene.accessories).toEqual(['cat'])
    expect(lost('a cat wearing a red bow tie').join(' ')).toContain('bow tie')
  })

  it("[READ-40] large animals are in nobody's arms, and everyone small can be everywhere", () => {
    const carried = accessories.filter(({ id }) => isAnimal(id) && isCarriable(id))
    expect(carried.length).toBeGreaterThan(50)
    expect(tints('a tiger in her arms')).toBeUndefined()
    const places = carried.map(({ id, words }) => tints(`a ${words[0]} on her lap`)?.[id]?.place)
    expect(places.filter((place) => place !== 'lap')).toEqual([])
    expect(companionPlaces).toContain('lap')
  })

  it.each([
    ['two huskies beside her', 'husky', 2],
    ['a man walking three dogs in the park', 'dog', 3],
    ['feeding chickens', 'chicken', 3],
    ['a pack of wolves', 'wolf', 4],
    ['tigers', 'tiger', 2],
    ['two crows on his shoulders', 'raven', 2],
    ['an octopus', 'octopus', undefined],
    ['a lioness', 'lioness', undefined],
  ] as const)('[READ-41] "%s": of %s there are %s', (text, id, many) => {
    const { scene } = parsePrompt(text)
    expect(scene.accessories).toContain(id)
    expect(scene.tints?.[id]?.many).toBe(many)
  })

  it('[READ-42] takes the colour that is told of it, and no metal by the name of one', () => {
    expect(tints('an emerald dragon')?.dragon?.colour).toBe('#1f8a5f')
    expect(tints('a copper dragon')?.dragon).not.toHaveProperty('material')
    expect(parsePrompt('a woman in a dress with a pink poodle').scene.primary).toBeUndefined()
  })

  it.each([
    'lion mane hair',
    'crocodile leather bag',
    'the monkey king',
    'kitten heels',
    'he bears a sword',
    'fox mask',
    'a sea serpent',
    'a praying mantis',
  ])('[READ-42] "%s" names no animal', (text) => {
    expect(parsePrompt(text).scene.accessories.filter(isAnimal)).toEqual([])
  })
})
