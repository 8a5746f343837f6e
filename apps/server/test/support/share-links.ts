import { expect, it } from 'vitest'
import type { Sql } from '#adapters/sql/database.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

/** Something that is shared by a link and shows pictures, of which `one` is one. */
export type SharedThing = {
  /** What it is called in sentences. */
  readonly what: string
  /** Its place: `/albums/best`. */
  readonly path: string
  /** Its document. */
  readonly document: string
  /** What is kept of its links. */
  readonly kept: Sql
  /** A word of it that only those may see who may see it. */
  readonly secret: string
  readonly shelf: (...given: Parameters<typeof mediaWorld>) => Promise<MediaWorld>
}

export const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(url, { headers })).status

export const linkTo =
  ({ path }: Pick<SharedThing, 'path'>) =>
  async (world: MediaWorld, body: object = {}): Promise<string> =>
    String((await world.call('maya', 'POST', `${path}/share`, body)).body['url'])

/** That links end. Called for each database. */
export function linksEnd(thing: SharedThing, open: Parameters<typeof mediaWorld>[0]): void {
  const { what, path, document, kept, shelf } = thing
  const link = linkTo(thing)
  it(`end when they were said to, are taken back, replaced, or the ${what} goes`, async () => {
    await using world = await shelf(open)
    const short = await link(world, { expire: '2026-03-15T11:00:00Z' })
    const state = await world.call('maya', 'GET', `${path}/share`)
    expect(state.body).toMatchObject({ shared: true, password: false })
    world.pass(60 * 60 * 1000)
    expect([await statusOf(short), await statusOf(`${short}/one/file`)]).toEqual([404, 404])
    const [first, second] = [await link(world), await link(world)]
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    expect((await world.call('maya', 'DELETE', `${path}/share`)).status).toBe(204)
    expect(await statusOf(`${second}/one/file`)).toBe(404)
    const third = await link(world)
    await world.call('maya', 'DELETE', document)
    expect([await statusOf(third), await statusOf(`${third}/one/file`)]).toEqual([404, 404])
    expect(await world.db.rows(kept)).toEqual([])
  })
}

/** Who makes links and who gets in by them. */
export function linksAreGuarded(thing: SharedThing): void {
  const { what, path, kept, secret, shelf } = thing
  const link = linkTo(thing)

  it('ask for their password first, for each picture as well', async () => {
    await using world = await shelf()
    const url = await link(world, { password: 'open sesame' })
    const locked = await fetch(url)
    expect([locked.status, await statusOf(`${url}/one/file`)]).toEqual([401, 404])
    expect(await locked.text()).not.toContain(secret)
    const right = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ password: 'open sesame' }),
    })
    const headers = { cookie: (right.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
    expect([await statusOf(url, headers), await statusOf(`${url}/one/file`, headers)]).toEqual([200, 200])
    const rows = JSON.stringify(await world.db.rows(kept))
    expect(rows).not.toContain('sesame')
    expect(rows).not.toContain(url.slice(url.lastIndexOf('/') + 1))
  })

  it(`are made, seen and taken back by the owner of the ${what} alone`, async () => {
    await using world = await shelf()
    await link(world)
    for (const [user, status] of [
      ['sam', 404],
      [undefined, 401],
    ] as const) {
      expect((await world.call(user, 'POST', `${path}/share`, {})).status).toBe(status)
      expect((await world.call(user, 'GET', `${path}/share`)).status).toBe(status)
      expect((await world.call(user, 'DELETE', `${path}/share`)).status).toBe(status)
    }
    const others = path.slice(0, path.lastIndexOf('/'))
    expect((await world.call('maya', 'POST', `${others}/nobody/share`, {})).status).toBe(404)
    expect((await world.call('maya', 'POST', `${others}/!/share`, {})).status).toBe(400)
  })
}
