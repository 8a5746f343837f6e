import { hash } from 'node:crypto'
import { join } from 'node:path'
import { product } from '@eidolon/contract/product.ts'
import type { FastifyBaseLogger } from 'fastify'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import { rewritePdf } from '#adapters/marking/containers/rewrite-pdf.ts'
import { rewriteZip } from '#adapters/marking/containers/rewrite-zip.ts'
import { openMarkingKeys, signerOf } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { strippingThread } from '#adapters/marking/stripping-thread.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { sqlMarkingChoices } from '#adapters/sql/studio/marking-choices.ts'
import type { LeaveFile } from '#application/files/outgoing-file.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { watermarkOnDownload } from '#application/marking/watermark-on-download.ts'
import { leaveUnmarked } from '#application/marking/leave-stripped.ts'
import { type MarkDerived, markDerived } from '#application/marking/mark-derived.ts'
import { type MarkPage, markPage } from '#application/marking/mark-page.ts'
import { markedCopies } from '#application/marking/marked-copies.ts'
import type { MarkedCopies, Marker } from '#application/marking/ports.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Config } from '#config/config.ts'
import type { WholeFile } from '#domain/files/file.ts'
import type { Clock } from '#domain/shared/clock.ts'

const copiesOnDisk = 512 * 1024 * 1024
const soon = 30 * 24 * 60 * 60 * 1000

type Deps = {
  readonly config: Pick<Config, 'dataDir' | 'marking' | 'site'>
  readonly db: Database
  readonly blobs: BlobStore
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** How files leave. Disposing it ends its threads. */
type LeavingFiles = AsyncDisposable & {
  readonly leave: LeaveFile
  readonly purge: (blobKey: string) => Promise<void>
  /** Who signs; undefined where nothing is signed. */
  readonly signer: string | undefined
}
type Marking = LeavingFiles & { readonly derived: MarkDerived; readonly page: MarkPage }
type PerhapsMarking = LeavingFiles & ({ readonly derived?: never } | Marking)

/** How files that were made here say so when they leave, unless the operator has switched it off. */
export async function composeMarking({ config, db, blobs, clock, log }: Deps): Promise<PerhapsMarking> {
  const { marking, dataDir, site } = config
  const { metadata, watermark } = marking.layers
  if (!metadata && !watermark) return withoutMarking({ db, blobs, dataDir, log })
  const name = site.productName
  const now = clock.now()
  const keys = metadata ? await openMarkingKeys({ dataDir, files: marking.files, name, now }) : undefined
  if (keys && keys.endsAt.getTime() - now.getTime() < soon)
    log.warn({ ends: keys.endsAt }, 'the certificate that signs files ends')
  const version = product.version.replace(/^v/, '')
  const marker = markingThread(
    { chain: keys?.chain, product: { name, version }, pixels: watermark, stamps: marking.stamps },
    {
      onLack: (what, reason) => log.warn({ reason }, `files leave without a ${what} for a minute: its service failed`),
    },
  )
  return markingWith(marker, { db, blobs, dataDir, log, signer: keys && signerOf(keys.chain) })
}

const containers = { 'application/zip': rewriteZip, 'application/pdf': rewritePdf }

type Bare = Pick<Deps, 'db' | 'blobs' | 'log'> & { readonly dataDir: string }
type With = Bare & { readonly signer?: string | undefined }

const keptCopies = ({ dataDir, log }: Pick<Bare, 'dataDir' | 'log'>): MarkedCopies =>
  markedCopies({
    blobs: diskBlobs(join(dataDir, 'cache', 'marked')),
    max: copiesOnDisk,
    onProblem: (err) => log.warn({ err }, 'a marked copy could not be kept'),
  })

/** Files leave as they are kept. Only recipes are taken out, where that is asked for. */
export function withoutMarking({ db, blobs, dataDir, log }: Bare, strip = strippingThread()): LeavingFiles {
  const copies = keptCopies({ dataDir, log })
  return {
    leave: leaveUnmarked({ blobs, copies, strip, origins: sqlOrigins(db) }),
    purge: (blobKey) => copies.purge(blobKey),
    signer: undefined,
    [Symbol.asyncDispose]: () => strip[Symbol.asyncDispose](),
  }
}

export function markingWith(
  marker: Marker,
  { db, blobs, dataDir, log, signer }: With,
  strip = strippingThread(),
): Marking {
  const copies = keptCopies({ dataDir, log })
  const common = {
    origins: sqlOrigins(db),
    choices: sqlMarkingChoices(db),
    marker,
    hash: (of: string | Uint8Array) => hash('sha256', of),
    onProblem: (err: unknown, { bucketId, id }: WholeFile) =>
      log.error({ err, bucket: bucketId, file: id }, 'a file left unmarked'),
  }
  return {
    leave: watermarkOnDownload({ ...common, blobs, copies, containers, strip, recipeIn: readRecipeText }),
    signer,
    derived: withDeps(markDerived, common),
    page: withDeps(markPage, { ...common, onProblem: (err) => log.error({ err }, 'a page of a story left unmarked') }),
    purge: (blobKey) => copies.purge(blobKey),
    async [Symbol.asyncDispose]() {
      await strip[Symbol.asyncDispose]()
      await marker[Symbol.asyncDispose]()
    },
  }
}
