import { expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Permission } from '#domain/documents/permission.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import type { Bucket } from '#domain/files/bucket.ts'
import { type ArrivingFile, fileView, type StoredFile, type WholeFile } from '#domain/files/file.ts'

export type FileStorePlace = AsyncDisposable & {
  readonly store: FileStore
  readonly units: Transactions
  readonly bucket: Bucket
  readonly otherBucket: Bucket
}

const readBy = (role: string): Permission[] => [{ action: 'read', role }]
const plain: ListQuery = { filters: [], orders: [], limit: 25, offset: 0, cursor: undefined, select: undefined }
const moment = (day: number): string => `2026-01-0${day}T00:00:00.000+00:00`

/** What every store of files promises. */
export function fileStoreSuite(open: () => Promise<FileStorePlace>): void {
  function wholeFile(place: FileStorePlace, id: string, changes: Partial<WholeFile> = {}): WholeFile {
    return {
      bucketId: place.bucket.id,
      id,
      createdAt: moment(1),
      updatedAt: moment(1),
      owner: 'maya',
      permissions: readBy('user:maya'),
      name: `${id}.png`,
      size: 10,
      chunksTotal: 1,
      blobKey: `files/${id}`,
      state: { kind: 'whole', signature: 'a'.repeat(32), mimeType: 'image/png' },
      ...changes,
    }
  }

  function arrivingFile(place: FileStorePlace, id: string, changes: Partial<ArrivingFile> = {}): ArrivingFile {
    return {
      ...wholeFile(place, id),
      chunksTotal: 3,
      state: { kind: 'arriving', uploadId: 'up', chunkSize: 4, chunksUploaded: 1, creator: 'user:maya', mimeType: '' },
      ...changes,
    }
  }

  const add = ({ store, units, bucket }: FileStorePlace, file: StoredFile): Promise<boolean> =>
    units.run((unit) => store.add(bucket, file, unit))

  it('gives back what it was given, whole or arriving, within a unit and outside', async () => {
    await using place = await open()
    const { store, units, bucket, otherBucket } = place
    for (const file of [
      wholeFile(place, 'whole', { permissions: [...readBy('user:maya'), ...readBy('team:x/owner')] }),
      wholeFile(place, 'nobody', { permissions: [], size: 5_000_000_000 }),
      arrivingFile(place, 'arriving'),
    ]) {
      expect(await add(place, file)).toBe(true)
      expect(await store.find(bucket, file.id)).toEqual(file)
      expect(await units.run((unit) => store.find(bucket, file.id, unit))).toEqual(file)
      expect(await store.find(otherBucket, file.id)).toBeUndefined()
    }
    expect(await store.find(bucket, 'missing')).toBeUndefined()
  })

  it('keeps one file per id', async () => {
    await using place = await open()
    const { store, bucket } = place
    const added = await Promise.all(
      [1, 2, 3].map((n) => add(place, wholeFile(place, 'same', { blobKey: `files/${n}` }))),
    )
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await store.find(bucket, 'same')).toBeDefined()
  })

  it('changes a file from arriving to whole, and undoes it with its unit', async () => {
    await using place = await open()
    const { store, units, bucket } = place
    const before = arrivingFile(place, 'becoming')
    const after = wholeFile(place, 'becoming', { chunksTotal: 3, updatedAt: moment(2), permissions: readBy('any') })
    await add(place, before)
    const failed = units.run(async (unit) => {
      await store.change(bucket, before, after, unit)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await store.find(bucket, 'becoming')).toEqual(before)
    await units.run((unit) => store.change(bucket, before, after, unit))
    expect(await store.find(bucket, 'becoming')).toEqual(after)
    await units.run((unit) => store.remove(bucket, after, unit))
    expect(await store.find(bucket, 'becoming')).toBeUndefined()
    expect(await store.list(bucket, { query: plain, search: undefined }, 'all')).toEqual({ total: 0, files: [] })
  })

  it('lists files as clients see them, and nothing that they do not', async () => {
    await using place = await open()
    const { store, bucket } = place
    const files = [
      wholeFile(place, 'first'),
      arrivingFile(place, 'second'),
      wholeFile(place, 'third', { permissions: readBy('users') }),
    ]
    for (const file of files) await add(place, file)
    const listed = async (readableBy: readonly string[] | 'all', search?: string) => {
      const page = await store.list(bucket, { query: plain, search }, readableBy)
      return { total: page?.total, files: page?.files.map((json) => JSON.parse(json)) }
    }
    expect(await listed('all')).toEqual({ total: 3, files: files.map(fileView) })
    expect(await listed(['any', 'users', 'user:maya'])).toEqual({ total: 3, files: files.map(fileView) })
    expect((await listed(['any', 'users'])).total).toBe(1)
    expect((await listed(['any', 'guests'])).total).toBe(0)
    expect((await listed('all', 'seco')).files).toEqual(files.slice(1, 2).map(fileView))
    const cursor = { id: 'missing', direction: 'after' } as const
    expect(await store.list(bucket, { query: { ...plain, cursor }, search: undefined }, 'all')).toBeUndefined()
  })

  it('counts each chunk once, and forgets some of them or all', async () => {
    await using place = await open()
    const { store, units } = place
    for (const number of [2, 1, 2]) await units.run((unit) => store.addChunk('files/a', number, unit))
    await units.run((unit) => store.addChunk('files/b', 1, unit))
    expect([...(await store.chunks('files/a'))].toSorted((one, other) => one - other)).toEqual([1, 2])
    await units.run((unit) => store.forgetChunks('files/a', unit, [2, 3]))
    expect(await store.chunks('files/a')).toEqual([1])
    await units.run((unit) => store.forgetChunks('files/a', unit))
    expect(await store.chunks('files/a')).toEqual([])
    expect(await store.chunks('files/b')).toEqual([1])
  })

  it('finds forgotten uploads and the owners of bytes', async () => {
    await using place = await open()
    const { store, bucket, otherBucket } = place
    await add(place, arrivingFile(place, 'old'))
    await add(place, arrivingFile(place, 'new', { updatedAt: moment(3) }))
    await add(place, wholeFile(place, 'whole'))
    expect((await store.arrivingBefore(bucket, moment(2))).map(({ id }) => id)).toEqual(['old'])
    expect(await store.knownBlobs(bucket, ['files/old', 'files/whole', 'files/lost'])).toEqual(
      new Set(['files/old', 'files/whole']),
    )
    expect(await store.knownBlobs(otherBucket, ['files/old'])).toEqual(new Set())
    expect(await store.knownBlobs(bucket, [])).toEqual(new Set())
  })
}
