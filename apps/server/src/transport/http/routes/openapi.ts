import type { FastifyInstance } from 'fastify'
import { jsonType } from '#transport/http/protocol/render-error.ts'

/** `GET /v1/openapi.json`. Rarely asked for, so it is made by the first request, and then kept. */
export function openApiRoutes(app: FastifyInstance): void {
  let text: Promise<string> | undefined
  app.get('/v1/openapi.json', async (_request, reply) => {
    text ??= describe()
    return reply
      .header('content-type', jsonType)
      .header('cache-control', 'public, max-age=300')
      .send(await text)
  })
}

async function describe(): Promise<string> {
  const { openApi } = await import('@eidolon/contract/endpoints/openapi.ts')
  return JSON.stringify(openApi())
}
