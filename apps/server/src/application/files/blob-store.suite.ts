import { expect, it } from 'vitest'
import {
  type BlobStore,
  type ByteRange,
  type ByteStream,
  PartsMissing,
  RangeOutside,
  SizeMismatch,
  UploadGone,
} from './ports.ts'

const mega = 1024 * 1024
const part = 5 * mega

export type BlobWorld = AsyncDisposable & {
  /** The same blobs every time, as after a restart. */
  open(): Promise<BlobStore>
  /** Bytes of buffers in use. */
  heldMemory(): number
}

/** What every blob store must do. Each adapter's test file calls this once. */
export function blobStoreSuite(world: () => Promise<BlobWorld>): void {
  async function store(): Promise<BlobWorld & { readonly blobs: BlobStore }> {
    const place = await world()
    return { ...place, blobs: await place.open() }
  }

  it('[BLOB-1] gives back the bytes it was given, as bytes or as a stream, of known size or not', async () => {
    await using place = await store()
    const { blobs } = place
    const bytes = pattern(300_000)
    expect(await blobs.put('a/bytes', bytes)).toEqual({ size: 300_000 })
    expect(await blobs.put('a/stream', pieces(bytes, 70_000), { size: 300_000 })).toEqual({ size: 300_000 })
    expect(await blobs.put('a/web', ReadableStream.from(pieces(bytes, 70_000)))).toEqual({ size: 300_000 })
    for (const key of ['a/bytes', 'a/stream', 'a/web']) expect(await whole(blobs, key)).toEqual(bytes)
    await blobs.put('a/bytes', pattern(10))
    expect(await whole(blobs, 'a/bytes')).toEqual(pattern(10))
  })

  it('[BLOB-1] keeps blobs of no bytes', async () => {
    await using place = await store()
    const { blobs } = place
    await blobs.put('empty', new Uint8Array(0))
    await blobs.put('also', pieces(new Uint8Array(0), 1))
    for (const key of ['empty', 'also']) {
      expect(await whole(blobs, key)).toHaveLength(0)
      expect(await blobs.head(key)).toMatchObject({ key, size: 0 })
    }
    await expect(blobs.read('empty', { start: 0, end: 0 })).rejects.toBeInstanceOf(RangeOutside)
  })

  it('[BLOB-2] says undefined for what is not there, and deletes it without complaint', async () => {
    await using place = await store()
    const { blobs } = place
    await blobs.put('here', pattern(3))
    expect([await blobs.read('gone'), await blobs.head('gone'), await blobs.head('here/below')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await blobs.delete('gone')
    await blobs.delete('here')
    await blobs.delete('here')
    expect(await blobs.head('here')).toBeUndefined()
  })

  it('[BLOB-3] shows nothing of a blob whose source fails or has another size, and keeps the one before', async () => {
    await using place = await store()
    const { blobs } = place
    await blobs.put('kept', pattern(100))
    for (const length of [10, 12 * mega]) {
      for (const key of ['kept', 'new']) {
        await expect(blobs.put(key, failing(length))).rejects.toThrow('the source broke')
        await expect(blobs.put(key, pieces(pattern(length), mega), { size: length + 1 })).rejects.toBeInstanceOf(
          SizeMismatch,
        )
      }
    }
    expect(await whole(blobs, 'kept')).toEqual(pattern(100))
    expect([await keys(blobs, ''), await uploads(blobs)]).toEqual([['kept'], []])
  })

  it('[BLOB-3] keeps one of several blobs that are written under one key at once, whole', async () => {
    await using place = await store()
    const { blobs } = place
    const candidates = Array.from({ length: 5 }, (_, n) => pattern(400_000 + n, n))
    await Promise.all(candidates.map((bytes) => blobs.put('same', pieces(bytes, 50_000))))
    const kept = await whole(blobs, 'same')
    expect(candidates.filter((bytes) => same(bytes, kept))).toHaveLength(1)
    expect(await keys(blobs, '')).toEqual(['same'])
  })

  it('[BLOB-4] reads any range, to the byte', async () => {
    await using place = await store()
    const { blobs } = place
    const bytes = pattern(600_001)
    await blobs.put('ranged', bytes)
    const edges: ByteRange[] = [
      { start: 0, end: 0 },
      { start: 0, end: 1 },
      { start: 262_143, end: 262_145 },
      { start: 600_000, end: 600_000 },
      { start: 599_000, end: 999_999 },
      { start: 0, end: 600_000 },
    ]
    for (const range of edges) {
      expect(await whole(blobs, 'ranged', range)).toEqual(bytes.slice(range.start, range.end + 1))
      expect((await canceled(blobs, 'ranged', range))?.size).toBe(600_001)
    }
    await expect(blobs.read('ranged', { start: 600_001, end: 600_001 })).rejects.toMatchObject({ size: 600_001 })
    for (const range of [
      { start: -1, end: 5 },
      { start: 5, end: 4 },
      { start: 0.5, end: 4 },
    ]) {
      await expect(blobs.read('ranged', range)).rejects.toBeInstanceOf(RangeError)
    }
  })

  it('[BLOB-5] lists by the beginning of the key, in the order of bytes', async () => {
    await using place = await store()
    const { blobs } = place
    const sorted = ['a', 'a-b', 'a.b', 'a/1', 'a/10', 'a/2', 'a/b/c', 'a0', 'ab', 'b/x'].toSorted()
    for (const key of sorted.toReversed()) await blobs.put(key, pattern(key.length))
    expect(await keys(blobs, '')).toEqual(sorted)
    expect(await keys(blobs, 'a/')).toEqual(['a/1', 'a/10', 'a/2', 'a/b/c'])
    expect(await keys(blobs, 'a/1')).toEqual(['a/1', 'a/10'])
    expect(await keys(blobs, 'a/b')).toEqual(['a/b/c'])
    expect(await keys(blobs, 'c')).toEqual([])
    for await (const { key, size, modifiedAt } of blobs.list('b')) {
      expect({ key, size, recent: Math.abs(Date.now() - modifiedAt.getTime()) < 60_000 }).toEqual({
        key: 'b/x',
        size: 3,
        recent: true,
      })
    }
  })

  it('[BLOB-6] refuses keys that could lead elsewhere', async () => {
    await using place = await store()
    const { blobs } = place
    for (const key of [
      '',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/.b',
      'A',
      'a\\b',
      'a\0',
      'a b',
      'x'.repeat(501),
    ]) {
      await expect(blobs.put(key, pattern(1))).rejects.toBeInstanceOf(TypeError)
      await expect(blobs.read(key)).rejects.toBeInstanceOf(TypeError)
      await expect(blobs.delete(key)).rejects.toBeInstanceOf(TypeError)
      await expect(blobs.beginUpload(key)).rejects.toBeInstanceOf(TypeError)
    }
  })

  it('[BLOB-7] streams 20 MB without holding them', async () => {
    await using place = await store()
    const { blobs } = place
    const before = place.heldMemory()
    let max = before
    const measure = (index: number): void => {
      if (index % 40 === 39) max = Math.max(max, place.heldMemory())
    }
    const source = async function* () {
      for (let index = 0; index < 320; index++) {
        yield pattern(65_536, index)
        measure(index)
      }
    }
    expect(await blobs.put('large', source())).toEqual({ size: 20 * mega })
    let at = 0
    let wrong = 0
    let expected = pattern(0)
    for await (const piece of (await blobs.read('large'))?.stream ?? []) {
      for (let from = 0; from < piece.length;) {
        const within = at % 65_536
        if (within === 0) expected = pattern(65_536, at / 65_536)
        const some = piece.subarray(from, from + 65_536 - within)
        if (!same(some, expected.subarray(within, within + some.length))) wrong++
        at += some.length
        from += some.length
      }
      measure(Math.floor(at / 65_536) - 1)
    }
    expect({ at, wrong }).toEqual({ at: 20 * mega, wrong: 0 })
    expect(max - before).toBeLessThan(15 * mega)
  })

  it('[BLOB-8] makes a blob of parts that came in any order, some twice, also after a restart', async () => {
    await using place = await store()
    const [one, two, three] = [pattern(part, 1), pattern(part, 2), pattern(1234, 3)]
    const id = await place.blobs.beginUpload('film')
    expect(await place.blobs.putPart('film', id, 2, pieces(two, mega))).toEqual({ size: part })
    await place.blobs.putPart('film', id, 1, pieces(pattern(part, 9), mega))
    const after = await place.open()
    expect(await uploads(after)).toEqual([{ key: 'film', uploadId: id, startedAt: expect.any(Date) }])
    await after.putPart('film', id, 1, one)
    await after.putPart('film', id, 3, three)
    expect(await after.parts('film', id)).toEqual([
      { part: 1, size: part },
      { part: 2, size: part },
      { part: 3, size: 1234 },
    ])
    expect([await after.head('film'), await keys(after, '')]).toEqual([undefined, []])
    expect(await after.completeUpload('film', id, 3)).toEqual({ size: 2 * part + 1234 })
    expect(same(await whole(after, 'film'), Buffer.concat([one, two, three]))).toBe(true)
    expect(await uploads(after)).toEqual([])
    expect(await after.completeUpload('film', id, 3)).toEqual({ size: 2 * part + 1234 })
  })

  it('[BLOB-8] does not complete without every part, and goes on afterwards', async () => {
    await using place = await store()
    const { blobs } = place
    const id = await blobs.beginUpload('gap')
    await blobs.putPart('gap', id, 1, pattern(part))
    await blobs.putPart('gap', id, 3, pattern(5))
    await expect(blobs.completeUpload('gap', id, 3)).rejects.toBeInstanceOf(PartsMissing)
    await expect(blobs.putPart('gap', id, 2, failing(6 * mega))).rejects.toThrow('the source broke')
    await expect(blobs.completeUpload('gap', id, 3)).rejects.toBeInstanceOf(PartsMissing)
    await blobs.putPart('gap', id, 2, pattern(part))
    expect(await blobs.completeUpload('gap', id, 3)).toEqual({ size: 2 * part + 5 })
  })

  it('[BLOB-9] forgets an upload that is aborted in the middle', async () => {
    await using place = await store()
    const { blobs } = place
    const id = await blobs.beginUpload('dropped')
    await blobs.putPart('dropped', id, 1, pattern(10))
    await blobs.abortUpload('dropped', id)
    await blobs.abortUpload('dropped', id)
    await expect(blobs.putPart('dropped', id, 2, pattern(10))).rejects.toBeInstanceOf(UploadGone)
    await expect(blobs.parts('dropped', id)).rejects.toBeInstanceOf(UploadGone)
    await expect(blobs.completeUpload('dropped', id, 1)).rejects.toBeInstanceOf(UploadGone)
    expect([await blobs.head('dropped'), await uploads(blobs)]).toEqual([undefined, []])
    for (const wrong of [0, 1.5, 10_001]) {
      await expect(blobs.putPart('dropped', id, wrong, pattern(1))).rejects.toBeInstanceOf(RangeError)
    }
  })
}

/** Bytes that differ from place to place and from seed to seed, so that a mix-up shows. */
function pattern(length: number, seed = 0): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at++) bytes[at] = byteAt(at, seed)
  return bytes
}

function byteAt(at: number, seed: number): number {
  return (at * 31 + (at >> 8) * 7 + seed * 13) & 255
}

async function* pieces(bytes: Uint8Array, size: number): ByteStream & AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* failing(length: number): AsyncGenerator<Uint8Array> {
  yield* pieces(pattern(length), mega)
  throw new Error('the source broke')
}

async function whole(blobs: BlobStore, key: string, range?: ByteRange): Promise<Uint8Array> {
  const blob = await blobs.read(key, range)
  const parts: Uint8Array[] = []
  for await (const piece of blob?.stream ?? []) parts.push(piece)
  return Uint8Array.from(Buffer.concat(parts))
}

async function canceled(blobs: BlobStore, key: string, range: ByteRange): ReturnType<BlobStore['read']> {
  const blob = await blobs.read(key, range)
  await blob?.stream.cancel()
  return blob
}

async function keys(blobs: BlobStore, prefix: string): Promise<readonly string[]> {
  return (await all(blobs.list(prefix))).map(({ key }) => key)
}

function uploads(blobs: BlobStore): Promise<readonly unknown[]> {
  return all(blobs.uploads())
}

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of given) found.push(one)
  return found
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
