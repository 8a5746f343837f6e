import { describe, expect, it } from 'vitest'
import { openZip } from '#adapters/cards/zip.ts'
import { mediaWorld } from './testing/media-world.ts'

describe('archives', () => {
  it('[MEDIA-12] hold the files of what was asked for, under names that tell them apart', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { seed: 7 })
    await world.add('maya', 'two', { seed: 7 })
    await world.add('maya', 'three', { fileId: 'file-one' })
    const response = await world.fetch('maya', '/media/archive?ids=one,two,three')
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('media.zip')
    const zip = openZip(new Uint8Array(await response.arrayBuffer()))
    const names = ['upload - 2026-03-15 10.00 - 7.png', 'upload - 2026-03-15 10.00 - 7 (2).png']
    expect(zip.names).toEqual([...names, 'upload - 2026-03-15 10.00.png'])
    const kept = await (await world.fetch('maya', '/storage/buckets/media/files/file-one/view')).arrayBuffer()
    expect(await zip.read(names[0] ?? '')).toEqual(Buffer.from(kept))
    const posted = await world.fetch('maya', '/media/archive', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: ['two', 'two'] }),
    })
    expect(openZip(new Uint8Array(await posted.arrayBuffer())).names).toHaveLength(1)
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
