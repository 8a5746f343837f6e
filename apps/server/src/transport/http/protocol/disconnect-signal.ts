import type { FastifyReply } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'

const known = new WeakMap<FastifyReply, AbortController>()

/** Aborted when the client goes away before it has its answer, so that work for it stops. */
export const disconnectSignal = (reply: FastifyReply): AbortSignal => controllerOf(reply).signal

/** Stops all work for a request, which is answered with this refusal. */
export const giveUp = (reply: FastifyReply, fault: Fault): void => controllerOf(reply).abort(fault)

function controllerOf(reply: FastifyReply): AbortController {
  const before = known.get(reply)
  if (before) return before
  const gone = new AbortController()
  const { raw } = reply
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Fault('general_client_gone'))
  })
  known.set(reply, gone)
  return gone
}
