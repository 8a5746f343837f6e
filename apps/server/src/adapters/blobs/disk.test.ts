import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blobStoreSuite, type BlobWorld } from '#application/files/blob-store.suite.ts'
import { diskBlobs } from './disk.ts'
import { heldMemory } from './testing/held-memory.ts'

describe('diskBlobs', () => {
  blobStoreSuite(folder)

  it('[BLOB-3] leaves nothing aside, and clears away what a crash left there', async () => {
    await using place = await folder()
    const aside = join(place.root, 'aside')
    await (await place.open()).put('one', new Uint8Array(3))
    expect(await readdir(aside)).toEqual([])
    await writeFile(join(aside, 'old'), 'half')
    await utimes(join(aside, 'old'), 0, 0)
    await writeFile(join(aside, 'being-written'), 'half')
    await (await place.open()).put('two', new Uint8Array(3))
    expect(await readdir(aside)).toEqual(['being-written'])
  })
})

async function folder(): Promise<BlobWorld & { readonly root: string }> {
  const root = await mkdtemp(join(tmpdir(), 'eidolon-blobs-'))
  return {
    root,
    open: async () => diskBlobs(root),
    heldMemory,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}
