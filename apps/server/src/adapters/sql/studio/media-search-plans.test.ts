import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSearch } from '#domain/search/read-search.ts'
import { searchLevels } from '#domain/search/search-levels.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { fillSearched } from '#adapters/sql/testing/searched-library.ts'
import { foundQuery, sqlMediaSearch } from './media-search.ts'

const searches = [
  'beach',
  'red dress by the sea at night',
  'golden retriever',
  'retr',
  'standing sitting',
  'crimson kimono, katana, underwater, furious',
  'no hat',
  'flibbert wobbel',
]

const shown = { trash: false, filters: [] }

describe.each(databases())('a search among many on %s', (_name, open: () => Promise<Fresh>) => {
  let world: Fresh
  beforeAll(async () => {
    world = await open()
    await fillSearched(world.db, 10_000)
  }, 300_000)
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })

  it('[SEARCH-9] looks every level up in an index and sorts nothing that the index has in order', async () => {
    const { db } = world
    for (const text of searches) {
      for (const level of searchLevels(readSearch(text))) {
        const query = foundQuery(db.dialect, 'user:maya', level, { ...shown, before: 9000, max: 26 })
        const rows = await db.rows(db.dialect === 'sqlite' ? sql`explain query plan ${query}` : sql`explain ${query}`)
        const plan = `${text}: ${rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')}`
        expect(plan).toMatch(/SCAN media_words VIRTUAL TABLE INDEX|media_words|media_order|media_pkey/)
        expect(plan).not.toMatch(/TEMP B-TREE|Seq Scan|SCAN t\b/)
      }
    }
  })

  it('[SEARCH-9] has levels that share no picture', async () => {
    const search = sqlMediaSearch(world.db)
    const seen: string[] = []
    for (const level of searchLevels(readSearch('kimono at dawn in space'))) {
      const hits = await search.find('maya', level, { ...shown, before: undefined, max: 10_000 })
      seen.push(...hits.filter((hit) => level.has(hit)).map(({ id }) => id))
    }
    expect(seen.length).toBeGreaterThan(100)
    expect(new Set(seen).size).toBe(seen.length)
  })
})
