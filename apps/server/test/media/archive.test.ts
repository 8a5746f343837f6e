import { describe, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { mediaWorld } from '#test/support/media-world.ts'

describe('archives', () => {
  it('[MEDIA-12] hold the files of what was asked for, under names that tell them apart', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { seed: 7 })
    await world.add('maya', 'two', { seed: 7 })
    await world.add('maya', 'three', { fileId: 'file-one' })
    const response = await world.fetch('maya', '/media/archive?ids=one,two,three')
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('media.zip')
    const zip = await openCardZip(new Uint8Array(await response.arrayBuffer()))
    const names = ['upload - 2026-03-15 10.00 - 7.png', 'upload - 2026-03-15 10.00 - 7 (2).png']
    expect(zip.names).toEqual([...names, 'upload - 2026-03-15 10.00.png'])
    const kept = await (await world.fetch('maya', '/storage/buckets/media/files/file-one/view')).arrayBuffer()
    expect(await zip.read(names[0] ?? '')).toEqual(Buffer.from(kept))
    const posted = await world.fetch('maya', '/media/archive', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: ['two', 'two'] }),
    })
    expect((await openCardZip(new Uint8Array(await posted.arrayBuffer()))).names).toHaveLength(1)
  })

  it('[MEDIA-12] can be asked for by a form, so that browsers save them as they come', async () => {
    await using world = await mediaWorld()
    const fileId = await world.add('maya', 'm0')
    await world.units.run(async (unit) => {
      const given = { data: { kind: 'image', fileId }, permissions: ownerPermissions('maya') }
      for (let at = 1; at < 1200; at++) await world.documents.system.create(unit, 'media', { id: `m${at}`, ...given })
    })
    const fields = Array.from({ length: 1200 }, (_, at): [string, string] => ['ids[]', `m${at}`])
    const response = await fetch(`${world.url}/v1/media/archive?project=eidolon`, {
      method: 'POST',
      headers: { 'x-appwrite-session': 'maya', origin: world.url },
      body: new URLSearchParams(fields),
    })
    expect((await openCardZip(new Uint8Array(await response.arrayBuffer()))).names).toHaveLength(1200)
    const elsewhere = await fetch(`${world.url}/v1/media?project=eidolon`, { method: 'PATCH' })
    expect(elsewhere.status).toBe(401)
  })

  it('[MEDIA-13] are refused before they begin when something is not one’s own', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    await world.add('sam', 'his')
    const asked = (ids: unknown, user: string | undefined = 'maya') =>
      world.call(user, 'POST', '/media/archive', { ids })
    expect((await asked(['one', 'his'])).status).toBe(404)
    expect((await asked([])).status).toBe(400)
    expect((await asked(Array.from({ length: 10_001 }, (_, at) => `m${at}`))).status).toBe(400)
    expect((await world.call(undefined, 'GET', '/media/archive?ids=one')).status).toBe(401)
  })
})
