import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BlobStore, type BlobUpload, PartsMissing, UploadGone } from '#application/files/ports.ts'
import { absent, type AtomicWriter, makeFolder, syncFolder } from './atomic-write.ts'
import { checkKey, checkPart } from './keys.ts'
import { isIntact, isMoved, type PartRange, placesIn } from './part-places.ts'
import type { SyncFile } from './sync-file.ts'
import { uploadRuns } from './upload-runs.ts'

type Uploads = Pick<BlobStore, 'beginUpload' | 'putPart' | 'parts' | 'completeUpload' | 'abortUpload' | 'uploads'>

const note = 'key'
const chunk = 1024 * 1024

/** An upload is a folder of parts with a note of the key they are for, so it outlives the process. */
export function diskUploads(
  root: string,
  aside: AtomicWriter,
  fileOf: (key: string) => string,
  sync?: SyncFile,
): Uploads {
  const runs = uploadRuns(sync)

  /** Undefined also when the upload is for another key: whoever knows only one of the two gets nowhere. */
  async function find(key: string, uploadId: string): Promise<string | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(uploadId)) return undefined
    const folder = join(root, uploadId)
    const noted = await readFile(join(folder, note), 'utf8').catch(absent)
    return noted === checkKey(key) ? folder : undefined
  }

  async function expect(key: string, uploadId: string): Promise<string> {
    const folder = await find(key, uploadId)
    if (!folder) throw new UploadGone(`There is no upload ${uploadId} for ${key}`)
    return folder
  }

  async function assemble(folder: string, target: string, count: number): Promise<number> {
    const there = await placesIn(folder)
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    const places = numbers.map((part) => there.get(part)).filter((place) => place !== undefined)
    const finished = places.length === count ? await runs.finish(folder, places, target) : undefined
    const size = finished ?? (await putTogether(target, await intact(numbers, there)))
    runs.forget(folder)
    await rm(folder, { recursive: true, force: true })
    return size
  }

  /** The parts in order, if they are all there as they came. Those that are not have to come again. */
  async function intact(
    numbers: readonly number[],
    there: ReadonlyMap<number, PartRange>,
  ): Promise<readonly PartRange[]> {
    const places: PartRange[] = []
    const missing: number[] = []
    for (const part of numbers) {
      const place = there.get(part)
      if (place && (await isIntact(place))) places.push(place)
      else missing.push(part)
    }
    if (missing.length > 0) throw new PartsMissing(missing, numbers.length)
    return places
  }

  async function putTogether(target: string, places: readonly PartRange[]): Promise<number> {
    await makeFolder(dirname(target))
    return aside.write(target, oneAfterTheOther(places))
  }

  return {
    async beginUpload(key) {
      const uploadId = randomUUID()
      const folder = join(root, uploadId)
      await makeFolder(folder)
      await aside.write(join(folder, note), Buffer.from(checkKey(key)))
      runs.begin(folder)
      return uploadId
    },
    async putPart(key, uploadId, part, source) {
      const name = String(checkPart(part))
      const folder = await expect(key, uploadId)
      try {
        return { size: (await runs.append(folder, part, source)) ?? (await aside.write(join(folder, name), source)) }
      } catch (error) {
        // Aborted or completed while the bytes were coming.
        if (!(await find(key, uploadId))) throw new UploadGone(`Upload ${uploadId} has ended`, { cause: error })
        throw error
      }
    },
    async parts(key, uploadId) {
      const places = await placesIn(await expect(key, uploadId))
      const parts = [...places].map(([part, { start, end }]) => ({ part, size: end - start }))
      return parts.toSorted((a, b) => a.part - b.part)
    },
    async completeUpload(key, uploadId, count) {
      checkPart(count)
      const target = fileOf(key)
      try {
        return { size: await assemble(await expect(key, uploadId), target, count) }
      } catch (error) {
        // Completed before, or by somebody else meanwhile.
        const folder = await find(key, uploadId)
        const done = folder && !(await isMoved(folder)) ? undefined : await stat(target).catch(absent)
        if (!done) throw error
        if (folder) await rm(folder, { recursive: true, force: true })
        return { size: done.size }
      }
    },
    async abortUpload(key, uploadId) {
      const folder = await find(key, uploadId)
      if (!folder) return
      runs.forget(folder)
      // Without its note it is no upload any more, whatever else of it is still there.
      await rm(join(folder, note), { force: true })
      await rm(folder, { recursive: true, force: true })
      await syncFolder(root)
    },
    async *uploads(): AsyncGenerator<BlobUpload> {
      for (const uploadId of (await readdir(root).catch(absent)) ?? []) {
        const file = join(root, uploadId, note)
        const key = await readFile(file, 'utf8').catch(absent)
        const begun = await stat(file).catch(absent)
        if (key && begun) yield { key, uploadId, startedAt: begun.mtime }
      }
    },
  }
}

async function* oneAfterTheOther(places: readonly PartRange[]): AsyncGenerator<Uint8Array> {
  for (const { file, start, end } of places) {
    if (end > start) yield* createReadStream(file, { start, end: end - 1, highWaterMark: chunk })
  }
}
