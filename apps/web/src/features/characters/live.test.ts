import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { characterDocument } from '#testing/studio.ts'
import { readCharacter } from './character.ts'
import { charactersLive } from './live.ts'
import { characterKeys, type CharacterPage } from './queries.ts'

const event = (name: string, payload: Record<string, unknown>) => ({ events: [name], channels: [], payload })
const names = (cache: QueryClient) =>
  cache.getQueryData<CharacterPage>(characterKeys.recent)?.characters.map(({ name }) => name)

function world() {
  const cache = new QueryClient()
  const ines = readCharacter(characterDocument())
  cache.setQueryData<CharacterPage>(characterKeys.recent, { total: 1, characters: [ines], more: false })
  cache.setQueryData(characterKeys.one('ines'), ines)
  return cache
}

it('[LIVE-2] a change elsewhere is shown wherever the character is', () => {
  const cache = world()
  charactersLive.apply(cache, event('x.update', characterDocument({ name: 'Ines Prata' })))
  expect(names(cache)).toEqual(['Ines Prata'])
  expect(cache.getQueryData(characterKeys.one('ines'))).toMatchObject({ name: 'Ines Prata' })
  expect(cache.getQueryState(characterKeys.recent)?.isInvalidated).toBe(false)
})

it('[RT-31] what is too large for an event stays as it was fetched', () => {
  const cache = world()
  const card = '{"spec":"chara_card_v2"}'
  cache.setQueryData(characterKeys.one('ines'), readCharacter(characterDocument({ card })))
  const { card: _large, ...told } = characterDocument({ name: 'Ines Prata' })
  charactersLive.apply(cache, event('x.update', told))
  expect(cache.getQueryData(characterKeys.one('ines'))).toMatchObject({ name: 'Ines Prata', card })
})

it('[LIVE-2] [DASH-5] a new or deleted character has the lists fetched anew', () => {
  const cache = world()
  charactersLive.apply(cache, event('x.create', characterDocument({ $id: 'kofi' })))
  expect(cache.getQueryState(characterKeys.recent)?.isInvalidated).toBe(true)
  charactersLive.apply(cache, event('x.delete', characterDocument()))
  expect([names(cache), cache.getQueryData(characterKeys.one('ines'))]).toEqual([[], undefined])
})
