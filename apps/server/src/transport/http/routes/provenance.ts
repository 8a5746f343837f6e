import { checkableBytes, type ProvenanceCheck } from '@eidolon/contract/media/provenance.ts'
import type { FastifyInstance } from 'fastify'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { CheckProvenance } from '#application/provenance/check-provenance.ts'
import { ownerFor } from '#domain/accounts/caller.ts'
import { callerOf } from '#transport/http/platform/caller.ts'
import { byPlace, byRouteAndPlace } from '#transport/http/platform/limit-keys.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { oneFile } from '#transport/http/bodies/one-file.ts'

type Deps = { readonly check: CheckProvenance }

const config = {
  scope: 'files.read',
  // Anybody may ask, without an account: what they send is looked at and forgotten.
  guestBody: true,
  limits: [{ limit: 20, period: 60, key: byRouteAndPlace }],
} as const

/** Where a file comes from, for anybody who has it. */
export function provenanceRoutes(scope: FastifyInstance, { check }: Deps): void {
  const full = 'Too many files are being looked at. Try again in a minute.'
  // What is still arriving counts for its own IP range only.
  const ofRange = keyedQueue({ atOnce: 4, waiting: 0, full })
  // One of a range at a time, so that the line of all is one of ranges.
  const inRange = keyedQueue({ atOnce: 1, waiting: 4, full })
  const ofAll = keyedQueue({ atOnce: 4, waiting: 200, full })

  scope.post(
    '/provenance/check',
    { config, bodyLimit: largeBody },
    async (request, reply): Promise<ProvenanceCheck> => {
      const signal = disconnectSignal(reply)
      const range = byPlace(request)
      const asker = { who: `check ${range}`, userId: ownerFor(callerOf(request)), signal }
      return ofRange(range, signal, async () => {
        const file = await oneFile(reply, checkableBytes)
        return inRange(range, signal, () => ofAll('all', signal, () => check(file, asker)))
      })
    },
  )
}
