import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { zipStream } from '#adapters/zip/write-zip.ts'
import { shareSecrets } from '#adapters/crypto/share-secrets.ts'
import { partsDrawer } from '#adapters/engines/embedded/parts-drawer.ts'
import { recipeJudge } from '#adapters/engines/embedded/recipe-judge.ts'
import { compareAside } from '#adapters/images/compare.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { previewCache } from '#adapters/images/preview-cache.ts'
import { examineMedia } from '#adapters/media/examine.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlClaims } from '#adapters/sql/studio/claims.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { sqlMarkingChoices } from '#adapters/sql/studio/marking-choices.ts'
import { sqlMediaLibrary } from '#adapters/sql/studio/media-library.ts'
import { sqlMediaSearch } from '#adapters/sql/studio/media-search.ts'
import { sqlShares } from '#adapters/sql/studio/shares.ts'
import { drawStoryPage, pageProgram } from '#adapters/stories/draw-story-page.ts'
import type { PageTask } from '#adapters/stories/page-messages.ts'
import { sharedPagesThread } from '#adapters/stories/shared-pages.ts'
import { writeStoryCbz, writeStoryPng, writeStoryPngs } from '#adapters/stories/write-story-pages.ts'
import { writeStoryPdf } from '#adapters/stories/write-story-pdf.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { claimMedia } from '#application/claims/claim-media.ts'
import { servedCollections } from '#application/documents/collections.ts'
import type { CollectionHandler } from '#application/documents/ports.ts'
import type { ReportShare } from '#application/operate/report-share.ts'
import type { Meters } from '#application/metrics/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { FileHandler } from '#application/files/file-store.ts'
import type { BlobStore } from '#application/files/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import type { MarkPage } from '#application/marking/mark-page.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import { albumRules, presetRules } from '#application/media/album-rules.ts'
import { archiveMedia } from '#application/media/archive-media.ts'
import { captionMedia } from '#application/media/caption-media.ts'
import { changeMedia } from '#application/media/change-media.ts'
import { countMedia } from '#application/media/count-media.ts'
import { deleteMedia } from '#application/media/delete-media.ts'
import { drawParts } from '#application/media/draw-parts.ts'
import { findMedia } from '#application/media/find-media.ts'
import { setPoster } from '#application/media/set-poster.ts'
import { type MediaBin, mediaBin } from '#application/media/media-bin.ts'
import { mediaRules } from '#application/media/media-rules.ts'
import { saveAs, saveMedia } from '#application/media/save-as.ts'
import { uploadRules } from '#application/media/upload-rules.ts'
import { readRecipe } from '#application/recipes/read-recipe.ts'
import { verifyRecipe } from '#application/recipes/verify-recipe.ts'
import { exportStory } from '#application/stories/export-story.ts'
import { storyRules } from '#application/stories/story-rules.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { openParseQueue } from '#compose/parsing.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import { backgroundTask, type BackgroundTask, pause } from '#compose/background-task.ts'
import type { Files } from '#compose/files.ts'
import { resolveShare } from '#application/shares/resolve-share.ts'
import { createShares } from '#application/shares/create-shares.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { storyCollection } from '#domain/stories/story-collection.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { claimRoutes } from '#transport/http/routes/claims.ts'
import { storyRoutes } from '#transport/http/routes/stories.ts'
import { mediaRoutes } from '#transport/http/routes/media.ts'
import { recipeRoutes } from '#transport/http/routes/recipes.ts'
import type { Fonts } from '#transport/http/routes/shared/shared-page.ts'
import { sharedRoutes } from '#transport/http/routes/shared/shared.ts'

const hour = 60 * 60 * 1000

/** Bytes of maps of parts, a few thousand each, that are kept. */
const [mapsOnDisk, mapsInMemory] = [100_000_000, 4_000_000]

type RuleParts = {
  readonly db: Database
  readonly units: Transactions
  readonly blobs: BlobStore
  /** For what takes the event loop a while to read. */
  readonly parse?: ParseQueue
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** What documents and files of media have to keep to; needed before there are documents and files. */
export type MediaRules = {
  readonly collections: Readonly<Record<string, CollectionHandler>>
  readonly buckets: Readonly<Record<string, FileHandler>>
  readonly bin: MediaBin
}

/** The rules delete files with their documents and the reverse, yet both are made with the rules: hence functions. */
type RuleDeps = RuleParts & { readonly documents: () => SystemDocuments; readonly files: () => SystemFiles }

export function openMediaRules({ db, units, blobs, clock, log, documents, files }: RuleDeps): MediaRules {
  const store = sqlDocuments(db)
  const library = sqlMediaLibrary(db)
  const onProblem = (err: unknown) => log.warn({ err }, 'the bytes of deleted media are left behind')
  const bin = mediaBin({
    library,
    units,
    files,
    outside: AsyncLocalStorage.snapshot(),
    onProblem,
  })
  return {
    collections: {
      [collectionIds.media]: mediaRules({ store, library, shares: sqlShares(db, 'media'), bin, documents, clock }),
      [collectionIds.albums]: albumRules({ store, library, shares: sqlShares(db, 'album'), clock }),
      [collectionIds.presets]: presetRules,
      [collectionIds.stories]: storyRules({ shares: sqlShares(db, 'story') }),
    },
    buckets: { [bucketIds.media]: uploadRules({ documents, library, examine: examineMedia(blobs) }) },
    bin,
  }
}

type Deps = RuleParts & {
  readonly dataDir: string
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly rules: MediaRules
  readonly illustrator: Illustrator
  readonly countRequest: CountRequest
  readonly publicUrl: string | undefined
  readonly still: Files['still']
  readonly leave: Files['leave']
  readonly thumbnail: Files['thumbnail']
  readonly crop: Files['crop']
  readonly convert: Files['convert']
  /** Without it what is made out of files says nothing. */
  readonly mark?: MarkDerived
  readonly markPage?: MarkPage
  /** Without it storage has no limit. */
  readonly room?: StorageQuota
  readonly meters?: Meters | undefined
}

/** Disposing it finishes what is being let go. */
export type MediaParts = AsyncDisposable & {
  /** Deletes what has been in the trash for long enough; answers how many. */
  sweep(): Promise<number>
  /** Captions what has no caption. */
  readonly captions: BackgroundTask
  /** Adds the routes of media and recipes to the platform scope. */
  routes(scope: FastifyInstance): void
  /** Adds the pages behind share links. */
  pages(app: FastifyInstance, look: SharedLook): void
}

type SharedLook = {
  readonly name: string
  readonly fonts: Fonts
  readonly signer: string | undefined
  readonly countReads: CountRequest
  readonly report?: ReportShare | undefined
}

/** Media beyond documents: figures, trash, archives, links and recipes. */
export function composeMedia(parts: Deps): MediaParts {
  const { db, units, clock, log, rules, documents, files, illustrator, countRequest, publicUrl, still, leave } = parts
  const { room = unlimitedStorage, dataDir, crop, convert, mark = async (_file, _type, bytes) => bytes } = parts
  const { markPage = async ({ bytes }) => bytes, parse = openParseQueue() } = parts
  const keptMaps = previewCache({
    folder: join(dataDir, 'cache', 'parts'),
    onDisk: mapsOnDisk,
    inMemory: mapsInMemory,
    onProblem: (err) => log.warn({ err }, 'a map of parts could not be kept'),
  })
  const maps = parts.meters?.cache('parts', keptMaps) ?? keptMaps
  // One at a time: the pictures on pages are cut out beside it. A page that nobody waits for is of no use to anybody else.
  const pages = imageWorkerPool<PageTask>({
    timers: systemTimers,
    program: pageProgram,
    width: 1,
    patience: 60_000,
    grace: 0,
  })
  const drawPage = drawStoryPage(pages)
  const compared = imageWorkerPool({ timers: systemTimers, width: 1 })
  const shownPages = sharedPagesThread()
  const store = sqlDocuments(db)
  const library = sqlMediaLibrary(db)
  const shares = sqlShares(db, 'media')
  const albumShares = sqlShares(db, 'album')
  const storyShares = sqlShares(db, 'story')
  const served = servedCollections([mediaCollection]).named(collectionIds.media)
  const links = { shares, albumShares, storyShares, secrets: shareSecrets }
  const common = { store, documents, library, ...links, files, leave, units, clock }
  const remove = deleteMedia(common)
  const asked = withDeps(saveAs, { files, leave, convert, mark, hash: (bytes) => hash('sha256', bytes) })
  const sweeping = setInterval(() => {
    remove.expired().then(
      (deleted) => log.info({ deleted }, 'trash swept'),
      (err: unknown) => log.warn({ err }, 'the trash could not be swept'),
    )
  }, hour).unref()
  const captions = backgroundTask(withDeps(captionMedia, { ...common, pause }), { log, what: 'media captioned' })
  const lookingAgain = setInterval(() => captions.begin(), hour).unref()
  return {
    sweep: () => remove.expired(),
    captions,
    routes(scope) {
      mediaRoutes(scope, {
        change: withDeps(changeMedia, common),
        remove,
        count: countMedia({ library, parse: served.parse }),
        find: withDeps(findMedia, { search: sqlMediaSearch(db), store, served }),
        archive: withDeps(archiveMedia, { ...common, saveAs: asked, zip: zipStream }),
        save: withDeps(saveMedia, { ...common, saveAs: asked }),
        poster: withDeps(setPoster, { ...common, bin: rules.bin, still, room }),
        parts: drawParts({ store, drawer: partsDrawer(illustrator), cache: maps }),
        countRequest,
        sharing: createShares({ ...common, collection: mediaCollection }),
        albumSharing: createShares({ ...common, shares: albumShares, collection: albumCollection }),
        storySharing: createShares({ ...common, shares: storyShares, collection: storyCollection }),
        publicUrl,
      })
      const origins = sqlOrigins(db)
      const writers = {
        pdf: writeStoryPdf(pages),
        png: writeStoryPngs(drawPage),
        cbz: writeStoryCbz(drawPage),
        page: writeStoryPng(drawPage),
      }
      storyRoutes(scope, {
        countRequest,
        exportStory: withDeps(exportStory, { ...common, origins, crop, mark, markPage, writers, parse }),
      })
      const of = (text: string | Uint8Array) => hash('sha256', text)
      const digest = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')
      claimRoutes(scope, claimMedia({ ...common, claims: sqlClaims(db), signatures: ed25519, hash: of, digest }))
      recipeRoutes(scope, {
        read: withDeps(readRecipe, store),
        verify: verifyRecipe(recipeJudge(illustrator, compareAside(compared))),
        countRequest,
      })
    },
    pages: (app, look) =>
      sharedRoutes(app, {
        shares: resolveShare({
          ...common,
          origins: sqlOrigins(db),
          choices: sqlMarkingChoices(db),
          readPages: shownPages.read,
        }),
        thumbnail: (fileId, ip) => parts.thumbnail(bucketIds.media, fileId, ip),
        countRequest,
        publicUrl,
        ...look,
      }),
    async [Symbol.asyncDispose]() {
      clearInterval(sweeping)
      clearInterval(lookingAgain)
      pages[Symbol.dispose]()
      compared[Symbol.dispose]()
      await shownPages[Symbol.asyncDispose]()
      await captions[Symbol.asyncDispose]()
      await maps[Symbol.asyncDispose]()
      await rules.bin[Symbol.asyncDispose]()
    },
  }
}
