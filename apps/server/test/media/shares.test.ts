import { sql } from '#adapters/sql/database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { describe, expect, it } from 'vitest'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const link = async (world: MediaWorld, body: object = {}, id = 'one'): Promise<string> =>
  String((await world.call('maya', 'POST', `/media/${id}/share`, body)).body['url'])

const unlock = (url: string, password: string) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ password }) })

describe('share links', () => {
  it('[MEDIA-15] show the picture to whoever has them, in parts too, without script, and not to search engines', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { width: 16, height: 16 })
    const url = await link(world)
    expect(url).toMatch(/\/shared\/[\w-]{32}$/)
    const page = await fetch(url)
    const html = await page.text()
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('/file"')
    expect(html).not.toContain('<script')
    const file = await fetch(`${url}/file`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    const whole = new Uint8Array(await file.arrayBuffer())
    const part = await fetch(`${url}/file`, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PNG'])
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${whole.length}`)
    expect((await fetch(`${url.slice(0, -3)}abc/file`)).status).toBe(404)
    expect((await world.call('sam', 'POST', '/media/one/share', {})).status).toBe(404)
    expect((await world.call('sam', 'GET', '/media/one/share')).status).toBe(404)
  })

  it('[MEDIA-75] put who is cut out before a chequer', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { cutOut: true })
    await world.add('maya', 'two')
    expect(await (await fetch(await link(world))).text()).toContain('class="clear"')
    expect(await (await fetch(await link(world, {}, 'two'))).text()).not.toContain('class="clear"')
  })

  it('[MARK-23] say to people and programs what drew it here, and nothing of what was brought along', async () => {
    await using world = await mediaWorld()
    const fileId = await world.add('maya', 'one')
    const page = async () => (await fetch(await link(world))).text()
    expect(await page()).not.toContain('digitalSourceType')
    await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'neural'))
    const html = await page()
    expect(html).toContain(
      'itemprop="digitalSourceType" content="https://schema.org/TrainedAlgorithmicMediaDigitalSource"',
    )
    expect(html).toContain('<span>Made with AI</span>')
  })

  it('[MEDIA-16] end when they were said to, are taken back, replaced, or the picture is thrown away', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    expect((await world.call('maya', 'POST', '/media/one/share', { expire: '2026-03-15T09:00:00Z' })).status).toBe(400)
    const short = await link(world, { expire: '2026-03-15T11:00:00Z' })
    expect((await world.call('maya', 'GET', '/media/one/share')).body).toEqual({
      shared: true,
      createdAt: '2026-03-15T10:00:00.000+00:00',
      password: false,
      includeRecipe: false,
      expire: '2026-03-15T11:00:00.000+00:00',
    })
    world.pass(60 * 60 * 1000)
    expect((await fetch(short)).status).toBe(404)
    expect((await world.call('maya', 'GET', '/media/one/share')).body['shared']).toBe(false)
    const first = await link(world)
    const second = await link(world)
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200])
    await world.call('maya', 'PATCH', '/media', { ids: ['one'], trashed: true })
    expect((await fetch(`${second}/file`)).status).toBe(404)
    await world.call('maya', 'PATCH', '/media', { ids: ['one'], trashed: false })
    expect((await fetch(`${second}/file`)).status).toBe(200)
    expect((await world.call('maya', 'DELETE', '/media/one/share')).status).toBe(204)
    expect((await fetch(second)).status).toBe(404)
  })

  it('[MEDIA-17] ask for their password first, and not too often', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    const url = await link(world, { password: 'open sesame' })
    const page = await fetch(url)
    expect([page.status, (await page.text()).includes('/file')]).toEqual([401, false])
    expect((await fetch(`${url}/file`)).status).toBe(404)
    expect((await unlock(url, 'open says me')).status).toBe(401)
    const right = await unlock(url, 'open sesame')
    const cookie = right.headers.get('set-cookie') ?? ''
    expect([right.status, right.headers.get('location')]).toEqual([303, new URL(url).pathname])
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await fetch(url, { headers })).status).toBe(200)
    expect((await fetch(`${url}/file`, { headers })).status).toBe(200)
    for (let attempt = 2; attempt < 10; attempt++) await unlock(url, '')
    expect((await unlock(url, 'open sesame')).status).toBe(429)
    const other = await link(world, { password: 'open sesame' })
    expect((await fetch(`${other}/file`, { headers })).status).toBe(404)
  })

  it('[GEN-96] are made of sheets that are pictures; of others it is said that they are handed on otherwise', async () => {
    await using world = await mediaWorld()
    const permissions = [{ action: 'read' as const, role: 'user:maya' }]
    async function* zip() {
      yield Buffer.from('PK\x03\x04 and so on', 'latin1')
    }
    const staged = await world.files.system.stage('media', 'sprites.zip', zip())
    await world.units.run((unit) => world.files.system.keep(unit, staged, { id: 'zipped', permissions }))
    await world.add('maya', 'one', { kind: 'sheet' })
    await world.add('maya', 'sprites', { kind: 'sheet', fileId: 'zipped' })
    // Whatever its row says of it.
    await world.add('maya', 'liar', { kind: 'image', fileId: 'zipped' })
    expect((await fetch(await link(world))).status).toBe(200)
    for (const id of ['sprites', 'liar']) {
      expect(await world.call('maya', 'POST', `/media/${id}/share`, {})).toMatchObject({
        status: 400,
        body: { type: 'media_not_shareable' },
      })
    }
    const counts = await world.call('maya', 'GET', '/media/counts')
    expect(counts.body).toMatchObject({ total: 3, sheets: 2, images: 1 })
  })

  it('[GEN-96] nobody uploads such files, whatever they are called', async () => {
    await using world = await mediaWorld()
    for (const name of ['sheet.zip', 'sheet.pdf', 'sheet.png']) {
      for (const begins of ['PK\x03\x04', '%PDF-1.7']) {
        const { status, body } = await world.upload('maya', Buffer.from(`${begins} and so on`, 'latin1'), name)
        expect([status, body['type']]).toEqual([400, 'storage_file_type_unsupported'])
      }
    }
  })

  it('[MEDIA-18] are kept as hashes only', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    const url = await link(world, { password: 'open sesame' })
    const [row] = await world.db.rows(sql`select media_id, token_hash, password from media_shares`)
    const kept = JSON.stringify(row)
    expect(kept).not.toContain(url.slice(url.lastIndexOf('/') + 1))
    expect(kept).not.toContain('sesame')
    expect(row?.['password']).toMatch(/^scrypt\$/)
  })
})
