import { describe, expect, it } from 'vitest'
import { randomGenes } from '#genes/random-person.ts'
import { randomSetting } from '#scene/random-setting.ts'
import { readPrompt } from '#reading/read-prompt.ts'

const read = (text: string) => readPrompt(text, { seed: 1 })
const shown = (text: string) => randomSetting(randomGenes(1), read(text).scene, 1)
const lost = (text: string) => read(text).unknown.map(({ words }) => words)

describe('riding', () => {
  it('[ILL-333] is done on what is named after it, in its colour', () => {
    expect(read('a woman riding a red motorcycle').scene).toMatchObject({
      pose: 'motorcycling',
      accessories: ['motorcycle'],
      tints: { motorcycle: expect.anything() },
    })
    expect(read('he rides his old bicycle through the park').scene.pose).toBe('cycling')
    expect(read('a knight riding a white horse').scene).toMatchObject({ pose: 'riding', accessories: ['white-horse'] })
    expect(read('she drives a convertible along the coast').scene.pose).toBe('driving')
    expect(read('a witch riding a broom').scene.pose).toBe('riding-a-broom')
    expect(lost('a woman riding a red motorcycle')).toEqual([])
  })

  it('[ILL-333] puts nobody on a horse who rides something else', () => {
    expect(read('a woman riding a giant turtle').scene.pose).toBeUndefined()
    expect(lost('a woman riding a giant turtle')).toEqual(['riding'])
    expect(read('a man riding a zorb').scene.pose).toBeUndefined()
  })

  it('[ILL-333] brings what the pose is done on, whatever else is held, and leaves what is beside', () => {
    expect(shown('a woman on horseback').accessories).toContain('horse')
    expect(shown('a knight with a sword on horseback').accessories).toEqual(expect.arrayContaining(['horse', 'sword']))
    expect(shown('a knight galloping on a black horse').accessories).not.toContain('horse')
    expect(read('a woman standing next to her motorcycle').scene).toMatchObject({
      pose: 'standing',
      accessories: ['motorcycle'],
    })
  })

  it('[ILL-333] is done on a beast that words put under somebody, and on no other', () => {
    expect(shown('an orc riding a giant wolf')).toMatchObject({ pose: 'riding', tints: { wolf: { place: 'under' } } })
    expect(shown('an orc riding a giant wolf').accessories).not.toContain('horse')
    expect(shown('a prince on a white stag').pose).toBe('riding')
    expect(shown('a woman on horseback with a wolf').accessories).toEqual(expect.arrayContaining(['horse', 'wolf']))
    expect(lost('an orc riding a giant wolf')).toEqual([])
  })

  it('[ILL-334] is where such things are done when no place is named', () => {
    expect(shown('a man surfing').background).toBe('beach')
    expect(shown('a woman skiing').background).toBe('snow-mountains')
    expect(shown('a man surfing in the library').background).toBe('library')
  })

  it('[ILL-336] what somebody does outdoes what such people usually do', () => {
    expect(read('an archer in the forest').scene.pose).toBe('archery')
    expect(read('frost archer, leaping').scene.pose).toBe('jumping')
    expect(read('a horse archer at full gallop').scene.pose).toBe('galloping')
    expect(read('a wrestler cracking her knuckles').scene.pose).toBe('cracking-knuckles')
  })
})
