import { type Look, LookPicture, LookPreviewRequest, LookRequest } from '@eidolon/contract/characters/looks.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { LookDrawing } from '#application/looks/draw-look.ts'
import type { NewestOnly } from '#application/looks/cancel-previous.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import type { Turns } from '#application/shared/keyed-queue.ts'
import { isUnchanged } from '#transport/http/protocol/conditions.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { spend } from '#transport/http/platform/budget.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

export type LookUseCases = {
  readonly readDescription: (request: LookRequest) => Look
  readonly previewLook: (request: LookPreviewRequest | LookPicture) => LookDrawing
  readonly parse: ParseQueue
  readonly cancelPrevious: NewestOnly
  /** The pictures of a sheet, a few of one account at a time. */
  readonly inTurn: Turns
  readonly countRequest: CountRequest
}

/** Pictures that have to be drawn; what was drawn before costs nothing. */
const previews = { name: 'previews', account: 1500, place: 3000 }

/** Descriptions and how they look, for the character form. */
export function lookRoutes(scope: FastifyInstance, looks: LookUseCases): void {
  const { readDescription, previewLook, parse, cancelPrevious, inTurn, countRequest } = looks

  const perMinute = (ofAccount: number, ofPlace: number) => {
    const limits = [
      { limit: ofAccount, period: 60, key: byRouteAndUser },
      { limit: ofPlace, period: 60, key: byRouteAndPlace },
    ]
    return { config: { scope: 'account', limits } } as const
  }

  scope.post('/looks', perMinute(240, 480), async (request, reply) => {
    const asked = LookRequest.parse(request.body)
    return parse(userOf(request), () => readDescription(asked), disconnectSignal(reply))
  })

  scope.post('/looks/preview', perMinute(240, 960), async (request, reply) => {
    const caller = userOf(request)
    const asked = LookPreviewRequest.parse(request.body)
    const gone = disconnectSignal(reply)
    const drawing = await parse(caller, () => previewLook(asked), gone)
    return cancelPrevious({ owner: caller.userId, slot: asked.slot ?? '' }, gone, (signal) =>
      sendLook(request, reply, drawing, { signal, priority: 'preview' }),
    )
  })

  scope.get('/looks/preview', perMinute(600, 2400), async (request, reply) => {
    const { userId } = userOf(request)
    const asked = LookPicture.parse(request.query)
    const drawing = previewLook(asked)
    const isFixed = asked.v === drawing.version
    reply.header('cache-control', isFixed ? 'private, max-age=31536000, immutable' : 'private, max-age=3600')
    // A sheet of faces asks for dozens of them at once.
    const signal = disconnectSignal(reply)
    return inTurn(userId, signal, () => sendLook(request, reply, drawing, { signal, priority: 'glance' }))
  })

  async function sendLook(
    request: FastifyRequest,
    reply: FastifyReply,
    drawing: LookDrawing,
    wanted: { readonly signal: AbortSignal; readonly priority: 'preview' | 'glance' },
  ): Promise<FastifyReply> {
    const etag = `"${drawing.key}"`
    if (isUnchanged(request.headers, etag)) return reply.code(304).header('etag', etag).send()
    const admit = () => spend(countRequest, request, previews)
    const { bytes, isHit } = await drawing.load({ ...wanted, admit })
    return reply
      .header('etag', etag)
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-appwrite-cache', isHit ? 'hit' : 'miss')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}
