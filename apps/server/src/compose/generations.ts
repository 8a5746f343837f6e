import { join } from 'node:path'
import { parsePrompt } from '@eidolon/people'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { arrivedResults } from '#adapters/engines/arrived-results.ts'
import { changeMasks } from '#adapters/engines/embedded/change-masks.ts'
import { embeddedEngine } from '#adapters/engines/embedded/embedded-engine.ts'
import { shippedSamples } from '#adapters/engines/embedded/shipped-samples.ts'
import { previewsInBlobs, previewsInMemory } from '#adapters/engines/live-previews.ts'
import { partsDrawer } from '#adapters/engines/embedded/parts-drawer.ts'
import { stageGuide } from '#adapters/engines/embedded/stage-guide.ts'
import { sampleFiles } from '#adapters/engines/sample-files.ts'
import { thumbnails } from '#adapters/engines/thumbnail.ts'
import { boundedAside } from '#adapters/images/bounded.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { referencePictures } from '#adapters/images/reference-pictures.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { sqlGenerationQueue } from '#adapters/sql/studio/generation-queue.ts'
import { sqlPrompts } from '#adapters/sql/studio/prompt-history.ts'
import { systemSeeds } from '#adapters/system/seeds.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Engine } from '#application/engines/engine.ts'
import { type Engines, knownEngines, offeredEngines } from '#application/engines/engines.ts'
import type { Likeness } from '#application/engines/scored-engine.ts'
import type { ShippedSamples } from '#application/engines/samples.ts'
import { showSample } from '#application/engines/show-sample.ts'
import type { BlobStore } from '#application/files/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import { acceptRequest } from '#application/generations/accept-request.ts'
import { cancelGeneration, cancelGenerations } from '#application/generations/cancel-generation.ts'
import { drawPortrait } from '#application/generations/draw-portrait.ts'
import { generationDocuments } from '#application/generations/generation-documents.ts'
import { lookAtStage } from '#application/generations/look-at-stage.ts'
import { unlimitedAccess } from '#application/generations/unlimited-access.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import { readGenerations } from '#application/generations/read-generations.ts'
import { measureLikeness } from '#application/generations/measure-likeness.ts'
import { type AsReference, referencesOf } from '#application/generations/references-of.ts'
import { retryGeneration } from '#application/generations/retry-generation.ts'
import { prioritizeGeneration } from '#application/generations/prioritize-generation.ts'
import { startGeneration } from '#application/generations/start-generation.ts'
import { startSheet } from '#application/generations/start-sheet.ts'
import { workOnGenerations } from '#application/generations/work-on-generations.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { Meters } from '#application/metrics/ports.ts'
import { promptHistory } from '#application/prompts/prompt-history.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { warmUp } from '#application/readings/warm-up.ts'
import { readText } from '#application/readings/read-text.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { QueueWorker } from '#application/shared/queue-worker.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import type { JobTracing } from '#application/tracing/ports.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Documents } from '#compose/documents.ts'
import { openParseQueue } from '#compose/parsing.ts'
import { negativeReader } from '#domain/readings/read-negative.ts'
import { promptReader } from '#domain/readings/read-prompt.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { engineRoutes } from '#transport/http/routes/engines.ts'
import { generationRoutes, type GenerationUseCases } from '#transport/http/routes/generations.ts'
import { promptRoutes } from '#transport/http/routes/prompts.ts'
import { readingRoutes } from '#transport/http/routes/readings.ts'

/** Milliseconds after a start, and between its steps, in which reading is made ready: before somebody has come as far as to a prompt. */
const warming = { after: 10_000, between: 100 }

/** Something of everything that a prompt may have in it. */
const anyPrompt = 'a woman with silver hair, red dress, no hat, walking by the sea at night, soft light, flibbert'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly feed: EventFeed
  readonly documents: Pick<Documents, 'system' | 'useCases'>
  readonly files: SystemFiles
  readonly blobs: BlobStore
  readonly illustrator: Illustrator
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** How many generations are worked on at once; none on a node that only answers. */
  readonly slots: number
  /** Whether films of the built-in engine carry a watermark. */
  readonly marksFilms?: boolean
  /** Engines beside the built-in one. */
  readonly engines?: readonly Engine[]
  /** Which of all engines are offered, the usual one first; all of them unless said. */
  readonly offered?: readonly string[]
  /** Which of those that cost money may be used without a subscription. */
  readonly free?: readonly string[]
  /** How pictures of a character are sent to engines that take some. */
  readonly asReference?: AsReference
  readonly access?: GenerationAccess
  /** Compares faces, where a model for that is installed. */
  readonly likeness?: Likeness | undefined
  /** Without it nobody asks how much there is. */
  readonly room?: StorageQuota
  /** The small pictures of choices that come along. */
  readonly shipped?: ShippedSamples
  readonly timers?: Timers
  /** Where prompts wait to be read; one of its own unless said. */
  readonly parse?: ParseQueue
  readonly meters?: Meters | undefined
  readonly traces?: JobTracing | undefined
}

/** Disposing it puts back what is being drawn. */
export type Generating = AsyncDisposable & {
  readonly useCases: GenerationUseCases
  readonly worker: QueueWorker | undefined
  readonly engines: Pick<Engines, 'list'>
  /** Adds the routes of generations, prompts, readings and engines to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** Generations over an open database whose schema is up to date. */
export function composeGenerations(parts: Deps): Generating {
  const { db, units, feed, documents, files, blobs, illustrator, clock, ids, log, dataDir, slots } = parts
  const { engines: others = [], access = unlimitedAccess, timers = systemTimers, shipped = shippedSamples() } = parts
  // Beside those for previews: nobody waits for an answer here, and the pictures are as large as they come.
  const pictures = imageWorkerPool({ timers: systemTimers, width: 1 })
  const bound = boundedAside(pictures)
  const { asReference = referencePictures(bound), room = unlimitedStorage } = parts
  const { parse = openParseQueue() } = parts
  const embedded = embeddedEngine({
    illustrator,
    thumbnail: thumbnails(320),
    marksFilms: parts.marksFilms ?? false,
  })
  const { meters, traces } = parts
  const seen = (engine: Engine): Engine => {
    const measured = meters?.engine(engine) ?? engine
    return traces?.engine(measured) ?? measured
  }
  const all = [seen(embedded), ...others.map(seen)] as const
  const engines = knownEngines(offeredEngines(all, parts.offered), parts.free)
  const generations = generationDocuments(documents.system, access)
  const queue = sqlGenerationQueue(db)
  const alone = db.dialect === 'sqlite'
  // On PostgreSQL the one who draws may be another node than the one who is asked.
  const previews = alone ? previewsInMemory() : previewsInBlobs(blobs)
  const results = arrivedResults(blobs, ids)
  const common = {
    documents: documents.system,
    generations,
    engines,
    access,
    queue,
    previews,
    results,
    units,
    clock,
    room,
  }
  const readPrompt = promptReader(isEnglishWord)
  const readNegative = negativeReader(isEnglishWord)
  const prompts = sqlPrompts(db)
  const portrait = withDeps(drawPortrait, illustrator)
  const masks = changeMasks(partsDrawer(illustrator), bound)
  const accept = withDeps(acceptRequest, {
    ...common,
    seeds: systemSeeds,
    readPrompt,
    readNegative,
    parse,
    files,
    masks,
  })
  const start = withDeps(startGeneration, { ...common, accept, ids, prompts, ...(traces && { traces }) })
  const sheet = withDeps(startSheet, { documents: documents.system, engines, start })
  const useCases: GenerationUseCases = {
    start,
    cancel: withDeps(cancelGeneration, common),
    cancelMany: withDeps(cancelGenerations, common),
    first: withDeps(prioritizeGeneration, common),
    sheet,
    retry: withDeps(retryGeneration, { generations, engines, start, startSheet: sheet }),
    measure: measureLikeness({
      documents: documents.system,
      references: referencesOf({ documents: documents.system, files, asReference, drawPortrait: portrait }),
      likeness: parts.likeness,
    }),
    stage: lookAtStage({ accept, guide: stageGuide(illustrator, 'preview'), ids }),
    read: readGenerations({ ...common, listDocuments: documents.useCases.listDocuments }),
  }
  const cache = sampleFiles(join(dataDir, 'cache', 'samples'))
  const sample = showSample({ engines: knownEngines(all), shipped, cache })
  const warm = warmUp({
    // Each of them holds others up for a moment; a prompt itself warms up whatever is left.
    steps: [() => void isEnglishWord('a'), () => void parsePrompt('a'), () => void readPrompt(anyPrompt, [], 'read')],
    timers,
    ...warming,
    onProblem: (err) => log.warn({ err }, 'reading could not be made ready ahead'),
  })
  const worker =
    slots > 0
      ? workOnGenerations({
          ...common,
          asReference,
          drawPortrait: portrait,
          masks,
          files,
          origins: sqlOrigins(db),
          ...(traces && { traces }),
          feed,
          ids,
          slots,
          alone,
          timers,
          log,
        })
      : undefined
  return {
    useCases,
    worker,
    engines,
    routes(scope) {
      generationRoutes(scope, useCases)
      promptRoutes(scope, promptHistory({ prompts, clock }))
      engineRoutes(scope, { engines, sample })
      readingRoutes(
        scope,
        readText({ store: sqlDocuments(db), engines, readPrompt, readNegative, isWord: isEnglishWord, parse }),
      )
    },
    async [Symbol.asyncDispose]() {
      warm[Symbol.dispose]()
      await worker?.[Symbol.asyncDispose]()
      pictures[Symbol.dispose]()
    },
  }
}
