import { hash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { knownBy, lookAtMarkingKeys } from '#adapters/marking/marking-keys.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlMarks } from '#adapters/sql/studio/file-marks.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { sqlRegistry } from '#adapters/sql/studio/fingerprints.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { verifyClaim } from '#application/claims/verify-claim.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import { checkProvenance, type CheckProvenance } from '#application/provenance/check-provenance.ts'
import { fillMarks } from '#application/provenance/fill-marks.ts'
import { fillRegistry } from '#application/provenance/fill-registry.ts'
import { looksLike } from '#application/provenance/looks-like.ts'
import type { ReadWatermark, TakeFingerprint } from '#application/provenance/ports.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { backgroundTask, type BackgroundTask, pause } from '#compose/background-task.ts'
import type { Config } from '#config/config.ts'
import { provenanceRoutes } from '#transport/http/routes/provenance.ts'

/** Disposing it ends the thread. */
export type Provenance = AsyncDisposable & {
  readonly check: CheckProvenance
  /** Adds its route to the platform scope. */
  routes(scope: FastifyInstance): void
}

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

type Deps = {
  readonly config: Pick<Config, 'dataDir' | 'marking'>
  readonly readWatermark: ReadWatermark
  /** Without it only what a file says of itself is known. */
  readonly registry: { readonly db: Database; readonly take: TakeFingerprint } | undefined
}

/** What is known of files that anybody may bring: by what is signed here and elsewhere, and by their look. */
export async function composeProvenance({
  config: { dataDir, marking },
  registry,
  readWatermark,
}: Deps): Promise<Provenance> {
  const keys = await lookAtMarkingKeys(dataDir, marking.files)
  const reader = readingThread(keys ? knownBy(keys.chain) : { anchors: '', serial: '' }, { timers: systemTimers })
  const check = withDeps(checkProvenance, {
    reader,
    holds: withDeps(verifyClaim, { signatures: ed25519, digest: sha256 }),
    readWatermark,
    marks: registry && sqlMarks(registry.db),
    looksLike: registry && withDeps(looksLike, { registry: sqlRegistry(registry.db), take: registry.take }),
  })
  return {
    check,
    routes: (scope) => provenanceRoutes(scope, { check }),
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  }
}

/** How long a new picture waits for its fingerprint at most, when nothing else is due. */
const soon = 15_000

type Filled = {
  readonly db: Database
  readonly files: Pick<SystemFiles, 'find' | 'read'>
  readonly take: TakeFingerprint
  readonly log: FastifyBaseLogger
}

/** Keeps the look of every picture that was made here, beside everything else. */
export function composeRegistry({ db, files, take, log }: Filled): BackgroundTask {
  const hashOf = (of: string | Uint8Array) => hash('sha256', of)
  const marks = withDeps(fillMarks, { marks: sqlMarks(db), origins: sqlOrigins(db), files, hash: hashOf, pause })
  const looks = withDeps(fillRegistry, { registry: sqlRegistry(db), files, take, pause })
  const work = async (stop: AbortSignal): Promise<number> => {
    await marks(stop)
    return looks(stop)
  }
  let under: Promise<number> | undefined
  // One at a time: what comes meanwhile is found by the one that is under way.
  const once = (stop: AbortSignal) => (under ??= work(stop).finally(() => (under = undefined)))
  const filling = backgroundTask(once, { log, what: 'pictures entered into the registry' })
  const looking = setInterval(() => {
    if (!under) filling.begin()
  }, soon).unref()
  return {
    ...filling,
    async [Symbol.asyncDispose]() {
      clearInterval(looking)
      await filling[Symbol.asyncDispose]()
    },
  }
}
