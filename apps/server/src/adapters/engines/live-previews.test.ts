import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import type { LivePreviews } from '#application/generations/ports.ts'
import { previewsInBlobs, previewsInMemory } from './live-previews.ts'

/** What is shown before, while and after something is drawn. */
async function shown(previews: LivePreviews): Promise<unknown[]> {
  const before = await previews.get('6AF9')
  await previews.put('6AF9', Uint8Array.of(1))
  await previews.put('6AF9', Uint8Array.of(2, 3))
  const newest = Array.from((await previews.get('6AF9')) ?? [])
  await previews.forget('6AF9')
  await previews.forget('6AF9')
  return [before, newest, await previews.get('6AF9')]
}
const wanted = [undefined, [2, 3], undefined]

describe('live previews', () => {
  it('[GEN-14] are the newest picture until they are forgotten, in memory', async () => {
    expect(await shown(previewsInMemory())).toEqual(wanted)
  })

  it('[GEN-14] and where several nodes find them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eidolon-live-'))
    try {
      expect(await shown(previewsInBlobs(diskBlobs(folder)))).toEqual(wanted)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
