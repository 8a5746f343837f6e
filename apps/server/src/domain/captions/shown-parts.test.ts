import { backgrounds } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { isWhole, type CaptionSubject, shownParts } from './shown-parts.ts'

const decided = { pose: 'standing', framing: 'half', outfit: 'suit' }

const parts = (rest: Partial<CaptionSubject>) =>
  Object.fromEntries(
    shownParts({ kind: 'image', scene: {}, style: 'painterly', prompt: '', character: undefined, ...rest }),
  )

describe('what a picture is known to show', () => {
  it('is its scene, by the names of the reader of prompts', () => {
    const scene = { ...decided, effects: ['rays', 'grain'], expression: 'smile', accessories: [], note: '' }
    expect(parts({ scene })).toEqual({
      pose: ['standing'],
      framing: ['half'],
      outfit: ['suit'],
      effects: ['rays', 'grain'],
      expression: ['smile'],
      style: ['painterly'],
    })
  })

  it('colours have the nearest name first, and those that are as near', () => {
    const shown = parts({ scene: { primary: '#ff0000', secondary: 'red', accent: 7 } })
    expect(shown['colour']?.[0]).toBe('red')
    expect(shown).not.toHaveProperty('primary')
    expect(shown).not.toHaveProperty('colour2')
    expect(shown).not.toHaveProperty('accent')
  })

  it('two lights have a name each', () => {
    expect(parts({ scene: { lightColours: ['#ff0000', '#ffffff'] } })).toMatchObject({
      lightColour: ['red'],
      lightColour2: ['white'],
    })
    expect(parts({ scene: { lightColours: ['#ff0000'] } })).not.toHaveProperty('lightColour2')
  })

  it('who waves is found among those who sit', () => {
    expect(parts({ scene: { pose: 'sitting', gestures: ['waving'] } })).toMatchObject({ pose: ['sitting', 'waving'] })
    expect(parts({ scene: { gestures: ['waving'] } })).not.toHaveProperty('gestures')
  })

  it('nobody sees the hour in a cellar, or the weather in a room', () => {
    const place = (is: (more: (typeof backgrounds)[number]['more']) => boolean) => {
      const found = backgrounds.find(({ more }) => is(more))
      if (!found) throw new Error('No such place')
      return parts({ scene: { background: found.id, time: 'night', weather: 'rain' } })
    }
    expect(place(({ hours }) => hours === false)).not.toHaveProperty('time')
    expect(place(({ sky }) => sky === false)).not.toHaveProperty('weather')
    expect(place(({ hours, sky }) => hours !== false && sky !== false)).toMatchObject({
      time: ['night'],
      weather: ['rain'],
    })
  })

  it('single things have their colours, cloth, places and numbers', () => {
    const tints = {
      umbrella: { colour: '#ff0000', material: 'leather', place: 'arms', many: 3 },
      hat: { colour: 'no colour', many: 1 },
      cane: null,
      scarf: 'red',
    }
    const shown = parts({ scene: { tints } })
    expect(shown['thingColour']?.[0]).toBe('umbrella--red')
    expect(shown['thingColour']?.every((one) => one.startsWith('umbrella--'))).toBe(true)
    expect(shown).toMatchObject({
      thingMaterial: ['umbrella--leather'],
      thingPlace: ['umbrella--arms'],
      thingCount: ['umbrella--3'],
    })
    for (const nothing of [undefined, null, 'red', {}]) {
      expect(Object.keys(parts({ scene: { tints: nothing } }))).toEqual(['style'])
    }
  })

  it('torn clothes are told', () => {
    expect(parts({ scene: { torn: true } })).toMatchObject({ wear: ['torn'] })
    expect(parts({ scene: { torn: false } })).not.toHaveProperty('wear')
  })
})

describe('what words add', () => {
  const prompt = 'a woman with green eyes, sitting in a library at night'

  it('is read where the engine has decided nothing', () => {
    expect(parts({ prompt })).toMatchObject({ pose: ['sitting'], background: ['library'], time: ['night'] })
  })

  it('is what a person looks like and no more where everything was decided', () => {
    const shown = parts({ prompt, scene: decided })
    expect(shown).toMatchObject({ pose: ['standing'], eyeColour: ['green'] })
    expect(shown).not.toHaveProperty('background')
    expect(shown).not.toHaveProperty('time')
  })

  it('the prompt goes before the description, and what is denied is not there', () => {
    const character = { name: 'Mira', appearance: 'a woman with blue eyes, short hair and no hat' }
    const shown = parts({ prompt: 'green eyes', character })
    expect(shown['eyeColour']).toEqual(['green'])
    expect(JSON.stringify(shown)).not.toContain('"-')
    expect(Object.values(parts({ character })).flat()).toContain('short')
  })

  it('a scene is whole with pose, framing and clothes', () => {
    expect(isWhole(decided)).toBe(true)
    for (const left of Object.keys(decided)) {
      expect(isWhole(Object.fromEntries(Object.entries(decided).filter(([name]) => name !== left)))).toBe(false)
    }
  })
})
