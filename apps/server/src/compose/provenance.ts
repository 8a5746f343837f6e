import type { ProvenanceCheck } from '@eidolon/contract/provenance.ts'
import type { FastifyInstance } from 'fastify'
import { knownBy, lookAtMarkingKeys } from '#adapters/marking/marking-keys.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { checkProvenance } from '#application/provenance/check-provenance.ts'
import type { Config } from '#config/config.ts'
import { provenanceRoutes } from '#transport/http/routes/provenance.ts'

/** Disposing it ends the thread. */
export type Provenance = AsyncDisposable & {
  readonly check: (file: Uint8Array) => Promise<ProvenanceCheck>
  /** Adds its route to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** What is known of files that anybody may bring, by what is signed here and elsewhere. */
export async function composeProvenance({
  dataDir,
  marking,
}: Pick<Config, 'dataDir' | 'marking'>): Promise<Provenance> {
  const keys = await lookAtMarkingKeys(dataDir, marking.files)
  const reader = readingThread(keys ? knownBy(keys.chain) : { anchors: '', serial: '' }, { timers: systemTimers })
  const check = checkProvenance(reader)
  return {
    check,
    routes: (scope) => provenanceRoutes(scope, { check }),
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  }
}
