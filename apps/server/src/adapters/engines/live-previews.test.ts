import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import type { LivePreviews } from '#application/generations/ports.ts'
import { previewsInBlobs, previewsInMemory } from './live-previews.ts'

async function showsTheNewest(previews: LivePreviews): Promise<void> {
  expect(await previews.get('6AF9')).toBeUndefined()
  await previews.put('6AF9', Uint8Array.of(1))
  await previews.put('6AF9', Uint8Array.of(2, 3))
  expect(Array.from((await previews.get('6AF9')) ?? [])).toEqual([2, 3])
  await previews.forget('6AF9')
  await previews.forget('6AF9')
  expect(await previews.get('6AF9')).toBeUndefined()
}

describe('live previews', () => {
  it('[GEN-14] are the newest picture until they are forgotten, in memory', async () => {
    await showsTheNewest(previewsInMemory())
  })

  it('[GEN-14] and where several nodes find them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eidolon-live-'))
    try {
      await showsTheNewest(previewsInBlobs(diskBlobs(folder)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
