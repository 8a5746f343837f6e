import { cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
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

  it('[FILE-170] makes the file that parts were written to, one after the other, the blob without copying it', async () => {
    await using place = await folder()
    const blobs = await place.open()
    const id = await blobs.beginUpload('film')
    await blobs.putPart('film', id, 1, Buffer.from('once '))
    // What broke off leaves nothing behind, also where less comes the next time.
    await expect(blobs.putPart('film', id, 2, breaking('upon a time, long'))).rejects.toThrow('broke')
    await blobs.putPart('film', id, 2, Buffer.from('upon'))
    const upload = join(place.root, 'uploads', id)
    const run = (await readdir(upload)).find((name) => name.length === 36)
    const { ino } = await stat(join(upload, run ?? 'none'))
    expect(await blobs.completeUpload('film', id, 2)).toEqual({ size: 9 })
    const made = join(place.root, 'objects', 'film@blob')
    expect([await readFile(made, 'utf8'), (await stat(made)).ino]).toEqual(['once upon', ino])
    expect(await readdir(join(place.root, 'uploads'))).toEqual([])
  })

  it('[FILE-170] puts together what came in order, out of it, again and after a restart', async () => {
    await using place = await folder()
    const before = await place.open()
    const id = await before.beginUpload('film')
    await before.putPart('film', id, 1, Buffer.from('a'))
    await before.putPart('film', id, 2, Buffer.from('old'))
    await before.putPart('film', id, 4, Buffer.from('dd'))
    await before.putPart('film', id, 2, Buffer.from('bb'))
    const after = await place.open()
    await after.putPart('film', id, 3, Buffer.from('ccc'))
    expect((await after.parts('film', id)).map(({ size }) => size)).toEqual([1, 2, 3, 2])
    await after.completeUpload('film', id, 4)
    expect(await readFile(join(place.root, 'objects', 'film@blob'), 'utf8')).toBe('abbcccdd')
  })

  it('[FILE-170] finds an upload complete that a crash left between its new name and its end', async () => {
    await using place = await folder()
    const blobs = await place.open()
    const id = await blobs.beginUpload('film')
    await blobs.putPart('film', id, 1, Buffer.from('whole'))
    const upload = join(place.root, 'uploads', id)
    await cp(upload, `${upload}-kept`, { recursive: true })
    await blobs.completeUpload('film', id, 1)
    await cp(`${upload}-kept`, upload, { recursive: true })
    await rm(`${upload}-kept`, { recursive: true })
    for (const name of await readdir(upload)) if (name.length === 36) await rm(join(upload, name))
    const after = await place.open()
    expect(await after.completeUpload('film', id, 1)).toEqual({ size: 5 })
    expect(await readdir(join(place.root, 'uploads'))).toEqual([])
  })

  it('[FILE-173] keeps pieces that are gone when the next one is asked for, whatever their lengths', async () => {
    await using place = await folder()
    const blobs = await place.open()
    const whole = Buffer.from(Uint8Array.from({ length: 1_700_000 }, (_, at) => (at * 31) ^ (at >> 9)))
    const id = await blobs.beginUpload('film')
    await blobs.putPart('film', id, 1, passing(whole, 65_536))
    await Promise.all([blobs.put('one', passing(whole, 700_001)), blobs.put('other', passing(whole, 1_048_577))])
    await blobs.completeUpload('film', id, 1)
    for (const name of ['film', 'one', 'other'])
      expect(Buffer.compare(await readFile(join(place.root, 'objects', `${name}@blob`)), whole)).toBe(0)
  })
})

/** One buffer for every piece, as a source may have it. */
async function* passing(whole: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(length)
  for (let at = 0; at < whole.length; at += length) {
    const some = whole.subarray(at, at + length)
    buffer.set(some)
    yield buffer.subarray(0, some.length)
    buffer.fill(0)
  }
}

async function* breaking(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
  throw new Error('The client broke off')
}

async function folder(): Promise<BlobWorld & { readonly root: string }> {
  const root = await mkdtemp(join(tmpdir(), 'eidolon-blobs-'))
  return {
    root,
    open: async () => diskBlobs(root),
    heldMemory,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}
