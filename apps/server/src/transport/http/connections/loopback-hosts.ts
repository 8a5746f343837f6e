import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { isLoopback } from '#domain/shared/loopback.ts'

/** Whether a request was sent to a loopback name, which no DNS server can point elsewhere. */
export function isToLoopback({ host = '' }: IncomingHttpHeaders): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && isLoopback(new URL(url).hostname)
}

/**
 * For a studio without a name: a page elsewhere whose name leads to 127.0.0.1 would otherwise be taken by its visitor's
 * browser, and by us, for the studio itself.
 */
export function answerLoopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isToLoopback(headers)) throw new Fault('general_unknown_host')
  })
}
