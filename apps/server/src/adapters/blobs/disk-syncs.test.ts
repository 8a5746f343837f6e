import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PartsMissing } from '#application/files/ports.ts'
import { diskBlobs } from './disk.ts'
import { syncFile, type SyncFile } from './sync-file.ts'

it('[FILE-174] answers for a part that is written while the disk still works, and for the blob only when it is done', async () => {
  const disk = slowDisk()
  await using place = await folder(disk.sync)
  const id = await place.blobs.beginUpload('film')
  disk.stop()
  await place.blobs.putPart('film', id, 1, Buffer.from('once '))
  expect(disk.waiting()).toBe(1)
  // One part ahead, and no further.
  const second = state(place.blobs.putPart('film', id, 2, Buffer.from('upon')))
  await disk.idle()
  expect([disk.waiting(), second.settled]).toEqual([1, false])
  disk.next()
  await second.done
  const whole = state(place.blobs.completeUpload('film', id, 2))
  await disk.idle()
  expect([disk.waiting(), whole.settled, await readdir(join(place.root, 'objects')).catch(() => [])]).toEqual([
    1,
    false,
    [],
  ])
  disk.next()
  expect(await whole.done).toEqual({ size: 9 })
  expect(await readFile(join(place.root, 'objects', 'film@blob'), 'utf8')).toBe('once upon')
})

it('[FILE-174] makes no blob of what the disk did not take', async () => {
  let broken = false
  await using place = await folder(async (handle) => {
    if (broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
    await syncFile(handle)
  })
  const id = await place.blobs.beginUpload('film')
  await place.blobs.putPart('film', id, 1, Buffer.from('once '))
  broken = true
  await place.blobs.putPart('film', id, 2, Buffer.from('upon'))
  await expect(place.blobs.completeUpload('film', id, 2)).rejects.toThrow('EIO')
  expect([await place.blobs.head('film'), await readdir(join(place.root, 'aside'))]).toEqual([undefined, []])
  // What is still in memory is written anew, once the disk takes something again.
  broken = false
  expect(await place.blobs.completeUpload('film', id, 2)).toEqual({ size: 9 })
  expect(await readFile(join(place.root, 'objects', 'film@blob'), 'utf8')).toBe('once upon')
})

const losses = {
  'cut short': (file: string) => truncate(file, 7),
  empty: (file: string) => truncate(file, 0),
  'zeros in the middle': async (file: string) => {
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0, 5, 9))
  },
  gone: (file: string) => rm(file),
}
for (const [name, lose] of Object.entries(losses)) {
  it(`[FILE-175] notices parts that a power cut took, by their bytes: ${name}`, async () => {
    await using place = await folder()
    const id = await place.blobs.beginUpload('film')
    await place.blobs.putPart('film', id, 1, Buffer.from('once '))
    await place.blobs.putPart('film', id, 2, Buffer.from('upon'))
    await place.blobs.putPart('film', id, 4, Buffer.from(' time'))
    const upload = join(place.root, 'uploads', id)
    await lose(join(upload, (await readdir(upload)).find((each) => each.length === 36) ?? 'none'))
    const after = diskBlobs(place.root)
    await after.putPart('film', id, 3, Buffer.from(' a'))
    const lost = name === 'empty' || name === 'gone' ? [1, 2] : [2]
    await expect(after.completeUpload('film', id, 4)).rejects.toEqual(
      expect.objectContaining({ name: PartsMissing.name, parts: lost }),
    )
    expect(await after.head('film')).toBeUndefined()
    for (const part of lost) await after.putPart('film', id, part, Buffer.from(part === 1 ? 'Once ' : 'upon'))
    expect(await after.completeUpload('film', id, 4)).toEqual({ size: 16 })
    const begins = lost.length === 2 ? 'Once' : 'once'
    expect(await readFile(join(place.root, 'objects', 'film@blob'), 'utf8')).toBe(`${begins} upon a time`)
  })
}

it('[FILE-175] notices parts whose note a power cut took', async () => {
  await using place = await folder()
  const id = await place.blobs.beginUpload('film')
  await place.blobs.putPart('film', id, 1, Buffer.from('once '))
  await place.blobs.putPart('film', id, 2, Buffer.from('upon'))
  const upload = join(place.root, 'uploads', id)
  for (const name of await readdir(upload)) if (/^[12]\./.test(name)) await rm(join(upload, name))
  await expect(diskBlobs(place.root).completeUpload('film', id, 2)).rejects.toEqual(
    expect.objectContaining({ parts: [1, 2] }),
  )
})

it('[FILE-175] takes parts of a version before this one, which had waited for the disk', async () => {
  await using place = await folder()
  const id = await place.blobs.beginUpload('film')
  const run = '00000000-0000-4000-8000-000000000000'
  await writeFile(join(place.root, 'uploads', id, run), 'once upon')
  for (const name of ['1.0.5', '2.5.9']) await writeFile(join(place.root, 'uploads', id, `${name}.${run}`), '')
  expect(await place.blobs.completeUpload('film', id, 2)).toEqual({ size: 9 })
})

async function folder(sync?: SyncFile) {
  const root = await mkdtemp(join(tmpdir(), 'eidolon-syncs-'))
  return { root, blobs: diskBlobs(root, sync), [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}

/** A disk that finishes what it was given only when it is told to. */
function slowDisk() {
  const held: (() => void)[] = []
  let stopped = false
  const sync: SyncFile = async (handle) => {
    if (stopped) await new Promise<void>((resolve) => held.push(resolve))
    await syncFile(handle)
  }
  return {
    sync,
    stop: () => void (stopped = true),
    waiting: () => held.length,
    next: () => held.shift()?.(),
    /** Long enough for whatever does not wait for the disk. */
    idle: () => new Promise((resolve) => setTimeout(resolve, 60)),
  }
}

function state<T>(work: Promise<T>) {
  const seen = { settled: false, done: work }
  work.then(() => (seen.settled = true)).catch(() => {})
  return seen
}
