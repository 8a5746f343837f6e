import { createHash, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { cardProcesses } from '#adapters/cards/card-processes.ts'
import { previewCache } from '#adapters/images/preview-cache.ts'
import { rgbPicture } from '#adapters/images/rgb-picture.ts'
import { webpEncoder } from '#adapters/images/webp.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDeletedCharacters } from '#adapters/sql/studio/deleted-characters.ts'
import { sqlClaims } from '#adapters/sql/studio/claims.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlFiles } from '#adapters/sql/files/files.ts'
import { sqlPortraitQueue } from '#adapters/sql/studio/portrait-queue.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { sqlCharacterWords } from '#adapters/sql/studio/character-words.ts'
import { exportCard } from '#application/cards/export-card.ts'
import { importCards } from '#application/cards/import-cards.ts'
import { characterBin } from '#application/characters/character-bin.ts'
import { characterRules } from '#application/characters/character-rules.ts'
import { keepVersions, versionRules } from '#application/characters/keep-versions.ts'
import { outfitRules } from '#application/characters/outfit-rules.ts'
import { poseRules } from '#application/poses/pose-rules.ts'
import { changeCharacters } from '#application/characters/change-characters.ts'
import { deleteCharacters } from '#application/characters/delete-character.ts'
import { type PortraitRules, portraitRules } from '#application/characters/portrait-rules.ts'
import { restoreCharacters } from '#application/characters/restore-character.ts'
import { reindexCharacters } from '#application/characters/reindex-characters.ts'
import { sweepDeletedCharacters } from '#application/characters/sweep-deleted-characters.ts'
import { makeModel } from '#application/characters/make-model.ts'
import { varyCharacter } from '#application/characters/vary-character.ts'
import { servedCollections } from '#application/documents/collections.ts'
import type { CollectionHandler } from '#application/documents/ports.ts'
import type { Meters } from '#application/metrics/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import { documentWriter } from '#application/documents/write-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Files } from '#compose/files.ts'
import { openParseQueue } from '#compose/parsing.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import { type DrawLook, drawLook } from '#application/looks/draw-look.ts'
import { findPose } from '#application/poses/find-pose.ts'
import type { PoseFinder } from '#application/poses/pose-finder.ts'
import { type FaceFinder, searchLook } from '#application/looks/search-look.ts'
import { cancelPrevious } from '#application/looks/cancel-previous.ts'
import { previewLook } from '#application/looks/preview-look.ts'
import { readDescription } from '#application/looks/read-description.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { backgroundTask, type BackgroundTask, pause } from '#compose/background-task.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { versionCollection } from '#domain/characters/version-collection.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { type LookReader, lookReader } from '#domain/looks/read-look.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { cardRoutes } from '#transport/http/routes/character-cards.ts'
import { characterRoutes } from '#transport/http/routes/characters.ts'
import { fromPictureRoutes } from '#transport/http/routes/from-picture.ts'
import { poseFromPictureRoutes } from '#transport/http/routes/pose-from-picture.ts'
import { lookRoutes } from '#transport/http/routes/looks.ts'

const looksOnDisk = 256 * 1024 * 1024
const looksInMemory = 32 * 1024 * 1024
const minute = 60_000

/** What documents of characters have to keep to; needed before there are documents. */
export type CharacterRules = {
  readonly handler: CollectionHandler
  /** Of characters and of what belongs to them, by the collection's id. */
  readonly collections: Readonly<Record<string, CollectionHandler>>
  readonly readLook: LookReader
  readonly portraits: PortraitRules
}

type RuleParts = {
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** Whether the studio draws portraits at all. */
  readonly drawPortraits?: boolean
}

export function openCharacterRules({ db, units, clock, ids, drawPortraits = true }: RuleParts): CharacterRules {
  const readLook = lookReader(isEnglishWord)
  const portraits = portraitRules({ queue: sqlPortraitQueue(db), units, clock, enabled: drawPortraits })
  const store = sqlDocuments(db)
  const bin = characterBin({ deleted: sqlDeletedCharacters(db), clock })
  const served = servedCollections([versionCollection]).named(collectionIds.versions)
  const keepVersion = withDeps(keepVersions, { store, writer: documentWriter({ store, clock }), served, ids, clock })
  const handler = characterRules({ store, files: sqlFiles(db, store), bin, portraits, keepVersion, readLook, clock })
  const collections = {
    [collectionIds.characters]: handler,
    [collectionIds.outfits]: outfitRules({ store }),
    [collectionIds.poses]: poseRules({ store }),
    [collectionIds.versions]: versionRules({ store }),
  }
  return { handler, collections, readLook, portraits }
}

/** Faces are found as well in this as in anything larger. */
const faceEdge = 512
/** Somebody may be a small part of a picture. */
const poseEdge = 1024

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  readonly rules: CharacterRules
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  /** How what is made out of files leaves; as it is unless said. */
  readonly mark?: MarkDerived
  readonly illustrator: Illustrator
  /** Tells faces apart, where a model for that is installed. */
  readonly finder?: FaceFinder | undefined
  /** Sees poses in pictures, where a model for that is installed. */
  readonly poses?: PoseFinder | undefined
  /** A picture that somebody brings as one of bearable size. */
  readonly still: Files['still']
  /** Without it nobody asks how much there is. */
  readonly room?: StorageQuota
  /** Where descriptions wait to be read; one of its own unless said. */
  readonly parse?: ParseQueue
  readonly countRequest: CountRequest
  readonly meters?: Meters | undefined
}

/** Disposing it finishes what is being written. */
export type Characters = AsyncDisposable & {
  /** Draws looks, and keeps what it drew. */
  readonly drawLook: DrawLook
  sweep(): Promise<number>
  /** Makes characters of earlier versions found by everything they say. */
  readonly words: BackgroundTask
  /** Adds the routes of characters and looks to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** Characters beyond their documents: looks, variations, cards, and what becomes of the deleted. */
export function composeCharacters(parts: Deps): Characters {
  const { db, units, clock, ids, log, dataDir, rules, documents, files, illustrator, countRequest } = parts
  const { mark = async (_file, _type, bytes) => bytes } = parts
  const { room = unlimitedStorage, finder, poses, parse = openParseQueue() } = parts
  const { readLook, portraits } = rules
  const store = sqlDocuments(db)
  const deleted = sqlDeletedCharacters(db)
  const bin = characterBin({ deleted, clock })
  const collections = servedCollections([characterCollection], { [collectionIds.characters]: rules.handler })
  const writer = documentWriter({ store, clock })
  const kept = previewCache({
    folder: join(dataDir, 'cache', 'looks'),
    onDisk: looksOnDisk,
    inMemory: looksInMemory,
    onProblem: (err) => log.warn({ err }, 'a picture of a look could not be kept'),
  })
  const cache = parts.meters?.cache('looks', kept) ?? kept
  const contentHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)
  const draw = drawLook({ illustrator, encoder: webpEncoder(), cache, contentHash })
  const cards = cardProcesses(systemTimers)
  const newSeed = () => randomInt(2 ** 32)

  const sweep = withDeps(sweepDeletedCharacters, { deleted, store, documents, files, units, clock })
  const sweeping = setInterval(() => {
    sweep().catch((err: unknown) => log.warn({ err }, 'deleted characters could not be swept'))
  }, minute).unref()
  const reword = withDeps(reindexCharacters, { words: sqlCharacterWords(db, store), units, pause })
  const words = backgroundTask(reword, { log, what: 'characters found by more' })
  return {
    drawLook: draw,
    sweep,
    words,
    routes(scope) {
      lookRoutes(scope, {
        readDescription: withDeps(readDescription, { readLook, clock }),
        previewLook: withDeps(previewLook, { readLook, draw, clock }),
        parse,
        cancelPrevious: cancelPrevious(),
        inTurn: keyedQueue({ atOnce: 2, waiting: 200, full: 'Too many pictures at once. Wait until some are there.' }),
        countRequest,
      })
      const openAt = (edge: number) => async (file: Uint8Array, userId: string) =>
        rgbPicture(await parts.still(file, `user:${userId}`), edge)
      fromPictureRoutes(scope, finder && searchLook({ faces: finder, illustrator, open: openAt(faceEdge), clock }))
      poseFromPictureRoutes(scope, poses && findPose({ finder: poses, open: openAt(poseEdge) }))
      cardRoutes(scope, {
        importCards: withDeps(importCards, {
          parse,
          readFile: cards.read,
          readLook,
          documents,
          files,
          portraits,
          units,
          ids,
          clock,
          room,
        }),
        exportCard: withDeps(exportCard, { store, files, mark, write: cards.write, readLook }),
      })
      characterRoutes(scope, {
        varyCharacter: withDeps(varyCharacter, { store, readLook, newSeed, version: illustrator.version }),
        makeModel: makeModel({ store, readLook, illustrator, walletOf: (userId) => sqlClaims(db).walletOf(userId) }),
        countRequest,
        changeCharacters: withDeps(changeCharacters, { store, documents, units }),
        deleteCharacters: withDeps(deleteCharacters, { store, documents, bin, units, clock }),
        restoreCharacters: withDeps(restoreCharacters, {
          store,
          collections,
          writer,
          documents,
          deleted,
          units,
          clock,
        }),
      })
    },
    async [Symbol.asyncDispose]() {
      clearInterval(sweeping)
      await words[Symbol.asyncDispose]()
      cards[Symbol.dispose]()
      await cache[Symbol.asyncDispose]()
    },
  }
}
