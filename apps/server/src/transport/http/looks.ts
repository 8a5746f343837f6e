import { type Look, LookPicture, LookPreviewRequest, LookRequest } from '@eidolon/contract/looks.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LookDrawing } from '#application/looks/draw-look.ts'
import type { NewestOnly } from '#application/looks/newest-only.ts'
import { isUnchanged } from './conditions.ts'
import { goneSignal } from './gone-signal.ts'
import { perMinute } from './characters.ts'
import { userOf } from './platform/caller.ts'

export type LookUseCases = {
  readonly readDescription: (request: LookRequest) => Look
  readonly previewLook: (request: LookPreviewRequest | LookPicture) => LookDrawing
  readonly newestOnly: NewestOnly
}

/** Descriptions and how they look, for people who are making somebody up. */
export function lookRoutes(scope: FastifyInstance, { readDescription, previewLook, newestOnly }: LookUseCases): void {
  scope.post('/looks', perMinute(240), async (request) => {
    userOf(request)
    return readDescription(LookRequest.parse(request.body))
  })

  scope.post('/looks/preview', perMinute(240), async (request, reply) => {
    const { userId } = userOf(request)
    const asked = LookPreviewRequest.parse(request.body)
    const drawing = previewLook(asked)
    return newestOnly(`${userId} ${asked.slot ?? ''}`, goneSignal(reply), (signal) =>
      sendLook(request, reply, drawing, signal, 'preview'),
    )
  })

  scope.get('/looks/preview', perMinute(600), async (request, reply) => {
    userOf(request)
    const asked = LookPicture.parse(request.query)
    const drawing = previewLook(asked)
    const isFixed = asked.v === drawing.version
    reply.header('cache-control', isFixed ? 'private, max-age=31536000, immutable' : 'private, max-age=3600')
    // Whoever looks at a sheet of faces asks for dozens of them.
    return sendLook(request, reply, drawing, goneSignal(reply), 'glance')
  })
}

async function sendLook(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: LookDrawing,
  signal: AbortSignal,
  priority: 'preview' | 'glance',
): Promise<FastifyReply> {
  const etag = `"${drawing.key}"`
  if (isUnchanged(request.headers, etag)) return reply.code(304).header('etag', etag).send()
  const { bytes, isHit } = await drawing.load(signal, priority)
  return reply
    .header('etag', etag)
    .header('content-type', 'image/webp')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-appwrite-cache', isHit ? 'hit' : 'miss')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
