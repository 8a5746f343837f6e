import type { FastifyReply } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'

/** Aborted when the client goes away before it has its answer, so that work for it stops. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Fault('general_client_gone'))
  })
  return gone.signal
}
