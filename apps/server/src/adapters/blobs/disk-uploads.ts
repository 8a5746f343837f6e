import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BlobStore, type BlobUpload, PartsMissing, UploadGone } from '#application/files/ports.ts'
import { absent, type Aside, makeFolder, syncFolder } from './aside.ts'
import { checkKey, checkPart } from './keys.ts'

type Uploads = Pick<BlobStore, 'beginUpload' | 'putPart' | 'parts' | 'completeUpload' | 'abortUpload' | 'uploads'>

const note = 'key'
const chunk = 1024 * 1024

/** An upload is a folder of parts with a note of the key they are for, so it outlives the process. */
export function diskUploads(root: string, aside: Aside, fileOf: (key: string) => string): Uploads {
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
    const sizes = new Map((await partsIn(folder)).map(({ part, size }) => [part, size]))
    const files: string[] = []
    for (let part = 1; part <= count; part++) {
      if (!sizes.has(part)) throw new PartsMissing(`Part ${part} of ${count} is missing`)
      files.push(join(folder, String(part)))
    }
    await makeFolder(dirname(target))
    const size = await aside.write(target, oneAfterTheOther(files))
    await rm(folder, { recursive: true, force: true })
    return size
  }

  return {
    async beginUpload(key) {
      const uploadId = randomUUID()
      const folder = join(root, uploadId)
      await makeFolder(folder)
      await aside.write(join(folder, note), Buffer.from(checkKey(key)))
      return uploadId
    },
    async putPart(key, uploadId, part, source) {
      const name = String(checkPart(part))
      const target = join(await expect(key, uploadId), name)
      try {
        return { size: await aside.write(target, source) }
      } catch (error) {
        // Aborted or completed while the bytes were coming.
        if (!(await find(key, uploadId))) throw new UploadGone(`Upload ${uploadId} has ended`, { cause: error })
        throw error
      }
    },
    async parts(key, uploadId) {
      return partsIn(await expect(key, uploadId))
    },
    async completeUpload(key, uploadId, count) {
      checkPart(count)
      const target = fileOf(key)
      try {
        return { size: await assemble(await expect(key, uploadId), target, count) }
      } catch (error) {
        // Completed before, or by somebody else meanwhile.
        const done = (await find(key, uploadId)) ? undefined : await stat(target).catch(absent)
        if (!done) throw error
        return { size: done.size }
      }
    },
    async abortUpload(key, uploadId) {
      const folder = await find(key, uploadId)
      if (!folder) return
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

async function partsIn(folder: string): Promise<readonly { readonly part: number; readonly size: number }[]> {
  const names = ((await readdir(folder).catch(absent)) ?? []).filter((name) => name !== note)
  const parts = await Promise.all(
    names.map(async (name) => ({
      part: Number(name),
      size: (await stat(join(folder, name)).catch(absent))?.size ?? 0,
    })),
  )
  return parts.toSorted((a, b) => a.part - b.part)
}

async function* oneAfterTheOther(files: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const file of files) yield* createReadStream(file, { highWaterMark: chunk })
}
