import {
  inMemory,
  type LeaveFile,
  leaveAsKept,
  type OutgoingFile,
  type LeaveOptions,
} from '#application/files/outgoing-file.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { singleFlight } from '#application/shared/single-flight.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { WholeFile } from '#domain/files/file.ts'
import { isContainerType, isMarkedType, type MarkingChoices } from '#domain/marking/statement.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type MarkedBytes, markContainer } from './mark-container.ts'
import { leaveStripped, maxBytes } from './leave-stripped.ts'
import type { Containers, MarkedCopies, Marker, Origin, Origins, ReadMarkingChoices, StripRecipe } from './ports.ts'
import { type Hash, stateOrigin } from './state-origin.ts'

type Deps = {
  readonly blobs: Pick<BlobStore, 'read' | 'head'>
  readonly origins: Pick<Origins, 'of'>
  readonly choices: ReadMarkingChoices
  readonly marker: Marker
  readonly copies: MarkedCopies
  readonly containers: Containers
  readonly strip: StripRecipe
  /** The recipe that a picture carries. */
  readonly recipeIn: (bytes: Uint8Array) => string | undefined
  readonly hash: Hash
  /** Somebody should know of a file that left unmarked. */
  readonly onProblem: (error: unknown, file: WholeFile) => void
}

/** A file that was made here, and what its marked copies are called. */
type KnownOrigin = {
  readonly file: WholeFile
  readonly origin: Origin
  readonly choices: MarkingChoices
  readonly withoutRecipe: boolean
  readonly name: string
}

/**
 * Files that were made here leave marked. What people brought along leaves as it came, and so does what cannot be
 * marked: nobody is kept from what is theirs.
 */
export function watermarkOnDownload(deps: Deps): LeaveFile {
  const { blobs, origins, marker, copies, strip, hash, onProblem } = deps
  const asKept = withDeps(leaveAsKept, blobs)
  const stripped = leaveStripped(deps)
  const inside = withDeps(markContainer, deps)
  // Players ask for several parts of a film at once.
  const inWork = singleFlight<OutgoingFile | undefined>()
  /** Copies from before somebody signed for it, or from before its owner chose something else, say something else. */
  const nameOf = (
    { claim }: Origin,
    { notForTraining, cornerSign, withoutRecipe }: MarkingChoices & Pick<KnownOrigin, 'withoutRecipe'>,
  ): string =>
    [
      marker.name + (claim ? hash(claim.signature).slice(0, 8) : ''),
      ...(notForTraining ? ['declined'] : []),
      ...(cornerSign ? ['corner'] : []),
      ...(withoutRecipe ? ['stripped'] : []),
    ].join('-')
  const { signal: never } = new AbortController()
  // Each is in memory while it is marked; those that wait are not.
  const inTurn = keyedQueue({
    atOnce: 1,
    waiting: 500,
    full: 'Too many files are leaving at once. Try again in a minute.',
  })

  // Many pictures take long, and whoever wants one of their own does not wait for all of them.
  const manyInTurn = keyedQueue({
    atOnce: 1,
    waiting: 50,
    full: 'Too many sheets are leaving at once. Try again in a minute.',
  })

  function markedBytes({ file, origin, choices, withoutRecipe }: KnownOrigin): Promise<MarkedBytes | undefined> {
    const { mimeType: type, signature } = file.state
    const whole = async () => {
      const blob = await blobs.read(file.blobKey)
      return blob && wholeOf(blob.stream)
    }
    if (isContainerType(type)) {
      // Links show the still of these.
      if (withoutRecipe) throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
      return manyInTurn('all', never, async () => {
        const bytes = await whole()
        return bytes && inside(bytes, type, { file, origin, choices })
      })
    }
    if (!isMarkedType(type)) return Promise.resolve(undefined)
    const statement = stateOrigin(origin, { type, signature, madeAt: file.createdAt, choices }, hash)
    return inTurn('all', never, async () => {
      const kept = await whole()
      const given = kept && withoutRecipe ? (await strip(kept, true))?.bytes : kept
      if (!given) return undefined
      const bytes = await marker.mark(given, statement)
      return { bytes, isFinal: marker.isFinal?.(bytes) ?? true }
    })
  }

  async function marked(known: KnownOrigin, again: boolean): Promise<OutgoingFile | undefined> {
    const { file, name } = known
    const done = await markedBytes(known)
    if (!done) return undefined
    const { bytes, isFinal } = done
    const tag = hash(bytes).slice(0, 32)
    if (again && isFinal) {
      await copies.keep(file.blobKey, name, bytes, tag)
      // Nothing of a file that was deleted meanwhile stays behind.
      if (!(await blobs.head(file.blobKey))) await copies.purge(file.blobKey)
    }
    return inMemory(bytes, tag)
  }

  async function copyOf(known: KnownOrigin): Promise<OutgoingFile | undefined> {
    const { file, name } = known
    const copy = await copies.find(file.blobKey, name)
    if (!copy) return undefined
    return {
      ...copy,
      async open(range) {
        const stream = await copy.open(range)
        if (stream) return stream
        const anew = await inWork.join(`${file.blobKey} ${name}`, never, () => marked(known, true))
        // Made anew it is the same, unless the operator's key signs differently every time; then it is not mixed.
        if (anew?.tag === copy.tag) return anew.open(range)
        throw new Error('A marked copy went while it was asked for')
      },
    }
  }

  async function leave(file: WholeFile, how: LeaveOptions): Promise<OutgoingFile> {
    const { withoutRecipe = false } = how
    const unmarked = (isMadeHere: boolean) => (withoutRecipe ? stripped(file, isMadeHere) : asKept(file, how))
    const { mimeType } = file.state
    const isMarked = isMarkedType(mimeType) || isContainerType(mimeType)
    if (file.size === 0 || (!withoutRecipe && (!isMarked || file.size > maxBytes))) return asKept(file, { again: true })
    const origin = await origins.of({ bucketId: file.bucketId, fileId: file.id })
    if (!origin || !isMarked || file.size > maxBytes) return unmarked(origin !== undefined)
    try {
      const chosen = await deps.choices(file.owner)
      const choices = how.comesBack ? { ...chosen, cornerSign: false } : chosen
      const known = { file, origin, choices, withoutRecipe, name: nameOf(origin, { ...choices, withoutRecipe }) }
      const work = `${file.blobKey} ${known.name}`
      const leaving = (await copyOf(known)) ?? (await inWork.join(work, never, () => marked(known, how.again)))
      return leaving ?? (await unmarked(true))
    } catch (error) {
      if (error instanceof Fault) throw error
      onProblem(error, file)
      return unmarked(true)
    }
  }

  return leave
}
