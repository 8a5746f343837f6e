import {
  inMemory,
  leaveAsKept,
  type LeaveFile,
  type OutgoingFile,
  type LeaveOptions,
} from '#application/files/outgoing-file.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { singleFlight } from '#application/shared/single-flight.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { WholeFile } from '#domain/files/file.ts'
import { isMarkedType } from '#domain/marking/statement.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { MarkedCopies, Origins, StripRecipe } from './ports.ts'

type Deps = {
  readonly blobs: Pick<BlobStore, 'read' | 'head'>
  readonly copies: MarkedCopies
  readonly strip: StripRecipe
}

/** Larger files are not held in memory, and leave unmarked; a minute of film has some twenty megabytes. */
export const maxBytes = 96 * 1024 * 1024
/** Raised whenever a file would be stripped in another way than before. */
const name = 'stripped-1'
/** Files of which it is known that there is nothing to strip. */
const maxKnown = 10_000

/** A file without its recipe and without marks. `isMadeHere` is false for what people brought along. */
type LeaveStripped = (file: WholeFile, isMadeHere: boolean) => Promise<OutgoingFile>

export function leaveStripped({ blobs, copies, strip }: Deps): LeaveStripped {
  const asKept = withDeps(leaveAsKept, blobs)
  const unchanged = new Set<string>()
  const inWork = singleFlight<OutgoingFile | undefined>()
  const { signal: never } = new AbortController()
  // Each is in memory while it is stripped; those that wait are not.
  const inTurn = keyedQueue({
    atOnce: 1,
    waiting: 500,
    full: 'Too many files are leaving at once. Try again in a minute.',
  })

  const stripped = ({ blobKey }: WholeFile, isMadeHere: boolean): Promise<OutgoingFile | undefined> =>
    inTurn('all', never, async () => {
      const blob = await blobs.read(blobKey)
      const done = blob && (await strip(await wholeOf(blob.stream), isMadeHere))
      if (!done) return undefined
      await copies.keep(blobKey, name, done.bytes, done.tag)
      // Nothing of a file that was deleted meanwhile stays behind.
      if (!(await blobs.head(blobKey))) await copies.purge(blobKey)
      return inMemory(done.bytes, done.tag)
    })

  async function leave(file: WholeFile, isMadeHere: boolean): Promise<OutgoingFile> {
    const { blobKey, size } = file
    const plain = () => asKept(file, { again: true })
    if (!hasPlaceForRecipe(file) || size === 0 || unchanged.has(blobKey)) return plain()
    if (size > maxBytes) {
      // It may have a recipe that nobody takes out; what people brought along hardly has one.
      if (isMadeHere) throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
      return plain()
    }
    const again = () => inWork.join(blobKey, never, () => stripped(file, isMadeHere))
    const copy = await copies.find(blobKey, name)
    if (copy) {
      return {
        ...copy,
        async open(range) {
          const stream = (await copy.open(range)) ?? (await (await again())?.open(range))
          if (stream) return stream
          throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
        },
      }
    }
    const left = await again()
    if (left) return left
    if (unchanged.size >= maxKnown) unchanged.clear()
    unchanged.add(blobKey)
    return plain()
  }

  return leave
}

/** What a recipe, or another program's notes, may be in. */
const hasPlaceForRecipe = ({ state: { mimeType } }: WholeFile): boolean =>
  isMarkedType(mimeType) || mimeType === 'video/webm'

type WithoutMarks = Deps & { readonly origins: Pick<Origins, 'of'> }

/** How files leave where nothing is marked: as they are kept, but for those that leave without their recipe. */
export function leaveUnmarked({ origins, ...deps }: WithoutMarks): LeaveFile {
  const asKept = withDeps(leaveAsKept, deps.blobs)
  const bare = leaveStripped(deps)
  async function leave(file: WholeFile, how: LeaveOptions): Promise<OutgoingFile> {
    if (!how.withoutRecipe) return asKept(file, how)
    return bare(file, (await origins.of({ bucketId: file.bucketId, fileId: file.id })) !== undefined)
  }

  return leave
}
