import { type EngineList, SamplePlace } from '@eidolon/contract/engines.ts'
import type { FastifyInstance } from 'fastify'
import type { Engines } from '#application/engines/engines.ts'
import type { ShowSample } from '#application/engines/show-sample.ts'
import { Fault } from '#domain/shared/fault.ts'
import { byRouteAndCaller } from '#transport/http/platform/limit-keys.ts'
import { isUnchanged } from '#transport/http/protocol/conditions.ts'

export type EngineUseCases = { readonly engines: Engines; readonly sample: ShowSample }

// What an engine can do is no secret.
const reading = { config: { scope: 'documents.read' } } as const
/** A picker shows hundreds of them. */
const samples = {
  config: { scope: 'documents.read', limits: [{ limit: 6000, period: 60, key: byRouteAndCaller, inMemory: true }] },
} as const

/** Who draws here, and what they can. */
export function engineRoutes(app: FastifyInstance, { engines, sample }: EngineUseCases): void {
  app.get('/engines', reading, async (): Promise<EngineList> => {
    const all = await engines.list()
    return { total: all.length, engines: all }
  })

  app.get('/engines/:engineId/samples/:list/:choice', samples, async (request, reply) => {
    const { engineId, list, choice } = SamplePlace.parse(request.params)
    const shown = await sample(engineId, list, choice)
    if (!shown) throw new Fault('storage_file_not_found')
    // The address carries the version, so what it shows never changes.
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', shown.etag)
    if (isUnchanged(request.headers, shown.etag)) return reply.code(304).send()
    const { bytes } = shown
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
