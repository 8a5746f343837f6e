import {
  ClaimSignature,
  MediaClaim,
  type MediaClaimed,
  type MediaClaimMessage,
  MediaClaims,
} from '@eidolon/contract/media/claims.ts'
import { MediaPlace } from '@eidolon/contract/media/media.ts'
import type { FastifyInstance } from 'fastify'
import type { ClaimMedia } from '#application/claims/claim-media.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

const perMinute = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 60, key: byRouteAndUser }] } }) as const

/** "Sign as mine": what a wallet is to sign, and its signature. */
export function claimRoutes(scope: FastifyInstance, claims: ClaimMedia): void {
  scope.get('/media/:mediaId/claim', perMinute(120), async (request): Promise<MediaClaimMessage> => {
    const { mediaId } = MediaPlace.parse(request.params)
    return claims.describe(userOf(request), mediaId)
  })
  scope.post('/media/:mediaId/claim', perMinute(30), async (request, reply): Promise<MediaClaimed> => {
    const { mediaId } = MediaPlace.parse(request.params)
    const { signature } = ClaimSignature.parse(request.body)
    const total = await claims.sign(userOf(request), [mediaId], signature)
    reply.code(201)
    return { total }
  })
  scope.post('/media/claims/message', perMinute(30), async (request): Promise<MediaClaimMessage> => ({
    ...(await claims.message(userOf(request), MediaClaims.parse(request.body).ids)),
    claim: null,
  }))
  scope.post('/media/claims', perMinute(30), async (request, reply): Promise<MediaClaimed> => {
    const { ids, signature } = MediaClaim.parse(request.body)
    const total = await claims.sign(userOf(request), ids, signature)
    reply.code(201)
    return { total }
  })
}
