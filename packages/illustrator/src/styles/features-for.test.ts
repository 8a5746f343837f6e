import { expect, it } from 'vitest'
import { idsOf, bodyParams, randomGenes, type StyleId, styles } from '@eidolon/people'
import { featuresFor, formsFor } from './features-for.ts'

it('[ILL-120] anime enlarges the eyes of a face that otherwise stays who it is; a studio leaves it alone', () => {
  const person = bodyParams(randomGenes(3))
  expect(featuresFor('studio', person)).toBe(person)
  const { targets, ...rest } = featuresFor('anime', person)
  for (const side of ['l', 'r'])
    expect(targets[`eyes/${side}-eye-size-big`]).toBeGreaterThan(person.targets[`eyes/${side}-eye-size-big`] ?? 0)
  expect(rest).toEqual({ ...person, targets: undefined })
  const changed = Object.keys(targets).filter((name) => targets[name] !== person.targets[name])
  expect(changed.every((name) => name.startsWith('eyes/'))).toBe(true)
})

it('[ILL-570] a storybook smooths skin and keeps colours, hair, sex and age of whoever it is', () => {
  const person = bodyParams(randomGenes(3, { age: 70 }))
  const drawn = featuresFor('storybook', person)
  const { macro, eyes, hair, beard, marks, outfit, skin } = drawn
  expect({ macro, eyes, hair, beard, marks, outfit }).toEqual({
    macro: person.macro,
    eyes: person.eyes,
    hair: person.hair,
    beard: person.beard,
    marks: person.marks,
    outfit: person.outfit,
  })
  expect([skin.colour, skin.freckles, skin.scar]).toEqual([person.skin.colour, person.skin.freckles, person.skin.scar])
  // Somebody old is still seen to be.
  expect(skin.wrinkles).toBeLessThan(person.skin.wrinkles)
  expect(skin.wrinkles).toBeGreaterThan(person.skin.wrinkles * 0.8)
})

it('[ILL-808] in a storybook men have brows with raised inner ends that are no thicker than in life', () => {
  const brows = (sex: number) => {
    const person = bodyParams(randomGenes(3, { sex, presentation: sex, browThickness: 0.6 }))
    return featuresFor('storybook', person).brows
  }
  expect(brows(1).thickness).toBeLessThanOrEqual(0.6)
  expect(brows(0).thickness).toBeGreaterThan(0.6)
  expect([brows(0).raised, brows(1).raised]).toEqual([0, 1])
})

it('[ILL-805] styles of flat colours draw no single hairs, a storybook few, all others those of life', () => {
  const person = bodyParams(randomGenes(3))
  const few = idsOf(styles).filter((style) => (formsFor(style, person).strays ?? 1) < 1)
  expect([...few].sort()).toEqual(['anime', 'comic', 'pixel', 'storybook'])
})

it('[ILL-570] no other style departs from the forms of life', () => {
  const person = bodyParams(randomGenes(3))
  const forms = (style: StyleId) => formsFor(style, person)
  const changed = idsOf(styles).filter((style) => forms(style).eyes !== 1 || forms(style).head !== 1)
  expect(changed).toEqual(['storybook'])
})
