import { sql } from '#adapters/sql/database.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'
import { linksAreGuarded, linksEnd, linkTo, type SharedThing, statusOf } from '#test/support/share-links.ts'

const albums = '/databases/studio/collections/albums/documents'

/** Two pictures in an album of Maya's and one beside it, one of Sam's in an album of the same name. */
async function shelf(...given: Parameters<typeof mediaWorld>): Promise<MediaWorld> {
  const world = await mediaWorld(...given)
  await world.call('maya', 'POST', albums, { documentId: 'best', data: { name: 'For the <client>' } })
  for (const id of ['one', 'two']) await world.add('maya', id, { albumIds: ['best'], prompt: 'a secret prompt' })
  await world.add('maya', 'beside', {})
  await world.add('sam', 'foreign', { albumIds: ['best'] })
  return world
}
const thing: SharedThing = {
  what: 'album',
  path: '/albums/best',
  document: `${albums}/best`,
  kept: sql`select * from album_shares`,
  secret: 'client',
  shelf,
}
const link = linkTo(thing)

describe.each(databases())('links to albums, on %s', (_name, open) => {
  it('[MEDIA-44] show what is in the album to whoever has them, and nothing else', async () => {
    await using world = await shelf(open)
    const url = await link(world)
    const page = await fetch(url)
    const html = await page.text()
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, expect.stringContaining('noindex')])
    expect(html.match(/<img /g)).toHaveLength(2)
    for (const secret of ['client', 'secret prompt', 'maya', 'foreign', 'beside', '<script']) {
      expect(html).not.toContain(secret)
    }
    expect(await statusOf(`${url}/one/file`)).toBe(200)
    for (const other of ['beside', 'foreign', 'nobody', 'x'.repeat(40)]) {
      expect([other, await statusOf(`${url}/${other}/file`)]).toEqual([other, 404])
    }
    expect([await statusOf(`${url}/file`), await statusOf(`${url}/one/poster`)]).toEqual([404, 404])
    // Whoever has a link to one picture does not get at the others by it.
    const single = String((await world.call('maya', 'POST', '/media/one/share', {})).body['url'])
    expect([await statusOf(`${single}/file`), await statusOf(`${single}/two/file`)]).toEqual([200, 404])
  })

  it('[GEN-100] show small pictures on the page, to whoever the pictures are shown to', async () => {
    await using world = await shelf(open)
    const url = await link(world)
    const html = await (await fetch(url)).text()
    expect([html.includes('/one/thumbnail"'), html.includes('src="' + new URL(url).pathname + '/one/file"')]).toEqual([
      true,
      false,
    ])
    const small = await fetch(`${url}/one/thumbnail`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(small.headers.get('cache-control')).toBe('private, no-store')
    for (const other of ['beside', 'foreign', 'nobody']) {
      expect([other, await statusOf(`${url}/${other}/thumbnail`)]).toEqual([other, 404])
    }
    const locked = await link(world, { password: 'a long password' })
    expect(await statusOf(`${locked}/one/thumbnail`)).toBe(404)
  })

  it('[GEN-100] say of each what made it, and show a film of somebody cut out as the picture that it is', async () => {
    await using world = await shelf(open)
    const url = await link(world)
    await world.units.run((unit) =>
      sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId: 'file-one' }, 'algorithm'),
    )
    await world.add('maya', 'moving', { kind: 'video', albumIds: ['best'], cutOut: true })
    const html = await (await fetch(url)).text()
    expect(
      html.match(/digitalSourceType" content="https:\/\/schema.org\/AlgorithmicMediaDigitalSource"/g),
    ).toHaveLength(1)
    expect(html).toContain('<p>Drawn by a program.</p>')
    expect([html.match(/<img /g)?.length, html.includes('<video')]).toEqual([3, false])
  })

  it('[MEDIA-44] follow the album: what comes is seen, what goes or is thrown away is not', async () => {
    await using world = await shelf(open)
    const url = await link(world)
    await world.call('maya', 'PATCH', '/media', { ids: ['beside'], addAlbumIds: ['best'] })
    await world.call('maya', 'PATCH', '/media', { ids: ['one'], removeAlbumIds: ['best'] })
    await world.call('maya', 'PATCH', '/media', { ids: ['two'], trashed: true })
    expect((await (await fetch(url)).text()).match(/<img /g)).toHaveLength(1)
    const all = ['one', 'two', 'beside'].map((id) => statusOf(`${url}/${id}/file`))
    expect(await Promise.all(all)).toEqual([404, 404, 200])
  })

  describe('[MEDIA-45]', () => {
    linksEnd(thing, open)
  })
})

describe('[MEDIA-45] links to albums', () => {
  linksAreGuarded(thing)
})
