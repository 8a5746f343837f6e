import { newPage } from '@eidolon/stories'
import { expect, it } from 'vitest'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import type { Marker } from '#application/marking/ports.ts'
import { credentialsPin } from '#transport/http/routes/shared/shared-credentials.ts'
import { albumDocuments, mediaWorld } from '#test/support/media-world.ts'

const marker: Marker = { name: 'none', mark: async (bytes) => bytes, [Symbol.asyncDispose]: async () => {} }
const storyDocuments = '/databases/studio/collections/stories/documents'
const pinOf = (page: string): string | undefined => /<details class="credentials">(.*?)<\/details>/.exec(page)?.[1]

it('[MARK-79] pages behind links have a pin that opens what the files say, where something was made and is signed here', async () => {
  await using world = await mediaWorld(undefined, { marker })
  await world.call('maya', 'POST', albumDocuments, { documentId: 'best', data: { name: 'Best' } })
  const fileId = await world.add('maya', 'one', { albumIds: ['best'], engineVersion: '3.1', prompt: 'a secret wish' })
  const page = newPage(() => 'n1', { cuts: [] })
  const pages = [{ ...page, panels: page.panels.map((panel) => ({ ...panel, mediaId: 'one' })) }]
  const data = { title: 'Tale', pages: JSON.stringify(pages) }
  expect((await world.call('maya', 'POST', storyDocuments, { documentId: 'tale', data })).status).toBe(201)
  const links = await Promise.all(
    ['/media/one/share', '/albums/best/share', '/stories/tale/share'].map(
      async (path) => (await world.call('maya', 'POST', path, {})).body['url'],
    ),
  )
  const pins = () => Promise.all(links.map(async (url) => pinOf(await (await fetch(String(url))).text())))
  expect(await pins()).toEqual([undefined, undefined, undefined])
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'algorithm'))
  for (const pin of await pins()) {
    expect(pin).toContain('<summary aria-label="Content credentials"')
    expect(pin).toContain('<dt>Made by</dt><dd>illustrator 3.1</dd>')
    expect(pin).toMatch(/<dt>When<\/dt><dd><time datetime="\d{4}-\d\d-\d\d">\w+ \d+, \d{4}<\/time><\/dd>/)
    expect(pin).toContain('<dt>Signed by</dt><dd>Eidolon</dd>')
    expect(pin).toContain('<a href="/verify">')
    expect(pin).not.toMatch(/secret wish|maya|Claimed/)
  }
})

it('[MARK-79] the pin says everything once, as what it is, and nothing where nothing is signed', () => {
  const one = { source: 'neural', engine: '<b>', madeAt: '2026-03-01T10:00:00.000+00:00', wallet: 'WALLET' } as const
  const pin = credentialsPin([one, { ...one, madeAt: '2026-01-31T23:59:00.000+00:00' }, one], 'A & B')
  expect(pin).toContain('<dd>&#60;b&#62;</dd>')
  expect(pin).toContain('January 31, 2026</time> to <time datetime="2026-03-01">March 1, 2026')
  expect(pin).toContain('<dt>Signed by</dt><dd>A &#38; B</dd>')
  expect(pin).toContain('<dt>Claimed by</dt><dd><code>WALLET</code></dd>')
  expect([credentialsPin([one], undefined), credentialsPin([], 'Eidolon')]).toEqual(['', ''])
})
