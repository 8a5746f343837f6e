import { describe, expect, it } from 'vitest'
import { Abilities } from './engines.ts'
import {
  chosenFrom,
  manyFrom,
  Generation,
  GenerationPlace,
  GenerationRequest,
  largestSeed,
  NewGeneration,
} from './generations.ts'
import { limits } from './limits.ts'
import { refusals, wrongFields } from './testing.ts'

const ines = { characterId: 'ines' }

describe('a request for pictures', () => {
  it('has its usual choices where nothing was said', () => {
    expect(NewGeneration.parse(ines)).toEqual({
      characterId: 'ines',
      kind: 'image',
      prompt: '',
      negativePrompt: '',
      aspect: '1:1',
      count: 1,
    })
  })

  it('takes null for what was left out', () => {
    const nothing = Object.fromEntries(Object.keys(NewGeneration.shape).map((name) => [name, null]))
    const { kind: _kind, ...others } = nothing
    expect(NewGeneration.parse({ ...others, ...ines })).toEqual(NewGeneration.parse(ines))
  })

  it.each([
    [{}, 'characterId'],
    [{ characterId: '_ines' }, 'characterId'],
    [{ characterId: 'x'.repeat(37) }, 'characterId'],
    [{ ...ines, characterIds: [] }, 'characterIds'],
    [{ ...ines, characterIds: 'ines' }, 'characterIds'],
    [{ ...ines, characterIds: ['ines', 'ines'] }, 'characterIds'],
    [{ ...ines, characterIds: ['ines', 'a', 'b', 'c', 'd'] }, 'characterIds'],
    [{ ...ines, characterIds: ['ines', '_a'] }, 'characterIds.1'],
    [{ ...ines, arrangement: 7 }, 'arrangement'],
    [{ ...ines, cast: {} }, 'cast'],
    [{ ...ines, cast: [{ expression: 'happy' }] }, 'cast.0.characterId'],
    [{ ...ines, cast: [ines, ines] }, 'cast'],
    [{ ...ines, cast: [{ ...ines, colours: ['red'] }] }, 'cast.0.colours.0'],
    [{ ...ines, kind: 'painting' }, 'kind'],
    [{ ...ines, kind: null }, 'kind'],
    [{ ...ines, prompt: 'x'.repeat(limits.media.prompt + 1) }, 'prompt'],
    [{ ...ines, prompt: 7 }, 'prompt'],
    [{ ...ines, negativePrompt: 'x'.repeat(limits.media.negativePrompt + 1) }, 'negativePrompt'],
    [{ ...ines, style: '' }, 'style'],
    [{ ...ines, pose: 'x'.repeat(65) }, 'pose'],
    [{ ...ines, outfit: ['suit'] }, 'outfit'],
    [{ ...ines, aspect: 1 }, 'aspect'],
    [{ ...ines, durationSeconds: 0.5 }, 'durationSeconds'],
    [{ ...ines, durationSeconds: 61 }, 'durationSeconds'],
    [{ ...ines, durationSeconds: '4' }, 'durationSeconds'],
    [{ ...ines, count: 0 }, 'count'],
    [{ ...ines, count: limits.generation.count + 1 }, 'count'],
    [{ ...ines, count: 1.5 }, 'count'],
    [{ ...ines, seed: -1 }, 'seed'],
    [{ ...ines, seed: largestSeed + 1 }, 'seed'],
    [{ ...ines, seed: 'many' }, 'seed'],
    [{ ...ines, strength: -0.1 }, 'strength'],
    [{ ...ines, strength: 1.1 }, 'strength'],
    [{ ...ines, strength: Number.NaN }, 'strength'],
    [{ ...ines, engine: 'x'.repeat(65) }, 'engine'],
    [{ ...ines, albumId: 'no id' }, 'albumId'],
    [{ ...ines, parentMediaId: '' }, 'parentMediaId'],
  ])('refuses %j for its %s', (request, field) => {
    expect(wrongFields(NewGeneration, request)).toEqual([field])
  })

  it('takes what lies just within the limits', () => {
    const max = {
      ...ines,
      prompt: 'x'.repeat(limits.media.prompt),
      count: limits.generation.count,
      seed: largestSeed,
      strength: 1,
      durationSeconds: 60,
    }
    expect(NewGeneration.parse(max)).toMatchObject(max)
    const least = { ...ines, count: 1, seed: 0, strength: 0, durationSeconds: 1 }
    expect(NewGeneration.parse(least)).toMatchObject(least)
  })

  it('[SRV-5] says which kinds there are, and what a range is', () => {
    expect(refusals(NewGeneration, { ...ines, kind: 'painting' })).toEqual([
      ['kind', 'Value must be one of (image, video)'],
    ])
    expect(refusals(NewGeneration, { ...ines, strength: 2 })).toEqual([
      ['strength', 'Value must be a valid range between 0 and 1'],
    ])
  })

  it('[GEN-75] is read without control characters', () => {
    expect(NewGeneration.parse({ ...ines, prompt: 'by\u0000 the\u0007 sea' }).prompt).toBe('by the sea')
  })
})

it('a kept request leaves nothing to chance: it names its seed and its engine', () => {
  expect(wrongFields(GenerationRequest, ines)).toEqual(['seed', 'engine'])
  expect(GenerationRequest.parse({ ...ines, seed: 4, engine: 'illustrator' })).toMatchObject({ seed: 4 })
})

it('every list that a request can choose from is one of an engine', () => {
  for (const [field, list] of Object.entries(chosenFrom)) {
    expect(NewGeneration.shape).toHaveProperty(field)
    expect(Abilities.shape).toHaveProperty(list)
  }
  for (const [field, { list }] of Object.entries(manyFrom)) {
    expect(NewGeneration.shape).toHaveProperty(field)
    expect(Abilities.shape).toHaveProperty(list)
  }
})

it('[GEN-80] of some lists several are chosen, each once and not too many', () => {
  const effects = (given: unknown) => NewGeneration.parse({ ...ines, effects: given }).effects
  expect([effects(['sparks', 'smoke', 'sparks']), effects([]), effects(null)]).toEqual([
    ['sparks', 'smoke'],
    undefined,
    undefined,
  ])
  for (const wrong of [['a', 'b', 'c', 'd'], 'sparks', { 0: 'sparks' }, 7])
    expect(wrongFields(NewGeneration, { ...ines, effects: wrong })).toEqual(['effects'])
  expect(wrongFields(NewGeneration, { ...ines, scenery: [['window']] })).toEqual(['scenery.0'])
  expect(wrongFields(NewGeneration, { ...ines, scenery: ['x'.repeat(65)] })).toEqual(['scenery.0'])
})

describe('a generation as it is answered', () => {
  const queued = {
    $id: 'g1',
    $createdAt: '2026-11-14T12:00:00.000+00:00',
    $updatedAt: '2026-11-14T12:00:00.000+00:00',
    characterId: 'ines',
    kind: 'image',
    engine: 'illustrator',
    status: 'queued',
    stage: '',
    progress: 0,
    previewUrl: '',
    count: 4,
    mediaIds: [],
    request: { prompt: 'by the sea' },
    error: null,
    attempts: 0,
    passedOver: 0,
    startedAt: null,
    finishedAt: null,
  }

  it('is read whole', () => {
    expect(Generation.parse(queued)).toEqual(queued)
    const error = { type: 'engine_failed', message: 'It broke off.', retryable: true }
    expect(Generation.parse({ ...queued, status: 'failed', error }).error).toEqual(error)
  })

  it.each([
    [{ status: 'sleeping' }, 'status'],
    [{ request: '{"prompt":"as a document has it"}' }, 'request'],
    [{ error: 'It broke off.' }, 'error'],
    [{ mediaIds: [7] }, 'mediaIds.0'],
    [{ count: 1.5 }, 'count'],
    [{ startedAt: undefined }, 'startedAt'],
  ])('is none with %j', (wrong, field) => {
    expect(wrongFields(Generation, { ...queued, ...wrong })).toEqual([field])
  })

  it('is found by an id', () => {
    expect(wrongFields(GenerationPlace, { generationId: '../g1' })).toEqual(['generationId'])
  })
})

it('[READ-9] a request without a reading, or with one that is none, is read as it is', () => {
  const asked = { characterId: 'mira', seed: 1, engine: 'illustrator' }
  expect(GenerationRequest.parse(asked).reading).toBeUndefined()
  expect(GenerationRequest.parse({ ...asked, reading: [7] }).reading).toBeUndefined()
  const reading = { parts: [], unknown: [], corrected: [] }
  expect(GenerationRequest.parse({ ...asked, reading }).reading).toEqual(reading)
  expect(NewGeneration.parse({ ...asked, reading })).not.toHaveProperty('reading')
})
