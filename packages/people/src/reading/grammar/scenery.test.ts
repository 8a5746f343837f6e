import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenery } from '#catalogue/generated/scenery.ts'
import { maxScenery } from '#catalogue/scenery.ts'
import { randomGenes } from '#genes/random-person.ts'
import { randomSetting } from '#scene/random-setting.ts'
import { parseNegativePrompt, without } from '#scene/negative-prompt.ts'
import { parsePrompt } from '#reading/read-prompt.ts'

const read = (text: string) => {
  const { scene, unknown } = parsePrompt(text)
  return { scenery: scene.scenery, colours: scene.sceneryColours, unknown: unknown.map(({ words }) => words) }
}

const pieces = (text: string): readonly string[] =>
  parsePrompt(text).understood.flatMap(({ part, value }) => (part === 'scenery' ? [value] : []))

describe('scenery in words', () => {
  it('[READ-20] is read wherever it stands, up to four pieces, in the order they are named', () => {
    expect(read('a woman beside a table, tall windows behind her').scenery).toEqual(['table', 'window'])
    const many = scenery.slice(0, maxScenery + 2)
    const named = many.map(({ words: [word = ''] }) => word).join(', ')
    expect(parsePrompt(named).scene.scenery).toEqual(many.slice(0, maxScenery).map(({ id }) => id))
  })

  it('[READ-20] every word of every piece is understood as that piece', () => {
    const missed = scenery.flatMap(({ id, words }) =>
      words.filter((word) => !pieces(`a woman, ${word}`).includes(id)).map((word) => `${id}: ${word}`),
    )
    expect(missed).toEqual([])
  })

  it('[READ-21] a colour that is told with a piece is its own, and nobody else’s', () => {
    expect(read('a knight before a red airship')).toEqual({
      scenery: ['airship'],
      colours: { airship: '#c8323c' },
      unknown: [],
    })
    expect(parsePrompt('a woman on a pink carpet').given.primary).toBeUndefined()
    expect(read('a green castle in the distance')).toMatchObject({ colours: undefined, unknown: ['green'] })
  })

  it('[READ-21] a coloured background is paper of that colour in a studio, unless a place is named', () => {
    const { scene, unknown } = parsePrompt('portrait of a man on a yellow background')
    expect({ ...scene, unknown }).toMatchObject({ background: 'studio', scenery: ['backdrop'], unknown: [] })
    expect(scene.sceneryColours?.backdrop).toMatch(/^#/)
    expect(parsePrompt('in a forest, pink background').scene.background).toBe('forest')
  })

  it('[READ-22] what is denied is not there, by its own words and by a negative prompt', () => {
    expect(read('a room with a table, no windows').scenery).toEqual(['table'])
    const { scene } = parsePrompt('a table, a window, a carpet')
    expect(without(scene, parseNegativePrompt('windows, rugs')).scenery).toEqual(['table'])
  })

  it('[READ-23] chance picks a place and a framing that the scenery goes with', () => {
    const settingOf = (text: string, seed: number) => randomSetting(randomGenes(seed), parsePrompt(text).scene, seed)
    fc.assert(
      fc.property(fc.nat(500), (seed) => {
        expect(settingOf('a full moon', seed).background).not.toMatch(/studio|library|cafe|room/)
        expect(settingOf('windows', seed).background).not.toMatch(/beach|park|meadow|forest/)
        expect(['full', 'wide']).toContain(settingOf('a carpet', seed).framing)
      }),
      { numRuns: 40 },
    )
    expect(settingOf('a window on the beach', 1).background).toBe('beach')
  })
})
