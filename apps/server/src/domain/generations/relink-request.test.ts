import { expect, it } from 'vitest'
import { relinkedRequest, withParents } from './relink-request.ts'

/** What came along from elsewhere, by its id there. */
const known = (id: unknown): string | null => (typeof id === 'string' && id.startsWith('known') ? `here-${id}` : null)
const relinked = (request: object): unknown => JSON.parse(relinkedRequest(JSON.stringify(request), known, known))
const withPictures = (request: object): unknown => JSON.parse(withParents(JSON.stringify(request), known))

it('a request that is brought along names people and album as they are called here', () => {
  expect(relinked({ characterId: 'known1', albumId: 'known2', prompt: 'x' })).toEqual({
    characterId: 'here-known1',
    albumId: 'here-known2',
    prompt: 'x',
  })
})

it('names nobody and nothing that did not come along', () => {
  const together = {
    characterId: 'gone',
    characterIds: ['gone', 'known1'],
    arrangement: 'side-by-side',
    albumId: 'gone',
  }
  const cast = [{ characterId: 'gone' }, { characterId: 'known1', looksAt: 'gone', pose: 'sitting' }, 'nobody']
  expect(relinked({ ...together, cast })).toEqual({
    characterId: 'here-known1',
    characterIds: ['here-known1'],
    cast: [{ characterId: 'here-known1', pose: 'sitting' }],
  })
})

it('begins with pictures that are here, or with none', () => {
  const change = { part: 'hair', mediaId: 'known2' }
  expect(withPictures({ parentMediaId: 'known1', change })).toEqual({
    parentMediaId: 'here-known1',
    change: { part: 'hair', mediaId: 'here-known2' },
  })
  expect(withPictures({ parentMediaId: 'gone', change: { ...change, mediaId: 'gone' }, prompt: 'x' })).toEqual({
    prompt: 'x',
  })
})

it('what is no request stays letter for letter', () => {
  for (const text of ['', 'null', '[1,  2]', '{"half":', '"words"']) {
    expect([relinkedRequest(text, known, known), withParents(text, known)]).toEqual([text, text])
  }
})
