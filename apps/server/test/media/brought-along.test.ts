import { MediaPoster } from '@eidolon/contract/media/media.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodePng } from '#adapters/engines/png.ts'
import { mediaWorld, plain } from '#test/support/media-world.ts'

const Still = MediaPoster.partial().extend({ message: z.string().optional() })

describe('what was brought along', () => {
  it('[MEDIA-21] a video that was brought along takes a still, which goes with it', async () => {
    await using world = await mediaWorld()
    // As much of a film as it takes to be told for one.
    const film = new TextEncoder().encode('\0\0\0\x10ftypmp42\0\0\0\0')
    await world.upload('maya', film, 'a.mp4')
    const [row] = await world.rows('maya')
    const give = async (user: string, id: unknown, bytes: Uint8Array) => {
      const form = new FormData()
      form.append('file', new File([Uint8Array.from(bytes)], 'still.png'))
      const answer = await world.fetch(user, `/media/${String(id)}/poster`, { method: 'PUT', body: form })
      return {
        status: answer.status,
        ...Still.parse(await answer.json()),
      }
    }
    const png = (seed: number) => encodePng(plain({ width: 24, height: 16, seed }), 'a still')
    const first = await give('maya', row?.['$id'], png(1))
    expect(first.status).toBe(200)
    expect((await world.rows('maya'))[0]?.['posterId']).toBe(first.posterId)
    const shown = await world.fetch('maya', `/storage/buckets/media/files/${first.posterId}/view`)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    const second = await give('maya', row?.['$id'], png(2))
    expect(second.posterId).not.toBe(first.posterId)
    await expect.poll(async () => (await world.blobKeys()).length).toBe(2)
    await world.add('maya', 'drawn', { kind: 'video' })
    expect((await give('maya', 'drawn', png(1))).message).toContain('brought along')
    expect((await give('sam', row?.['$id'], png(1))).status).toBe(404)
    expect((await give('maya', row?.['$id'], new TextEncoder().encode('no picture'))).status).toBe(400)
    await world.call('maya', 'DELETE', '/media', { ids: [row?.['$id'], 'drawn'] })
    await expect.poll(() => world.blobKeys()).toEqual([])
  })
})
