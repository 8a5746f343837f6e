import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { mediaWorld } from '#test/support/media-world.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'

describe.each(databases())('origins on %s', (_name, open: () => Promise<Fresh>) => {
  it('[MARK-10] are known of what was noted alone, with what the library tells of it', async () => {
    await using world = await mediaWorld(open)
    const origins = sqlOrigins(world.db)
    await world.add('maya', 'parent', { recipe: 'the recipe before' })
    const fileId = await world.add('maya', 'one', { recipe: 'a recipe', engineVersion: '3', parentId: 'parent' })
    const posterId = await world.add('maya', 'still')
    await world.add('maya', 'film', { kind: 'video', fileId: 'film', posterId, recipe: 'of a film', engine: 'fal' })
    await world.db.run(sql`delete from media where id = 'still'`)
    const of = (id: string) => origins.of({ bucketId: 'media', fileId: id })
    expect(await of(fileId)).toBeUndefined()
    await world.units.run(async (unit) => {
      await origins.note(unit, { bucketId: 'media', fileId }, 'algorithm')
      await origins.note(unit, { bucketId: 'media', fileId: posterId }, 'neural')
      await origins.note(unit, { bucketId: 'characters', fileId: 'drawn-1' }, 'algorithm')
    })
    const told = { source: 'algorithm', engine: 'illustrator', engineVersion: '3', recipe: 'a recipe', isPoster: false }
    expect(await of(fileId)).toEqual({ ...told, parentRecipe: 'the recipe before', claim: undefined })
    expect(await of(posterId)).toMatchObject({ source: 'neural', engine: 'fal', recipe: 'of a film', isPoster: true })
    expect(await origins.of({ bucketId: 'characters', fileId: 'drawn-1' })).toMatchObject({
      engine: 'illustrator',
      engineVersion: '',
      recipe: '',
    })
    await world.call('maya', 'DELETE', '/media', { ids: ['one'] })
    expect(await of(fileId)).toBeUndefined()
  })
})
