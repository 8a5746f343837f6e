import { MediaFound } from '@eidolon/contract/media/media-search.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { type MediaWorld, mediaDocuments, mediaWorld } from '#test/support/media-world.ts'

const whole = { pose: 'standing', framing: 'half', expression: 'neutral', weather: 'clear', accessories: [] }
const red = { outfit: 'summer-dress', primary: '#c8323c' }
const blue = { outfit: 'suit', primary: '#2b4c9b' }

/** A picture that the illustrator drew. */
async function drawn(world: MediaWorld, user: string, id: string, scene: object, more: Record<string, unknown> = {}) {
  const mara = { name: 'Mara', appearance: '' }
  const shown = { kind: 'image', scene: { ...whole, ...scene }, style: 'anime', prompt: '', character: mara } as const
  await world.add(user, id, { fileId: 'none', ...writeCaption(shown), ...more })
}

async function found(world: MediaWorld, user: string, q: string, more = '') {
  const { status, body } = await world.call(user, 'GET', `/media/find?q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  const { documents, cursor } = MediaFound.parse(body)
  return { ids: documents.map(({ $id }) => $id), whys: documents.map(({ why }) => why), cursor, documents }
}

describe.each(databases())('search on %s', (_name, open) => {
  it('[SEARCH-3] [SEARCH-5] finds by meaning, best first, and says why', async () => {
    await using world = await mediaWorld(open)
    await drawn(world, 'maya', 'all', { ...red, background: 'beach', time: 'night' })
    await drawn(world, 'maya', 'day', { ...red, background: 'beach', time: 'day' })
    await drawn(world, 'maya', 'suit', { ...blue, background: 'beach', time: 'night' })
    await drawn(world, 'maya', 'none', { ...blue, background: 'forest', time: 'day' })
    await world.add('maya', 'words', { fileId: 'none', prompt: 'a red dress by the sea at night' })
    await drawn(world, 'maya', 'newest', { ...blue, background: 'meadow', time: 'night' })
    const { ids, whys, cursor, documents } = await found(world, 'maya', 'red dress by the sea at night')
    expect(ids).toEqual(['all', 'words', 'day', 'suit', 'newest'])
    expect(whys[0]).toEqual(['Red clothes', 'Summer dress', 'Beach', 'Night'])
    expect(whys.slice(2)).toEqual([['Red clothes', 'Summer dress', 'Beach'], ['Beach', 'Night'], ['Night']])
    expect(cursor).toBeNull()
    expect(documents[0]).toMatchObject({ caption: expect.stringContaining('red summer dress'), kind: 'image' })
    expect(documents[0]).not.toHaveProperty('says')
  })

  it('[SEARCH-4] finds the rest by plain words, also by the beginning of the last one', async () => {
    await using world = await mediaWorld(open)
    await world.add('maya', 'dog', { fileId: 'none', caption: 'Mara and her golden retriever' })
    await world.add('maya', 'gold', { fileId: 'none', caption: 'Golden', prompt: 'Éclair' })
    expect((await found(world, 'maya', 'golden retriever')).ids).toEqual(['dog'])
    expect((await found(world, 'maya', 'retr')).ids).toEqual(['dog'])
    expect((await found(world, 'maya', 'ECLAIR')).ids).toEqual(['gold'])
    expect((await found(world, 'maya', 'mara')).whys).toEqual([['mara']])
    expect((await found(world, 'maya', 'flibbert')).ids).toEqual([])
  })

  it('[SEARCH-3] leaves out what is denied', async () => {
    await using world = await mediaWorld(open)
    await drawn(world, 'maya', 'bare', { ...red, background: 'beach' })
    await drawn(world, 'maya', 'hat', { ...red, background: 'beach', accessories: ['straw-hat'] })
    expect((await found(world, 'maya', 'beach')).ids).toEqual(['hat', 'bare'])
    expect((await found(world, 'maya', 'beach, no hat')).ids).toEqual(['bare'])
    expect((await found(world, 'maya', 'no hat')).ids).toEqual(['bare'])
  })

  it('[SEARCH-6] neither somebody else’s nor what is in the trash is found, whatever is typed', async () => {
    await using world = await mediaWorld(open)
    await drawn(world, 'sam', 'his', { ...red, background: 'beach' })
    await drawn(world, 'maya', 'hers', { ...red, background: 'beach' })
    await drawn(world, 'maya', 'gone', { ...red, background: 'beach' }, { trashedAt: '2026-03-15T10:00:00.000+00:00' })
    const odd = ['"', "'", '"beach', 'NEAR(beach dress)', 'beach*', '-beach', '(beach', 'beach OR "', 'beach AND NOT']
    const more = ['2:background:beach', '@user:sam', 'user:sam', "beach' | '@user:sam", 'beach" OR "@user:sam']
    const rest = ['beach:*', '!beach', 'a & b', '\\', '%', '{', '^beach', '\u0000beach', '😀', 'の 漢字', '٣']
    for (const q of [...odd, ...more, ...rest]) {
      const { ids } = await found(world, 'maya', q)
      expect(['', 'hers']).toContain(ids.join())
    }
    // Half a letter, which no encoder writes.
    expect((await world.call('maya', 'GET', '/media/find?q=%ED%A0%80beach')).status).toBe(200)
    expect((await found(world, 'maya', 'beach*')).ids).toEqual(['hers'])
    expect((await found(world, 'maya', 'media OR beach')).ids).toEqual(['hers'])
    await world.call('maya', 'PATCH', '/media', { ids: ['hers'], trashed: true })
    expect((await found(world, 'maya', 'beach')).ids).toEqual([])
    expect((await world.call(undefined, 'GET', '/media/find?q=beach')).status).toBe(401)
  })

  it('[SEARCH-20] is narrowed as lists are, and looks through the trash where that is asked for', async () => {
    await using world = await mediaWorld(open)
    const night = { ...red, background: 'beach', time: 'night' }
    await drawn(world, 'maya', 'plain', night)
    await drawn(world, 'maya', 'liked', night, { favorite: true })
    await drawn(world, 'maya', 'album', night, { albumIds: ['summer', 'sea'], characterId: 'mara' })
    await drawn(world, 'maya', 'gone', night, { trashedAt: '2026-03-15T10:00:00.000+00:00', favorite: true })
    await drawn(world, 'sam', 'his', night, { favorite: true, trashedAt: '2026-03-15T10:00:00.000+00:00' })
    const narrowed = async (queries: readonly object[], more = '') => {
      const all = queries.map((query) => `&queries[]=${encodeURIComponent(JSON.stringify(query))}`)
      return (await found(world, 'maya', 'beach at night', all.join('') + more)).ids
    }
    const favorite = { method: 'equal', attribute: 'favorite', values: [true] }
    expect(await narrowed([favorite])).toEqual(['liked'])
    expect(await narrowed([{ method: 'contains', attribute: 'albumIds', values: ['sea'] }])).toEqual(['album'])
    expect(await narrowed([{ method: 'equal', attribute: 'characterId', values: ['mara'] }, favorite])).toEqual([])
    expect(await narrowed([favorite], '&trash=true')).toEqual(['gone'])
    expect(await narrowed([{ method: 'isNotNull', attribute: 'trashedAt', values: [] }])).toEqual([])
    const refused = async (more: string) => (await world.call('maya', 'GET', `/media/find?q=beach${more}`)).body['type']
    expect(await refused('&queries[]=nonsense')).toBe('general_query_invalid')
    expect(await refused('&queries[]={"method":"equal","attribute":"owner","values":["sam"]}')).toBe(
      'general_query_invalid',
    )
    expect(await refused('&trash=maybe')).toBe('general_argument_invalid')
  })

  it('[SEARCH-7] goes from page to page without leaving out or repeating any', async () => {
    await using world = await mediaWorld(open)
    const places = ['beach', 'forest'] as const
    for (let at = 0; at < 12; at++)
      await drawn(world, 'maya', `m${at}`, { ...(at % 3 === 0 ? red : blue), background: places[at % 2] ?? '' })
    const all = (await found(world, 'maya', 'red dress, beach')).ids
    expect(all).toHaveLength(8)
    const pages: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await found(world, 'maya', 'red dress, beach', `&limit=3${cursor && `&cursor=${cursor}`}`)
      pages.push(...page.ids)
      cursor = page.cursor
    }
    expect(pages).toEqual(all)
  })

  it('[SEARCH-7] a cursor of another is as good as none, and one too far ends the list', async () => {
    await using world = await mediaWorld(open)
    await drawn(world, 'sam', 'his', { ...red, background: 'beach' })
    await drawn(world, 'maya', 'hers', { ...red, background: 'beach' })
    const at = (cursor: string) => world.call('maya', 'GET', `/media/find?q=beach&cursor=${encodeURIComponent(cursor)}`)
    expect(await at('0.his')).toMatchObject({ status: 400, body: { type: 'general_cursor_not_found' } })
    expect((await at('0.his')).body['message']).toBe(
      (await at('0.nobody')).body['message']?.toString().replace('nobody', 'his'),
    )
    expect((await at('99.hers')).body).toMatchObject({ documents: [], cursor: null })
    for (const cursor of ['hers', '0.', '-1.hers', '0.0e1000 or 1=1', '1e3.hers', `0.${'x'.repeat(50)}`])
      expect([400, (await at(cursor)).status]).toEqual([400, 400])
  })
})

it('[SEARCH-7] what is wrong is named', async () => {
  await using world = await mediaWorld()
  const field = async (query: string) => {
    const { status, body } = await world.call('maya', 'GET', `/media/find?${query}`)
    return [status, body['field']]
  }
  expect(await field('')).toEqual([400, 'q'])
  expect(await field('q=')).toEqual([400, 'q'])
  expect(await field(`q=${'x'.repeat(10_000)}`)).toEqual([400, 'q'])
  expect(await field('q=a&q=b')).toEqual([400, 'q'])
  for (const limit of ['0', '101', '-1', '1e9', 'x', '1.5'])
    expect(await field(`q=a&limit=${limit}`)).toEqual([400, 'limit'])
  expect(await field(`q=${encodeURIComponent(' … ')}`)).toEqual([200, undefined])
})

it('[SEARCH-8] lists of documents are searched in everything at once', async () => {
  await using world = await mediaWorld()
  await world.add('maya', 'one', { fileId: 'none', caption: 'Mara', prompt: 'by a lake' })
  await world.add('maya', 'two', { fileId: 'none', caption: 'Vera at a lake', prompt: 'x', says: 'background:lake' })
  await world.add('sam', 'his', { fileId: 'none', caption: 'lake' })
  const list = async (attribute: string, words: string) => {
    const query = JSON.stringify({ method: 'search', attribute, values: [words] })
    const { status, body } = await world.call('maya', 'GET', `${mediaDocuments}?queries[]=${encodeURIComponent(query)}`)
    return status === 200 ? body['total'] : status
  }
  expect(await list('all', 'lake')).toBe(2)
  expect(await list('all', '"Vera at"')).toBe(1)
  expect(await list('all', 'vera mara')).toBe(2)
  expect(await list('all', 'background')).toBe(0)
  expect(await list('nothing', 'lake')).toBe(400)
})

it('[SEARCH-21] an answer tells what was understood, also where nothing is found', async () => {
  await using world = await mediaWorld()
  const { body } = await world.call('maya', 'GET', `/media/find?q=${encodeURIComponent('red dress, flibbert, no hat')}`)
  expect(body).toMatchObject({
    documents: [],
    asked: { parts: ['Red clothes', 'Summer dress'], words: ['flibbert'], without: ['No hat'] },
  })
})
