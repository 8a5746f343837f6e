import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { charactersWorld } from '#test/support/characters-world.ts'

const documents = '/databases/studio/collections/characters/documents'
const ines = {
  name: 'Inés',
  description: 'a courier',
  appearance: 'a tall woman with silver hair',
  personality: 'stubborn and kind',
  style: 'noir',
  tags: ['night shift', 'Lisbon'],
}

describe.each(databases())('searching characters on %s', (_name, open) => {
  it('[SEARCH-8] reads everything that is said of them, and follows what changes', async () => {
    await using world = await charactersWorld(open)
    await world.add('maya', ines, 'ines')
    await world.add('sam', ines, 'his')
    const found = async (words: string, attribute = 'all') => {
      const query = JSON.stringify({ method: 'search', attribute, values: [words] })
      const { body } = await world.call('maya', 'GET', `${documents}?queries[]=${encodeURIComponent(query)}`)
      return body['total']
    }
    for (const words of ['ines', 'courier', 'silver', 'stubborn', 'noir', 'shift', 'lisb', '"night shift"'])
      expect([words, await found(words)]).toEqual([words, 1])
    expect(await found('stubborn', 'personality')).toBe(1)
    expect(await found('flibbert')).toBe(0)
    expect(await found('"kind noir"')).toBe(0)
    await world.call('maya', 'PATCH', `${documents}/ines`, { data: { tags: ['Porto'] } })
    expect([await found('lisbon'), await found('porto'), await found('courier')]).toEqual([0, 1, 1])
  })

  it('[SEARCH-25] words may be spread over everything that is said of them, as the web asks for it', async () => {
    await using world = await charactersWorld(open)
    await world.add('maya', ines, 'ines')
    await world.add('maya', { ...ines, name: 'Kofi', appearance: 'a man with a beard', tags: [] }, 'kofi')
    await world.add('sam', ines, 'his')
    const said = (word: string) => ({
      method: 'or',
      values: [
        ...['name', 'description', 'appearance', 'personality', 'style'].map((attribute) => ({
          method: 'contains',
          attribute,
          values: [word],
        })),
        { method: 'search', attribute: 'all', values: [word] },
      ],
    })
    const found = async (...words: readonly string[]) => {
      const queries = words.map((word) => `queries[]=${encodeURIComponent(JSON.stringify(said(word)))}`)
      const { body } = await world.call('maya', 'GET', `${documents}?${queries.join('&')}`)
      return JSON.stringify(body['documents'])
        .match(/"\$id":"\w+"/g)
        ?.map((id) => id.slice(7, -1))
        .toSorted()
    }
    expect(await found('courier')).toEqual(['ines', 'kofi'])
    expect(await found('SILVER', 'courier', 'ines', 'lisb', 'noi', 'ilve')).toEqual(['ines'])
    expect(await found('beard', 'stubborn', 'kof')).toEqual(['kofi'])
    expect(await found('shift')).toEqual(['ines'])
    expect(await found('silver', 'beard')).toBeUndefined()
    for (const odd of ['"', '%', "'", '*', '(', '\\']) expect([odd, await found(odd)]).toEqual([odd, undefined])
  })

  it('[SEARCH-8] older ones are found so once the studio has come to them', async () => {
    await using world = await charactersWorld(open)
    for (let at = 0; at < 23; at += 1) await world.add('maya', ines, `c${at}`)
    const { db } = world
    // As they were kept before: by fewer words, and on the list.
    await db.run(
      db.dialect === 'sqlite'
        ? sql`insert or replace into characters_words (rowid, words) select seq, '@user:maya 0:ines' from characters`
        : sql`update characters set words = '''@user:maya'':1 ''0:ines'':2'::tsvector`,
    )
    await db.run(sql`insert into characters_to_reword (seq) select seq from characters`)
    await db.run(sql`insert into characters_to_reword (seq) values (99999)`)
    const query = encodeURIComponent(JSON.stringify({ method: 'search', attribute: 'all', values: ['stubborn'] }))
    const total = async () => (await world.call('maya', 'GET', `${documents}?queries[]=${query}`)).body['total']
    expect(await total()).toBe(0)
    const heard = world.events.length
    expect(await world.characters.words.now()).toBe(24)
    expect(await total()).toBe(23)
    expect(await world.characters.words.now()).toBe(0)
    expect(world.events).toHaveLength(heard)
  })
})
