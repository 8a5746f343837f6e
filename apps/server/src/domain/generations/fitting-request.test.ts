import { Abilities } from '@eidolon/contract/engines.ts'
import { chosenFrom, NewGeneration } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import { fittingRequest } from './fitting-request.ts'

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id, previewUrl: '' }))

/** One that can do everything, with one choice in each list. */
const able = Abilities.parse({
  kinds: ['image', 'video'],
  ...Object.fromEntries(Object.values(chosenFrom).map((list) => [list, choices('one')])),
  backgrounds: choices('one', 'none'),
  effects: choices('rays', 'grain'),
  scenery: choices('lamp'),
  aspects: choices('1:1').map((choice) => ({ ...choice, width: 64, height: 64 })),
  sizes: choices('large').map((choice) => ({ ...choice, factor: 2, maxCount: 2 })),
  cutouts: true,
  cutoutSeconds: 4,
  parts: choices('hair', 'top', 'painted'),
  masks: true,
  hairStyles: choices('bob'),
  accessories: choices('glasses'),
  durations: [2, 5, 8],
  maxCount: 4,
  seed: true,
  negativePrompt: true,
  reference: true,
  strength: true,
  ownPoses: true,
  guidance: ['depth'],
  likeness: true,
  retries: 2,
})

/** One that takes words and nothing else. */
const plain: Abilities = {
  ...able,
  seed: false,
  negativePrompt: false,
  strength: false,
  likeness: false,
  guidance: [],
  retries: 0,
  parts: [],
  ownPoses: false,
}

const asked = (rest: object = {}) => NewGeneration.parse({ characterId: 'mira', ...rest })
const field = (rest: object, abilities = able) => {
  const fit = fittingRequest(asked(rest), abilities)
  return 'request' in fit ? undefined : fit.field
}
const problem = (rest: object, abilities = able) => {
  const fit = fittingRequest(asked(rest), abilities)
  return 'request' in fit ? undefined : fit.problem
}
const accepted = (rest: object, abilities = able) => {
  const fit = fittingRequest(asked(rest), abilities)
  if (!('request' in fit)) throw new Error(`${fit.field}: ${fit.problem}`)
  return fit.request
}

describe('what is chosen', () => {
  it.each(Object.keys(chosenFrom).filter((name) => name !== 'aspect' && name !== 'size'))(
    'is one of the list of the engine: %s',
    (name) => {
      expect(field({ kind: 'video', [name]: 'other' })).toBe(name)
      expect(problem({ kind: 'video', [name]: 'other' })).toContain('Value must be one of (one')
      expect(field({ kind: 'video', [name]: 'one' })).toBeUndefined()
    },
  )

  it('is one of several where there may be several', () => {
    expect(field({ effects: ['rays', 'grain'] })).toBeUndefined()
    expect(field({ effects: ['rays', 'fog'] })).toBe('effects')
    expect(field({ scenery: ['tree'] })).toBe('scenery')
  })

  it('is a kind that the engine draws', () => {
    expect(field({ kind: 'video' }, { ...able, kinds: ['image'] })).toBe('kind')
  })
})

describe('how many and how large', () => {
  it('are as many as the engine draws at once, of large ones fewer', () => {
    expect(field({ count: 4 })).toBeUndefined()
    expect(field({ count: 4, size: 'large' })).toBe('count')
    expect(problem({ count: 4, size: 'large' })).toContain('between 1 and 2')
    expect(field({ count: 2 }, { ...able, maxCount: 1 })).toBe('count')
  })

  it('a picture is drawn larger once, in a size that is larger, and it is said which', () => {
    const whole = { enlarge: true, size: 'large', parentMediaId: 'parent' }
    expect(field(whole)).toBeUndefined()
    expect(field({ ...whole, count: 2 })).toBe('count')
    expect(field({ ...whole, size: undefined })).toBe('size')
    expect(problem({ ...whole, size: undefined })).toBe('Value must be one of (large)')
    expect(field({ ...whole, parentMediaId: undefined })).toBe('parentMediaId')
    expect(field({ ...whole, retries: { times: 1 } })).toBe('retries')
  })
})

describe('films', () => {
  it('are as long as the engine makes them, and about four seconds where nobody says', () => {
    expect(accepted({ kind: 'video' }).durationSeconds).toBe(5)
    expect(accepted({ kind: 'video', durationSeconds: 8 }).durationSeconds).toBe(8)
    expect(field({ kind: 'video', durationSeconds: 3 })).toBe('durationSeconds')
  })

  it('of somebody who is cut out are short, where there are any', () => {
    const clear = { kind: 'video', background: 'none' }
    expect(accepted(clear).durationSeconds).toBe(2)
    expect(field({ ...clear, durationSeconds: 5 })).toBe('durationSeconds')
    expect(field(clear, { ...able, cutoutSeconds: 0 })).toBe('background')
    expect(field({ background: 'none' }, { ...able, cutoutSeconds: 0 })).toBeUndefined()
  })

  it('come in the standard size, unguided and once', () => {
    expect(field({ kind: 'video', size: 'large' })).toBe('size')
    expect(field({ kind: 'video', guidance: { kind: 'depth', strength: 1 } })).toBe('guidance')
    expect(field({ kind: 'video', retries: { times: 1 } })).toBe('retries')
  })

  it('are what moves: a picture forgets what was said of that', () => {
    expect(accepted({ motion: 'one', camera: 'one', durationSeconds: 8 })).toMatchObject({
      motion: undefined,
      camera: undefined,
      durationSeconds: undefined,
    })
  })
})

describe('what an engine takes none of', () => {
  it.each([
    ['negativePrompt', 'no hats'],
    ['seed', 7],
    ['strength', 0.5],
    ['likeness', 0.5],
    ['guidance', { kind: 'depth', strength: 1 }],
    ['retries', { times: 1 }],
    ['change', { mediaId: 'media', part: 'hair' }],
  ])('%s', (name, value) => {
    expect(field({ prompt: 'short', [name]: value }, plain)).toBe(name)
    expect(problem({ prompt: 'short', [name]: value }, plain)).toBe('The engine takes none')
  })

  it('is not missed where nothing is said', () => {
    expect(field({ negativePrompt: '' }, plain)).toBeUndefined()
  })

  it('what it takes it takes within bounds', () => {
    expect(field({ retries: { times: 2 } })).toBeUndefined()
    expect(field({ retries: { times: 3 } })).toBe('retries')
    expect(field({ guidance: { kind: 'depth', strength: 1 } })).toBeUndefined()
    expect(field({ guidance: { kind: 'lines', strength: 1 } })).toBe('guidance')
  })
})

describe('one thing changed', () => {
  const change = (rest: object = {}, more: object = {}) => ({
    change: { mediaId: 'media', part: 'hair', ...rest },
    ...more,
  })

  it('says what that is to be, and goes on from the picture', () => {
    expect(accepted(change({}, { hairStyle: 'bob' })).parentMediaId).toBe('media')
    expect(accepted(change({}, { prompt: 'short' })).parentMediaId).toBe('media')
    expect(field(change())).toBe('hairStyle')
    expect(field(change({}, { prompt: '  ' }))).toBe('hairStyle')
    expect(field(change({}, { hairStyle: 'wig' }))).toBe('hairStyle')
  })

  it('and nothing else', () => {
    const hair = { hairStyle: 'bob' }
    expect(field(change({}, { ...hair, outfit: 'one' }))).toBe('outfit')
    expect(field(change({}, { ...hair, style: 'one' }))).toBe('style')
    expect(field(change({}, { ...hair, count: 2 }))).toBe('count')
    expect(field(change({}, { ...hair, kind: 'video' }))).toBe('kind')
    expect(field(change({}, { ...hair, negativePrompt: 'grey' }))).toBe('negativePrompt')
    expect(field(change({}, { ...hair, parentMediaId: 'other' }))).toBe('parentMediaId')
    expect(field(change({}, { ...hair, parentMediaId: 'media' }))).toBeUndefined()
  })

  it('is of a part that the engine knows', () => {
    expect(problem(change({ part: 'shoes' }, { prompt: 'red' }))).toBe('Value must be one of (hair, top, painted)')
  })

  it('where it is painted, one thing says where', () => {
    const prompt = 'a red scarf'
    expect(field(change({ part: 'painted', maskFileId: 'mask' }, { prompt }))).toBeUndefined()
    expect(problem(change({ part: 'painted' }, { prompt }))).toBe('strokes or maskFileId must say where')
    expect(problem(change({ maskFileId: 'mask' }, { prompt }), { ...able, masks: false })).toBe(
      'The engine takes no masks',
    )
  })

  it('without a change its fields say nothing', () => {
    for (const stray of [{ hairStyle: 'bob' }, { accessories: ['glasses'] }, { hairColour: '#102030' }]) {
      expect([field(stray)]).toEqual(Object.keys(stray))
      expect(problem(stray)).toContain('`change`')
    }
  })
})

describe('poses of one’s own', () => {
  const joints = { bones: {} }

  it('are for engines that draw them, or are held to our drawing', () => {
    expect(field({ joints })).toBeUndefined()
    expect(field({ joints }, { ...able, ownPoses: false })).toBe('joints')
    expect(field({ joints, guidance: { kind: 'depth', strength: 1 } }, { ...able, ownPoses: false })).toBeUndefined()
  })

  it('a way between two is for films that begin with one', () => {
    expect(field({ kind: 'video', joints, jointsTo: joints })).toBeUndefined()
    expect(field({ kind: 'video', jointsTo: joints })).toBe('jointsTo')
    expect(field({ joints, jointsTo: joints })).toBe('jointsTo')
    expect(field({ kind: 'video', joints, jointsTo: joints }, { ...able, ownPoses: false })).toBe('jointsTo')
  })
})
