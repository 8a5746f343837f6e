import { NewGeneration } from '@eidolon/contract/generations.ts'
import { expect, it } from 'vitest'
import { embeddedAbilities } from '#adapters/engines/embedded/embedded-abilities.ts'
import { fittingCast } from '#domain/generations/fitting-cast.ts'

const abilities = { ...embeddedAbilities('7', ['image', 'video']), maxCharacters: 3, maxFilmCharacters: 2 }
const fit = (given: object) => fittingCast(NewGeneration.parse({ characterId: 'a', ...given }), abilities)
/** The field that is wrong. */
const wrong = (given: object) => ('field' in fit(given) ? fit(given) : undefined)

const posed = abilities.arrangements.find((one) => one.posed && one.least <= 2)
const free = abilities.arrangements.find((one) => !one.posed && one.least <= 2)

it('a picture has as many people as the engine draws, a film perhaps fewer, the first one first', () => {
  expect(wrong({ characterIds: ['a', 'b', 'c'] })).toBeUndefined()
  expect(wrong({ characterIds: ['a', 'b', 'c', 'd'] })).toMatchObject({ field: 'characterIds' })
  expect(wrong({ characterIds: ['a', 'b', 'c'], kind: 'video' })).toMatchObject({ field: 'characterIds' })
  expect(wrong({ characterIds: ['b', 'a'] })).toMatchObject({ field: 'characterIds' })
})

it('people stand to each other as the engine knows it for so many, and by its poses where it has them', () => {
  const two = { characterIds: ['a', 'b'] }
  expect(wrong({ arrangement: free?.id })).toMatchObject({ field: 'arrangement' })
  expect(wrong({ ...two, arrangement: 'pyramid' })).toMatchObject({ field: 'arrangement' })
  expect(wrong({ ...two, arrangement: posed?.id, pose: 'sitting' })).toMatchObject({ field: 'pose' })
  const cast = [{ characterId: 'a' }, { characterId: 'b', pose: 'sitting' }]
  expect(wrong({ ...two, arrangement: posed?.id, cast })).toMatchObject({ field: 'cast.1.pose' })
  expect(wrong({ ...two, arrangement: free?.id, cast })).toBeUndefined()
})

it('what is asked of each is in the lists, of somebody who is there, and nobody looks at themselves', () => {
  const second = (more: object) => ({ characterIds: ['a', 'b'], cast: [{ characterId: 'a' }, more] })
  expect(wrong(second({ characterId: 'c' }))).toMatchObject({ field: 'cast.1.characterId' })
  expect(wrong(second({ characterId: 'b', outfit: 'nothing-known' }))).toMatchObject({ field: 'cast.1.outfit' })
  expect(wrong(second({ characterId: 'b', looksAt: 'b' }))).toMatchObject({ field: 'cast.1.looksAt' })
  expect(wrong(second({ characterId: 'b', looksAt: 'a' }))).toBeUndefined()
})

it('what is asked of somebody who is alone is asked of the picture', () => {
  const alone = fit({ characterIds: ['a'], cast: [{ characterId: 'a', pose: 'sitting', looksAt: 'camera' }] })
  expect(alone).toMatchObject({ request: { characterId: 'a', pose: 'sitting' } })
  expect('request' in alone && [alone.request.cast, alone.request.characterIds]).toEqual([undefined, undefined])
  expect(wrong({ characterIds: ['a', 'b'], change: { mediaId: 'm', part: 'hair', prompt: 'red' } })).toMatchObject({
    field: 'change',
  })
})
