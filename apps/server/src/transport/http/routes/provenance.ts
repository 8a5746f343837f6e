import { checkableBytes, type ProvenanceCheck } from '@eidolon/contract/media/provenance.ts'
import type { FastifyInstance } from 'fastify'
import { turns } from '#application/shared/turns.ts'
import type { checkProvenance } from '#application/provenance/check-provenance.ts'
import { ownerFor } from '#domain/accounts/caller.ts'
import { callerOf } from '#transport/http/platform/caller.ts'
import { byPlace, byRouteAndPlace } from '#transport/http/platform/limit-keys.ts'
import { largeBody } from '#transport/http/protocol/bodies.ts'
import { goneSignal } from '#transport/http/protocol/gone-signal.ts'
import { oneFile } from '#transport/http/protocol/one-file.ts'

type Deps = { readonly check: ReturnType<typeof checkProvenance> }

const config = {
  scope: 'files.read',
  // Anybody may ask, without an account: what they send is looked at and forgotten.
  guestBody: true,
  limits: [{ limit: 20, period: 60, key: byRouteAndPlace }],
} as const

/** Where a file comes from, for anybody who has it. */
export function provenanceRoutes(scope: FastifyInstance, { check }: Deps): void {
  // Each is in memory from its first byte on: so few at a time, and fewer of one place.
  const full = 'Too many files are being looked at. Try again in a minute.'
  const ofPlace = turns({ atOnce: 2, waiting: 2, full })
  const ofAll = turns({ atOnce: 24, waiting: 0, full })

  scope.post(
    '/provenance/check',
    { config, bodyLimit: largeBody },
    async (request, reply): Promise<ProvenanceCheck> => {
      const signal = goneSignal(reply)
      return ofPlace(byPlace(request), signal, () =>
        ofAll('all', signal, async () => {
          const asker = { who: `check ${byPlace(request)}`, userId: ownerFor(callerOf(request)), signal }
          return check(await oneFile(request, checkableBytes), asker)
        }),
      )
    },
  )
}
