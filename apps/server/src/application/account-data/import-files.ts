import type { FileId, UserId } from '@eidolon/contract/ids.ts'
import type { StagedFile, SystemFiles } from '#application/files/system-files.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { archivedBuckets, filesName } from '#domain/account-data/archive-layout.ts'
import { FileLine } from '#domain/account-data/archive-lines.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { ImportReport } from './import-report.ts'
import type { OpenArchive } from './ports.ts'
import { linesOf } from './archive-lists.ts'

type Deps = {
  readonly files: SystemFiles
  /** An id that is always the same for the same account and id. */
  readonly deriveId: (userId: UserId, id: string) => string
}
type Context = { readonly userId: UserId; readonly archive: OpenArchive; readonly report: ImportReport }

/** A file that is on its way in: its bytes lie aside until a unit keeps it. */
export type ComingFile = {
  readonly id: string
  /** What is known of its bytes; undefined for a file that was there already. */
  readonly staged: StagedFile | undefined
  keep(unit: Transaction): Promise<void>
  /** The unit has become true. */
  kept(): void
}

/** Disposing it lets go of bytes that nobody has kept. */
export type ImportedFiles = AsyncDisposable & {
  /** Undefined when there is none of this name to be had. */
  bring(bucketId: string, fileId: unknown): Promise<ComingFile | undefined>
  /** Bytes of those that are not here yet. */
  weight(): Promise<number>
  /** Those that nothing has asked for. */
  rest(): Iterable<{ readonly bucketId: string; readonly fileId: FileId }>
}

/**
 * The files of an archive, each brought in when something wants to show it. Each entry of the archive becomes one file
 * at most and is unpacked once at most, whatever its lists and documents say: together they can be no larger than what
 * the archive says it holds.
 */
export async function importedFiles({ files, deriveId }: Deps, context: Context): Promise<ImportedFiles> {
  const { userId, archive, report } = context
  const listed = await listedFiles(archive, report)
  const known = new Map<string, string>()
  /** What was unpacked and is not kept; undefined for what could not be. */
  const unpacked = new Map<string, StagedFile | undefined>()

  /** Where it goes: its own place, or one beside it when somebody else is there. */
  async function placeOf(bucketId: string, fileId: FileId): Promise<{ id: string; isThere: boolean }> {
    for (const id of [fileId, deriveId(userId, fileId)]) {
      const file = await files.find(bucketId, id)
      if (!file) return { id, isThere: false }
      if (file.owner === userId) return { id, isThere: true }
    }
    return { id: deriveId(userId, fileId), isThere: false }
  }

  async function unpack(bucketId: string, { $id, name, path }: FileLine): Promise<StagedFile | undefined> {
    try {
      return await files.stage(bucketId, name || $id, archive.read(path))
    } catch (error) {
      report.refused(name || $id, error)
      return undefined
    }
  }

  async function unpackedOnce(at: string, bucketId: string, line: FileLine): Promise<StagedFile | undefined> {
    if (!unpacked.has(at)) unpacked.set(at, await unpack(bucketId, line))
    return unpacked.get(at)
  }

  const present = (id: string): ComingFile => ({ id, staged: undefined, keep: async () => {}, kept: () => {} })

  return {
    async bring(bucketId, fileId) {
      if (typeof fileId !== 'string') return undefined
      const at = keyOf(bucketId, fileId)
      const done = known.get(at)
      if (done !== undefined) return present(done)
      const line = listed.get(at)
      if (!line) return undefined
      const { id, isThere } = await placeOf(bucketId, fileId)
      if (isThere) {
        known.set(at, id)
        report.count('present', 'files')
        return present(id)
      }
      const staged = await unpackedOnce(at, bucketId, line)
      if (!staged) return undefined
      const all = ownerPermissions(userId)
      // The bytes of a picture that is in the library must not be deleted.
      const permissions = bucketId === bucketIds.media ? all.filter(({ action }) => action === 'read') : all
      return {
        id,
        staged,
        keep: async (unit) => void (await files.keep(unit, staged, { id, permissions })),
        kept() {
          unpacked.delete(at)
          known.set(at, id)
          report.count('added', 'files')
        },
      }
    },
    async weight() {
      let bytes = 0
      for (const [at, { path }] of listed) {
        const [bucketId = '', fileId = ''] = at.split('/')
        if (!(await placeOf(bucketId, fileId)).isThere) bytes += archive.size(path)
      }
      return bytes
    },
    *rest() {
      for (const at of listed.keys()) {
        if (known.has(at)) continue
        const [bucketId = '', fileId = ''] = at.split('/')
        yield { bucketId, fileId }
      }
    },
    async [Symbol.asyncDispose]() {
      for (const staged of unpacked.values()) if (staged) await files.discard(staged)
    },
  }
}

const keyOf = (bucketId: string, fileId: FileId): string => `${bucketId}/${fileId}`

/** What the archive says of its files, held to what is in it: an entry stands for one file. */
async function listedFiles(archive: OpenArchive, report: ImportReport): Promise<ReadonlyMap<string, FileLine>> {
  const listed = new Map<string, FileLine>()
  const paths = new Set<string>()
  for (const bucketId of archivedBuckets) {
    const name = filesName(bucketId)
    if (!archive.has(name)) continue
    for await (const line of linesOf(name, archive.read(name))) {
      const read = FileLine.safeParse(line)
      if (!read.success) {
        report.warn(`${name} names a file that cannot be read.`)
        continue
      }
      const { $id, path } = read.data
      const at = keyOf(bucketId, $id)
      const called = read.data.name || $id
      if (!archive.has(path)) report.warn(`${called} is missing in the archive.`)
      else if (listed.has(at) || paths.has(path)) report.warn(`${called} is listed more than once, and taken once.`)
      else {
        listed.set(at, read.data)
        paths.add(path)
      }
    }
  }
  return listed
}
