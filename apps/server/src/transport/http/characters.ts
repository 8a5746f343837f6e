import { CharacterDeletion } from '@eidolon/contract/characters.ts'
import { type VariationList, VariationRequest } from '@eidolon/contract/looks.ts'
import { existingId } from '@eidolon/contract/parameters.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '#domain/accounts/caller.ts'
import type { DocumentView } from '#domain/documents/document.ts'
import { userOf } from './platform/caller.ts'
import { byRouteAndUser } from './platform/limit-keys.ts'

export type CharacterUseCases = {
  readonly varyCharacter: (caller: Caller, id: string, request: VariationRequest) => Promise<VariationList>
  readonly deleteCharacter: (caller: Caller, id: string, media: 'keep' | 'trash') => Promise<void>
  readonly restoreCharacter: (caller: Caller, id: string) => Promise<DocumentView>
}

const CharacterPlace = z.object({ characterId: existingId() })
export const characterIdOf = ({ params }: FastifyRequest): string => CharacterPlace.parse(params).characterId

export const perMinute = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 60, key: byRouteAndUser }] } }) as const

/** What characters can do besides being documents. */
export function characterRoutes(scope: FastifyInstance, characters: CharacterUseCases): void {
  scope.post('/characters/:characterId/variations', perMinute(60), async (request) => {
    const asked = VariationRequest.parse(request.body)
    return characters.varyCharacter(userOf(request), characterIdOf(request), asked)
  })

  scope.delete('/characters/:characterId', perMinute(60), async (request, reply) => {
    const { media } = CharacterDeletion.parse(request.query)
    await characters.deleteCharacter(userOf(request), characterIdOf(request), media)
    return reply.code(204).send()
  })

  scope.post('/characters/:characterId/restore', perMinute(60), async (request) =>
    characters.restoreCharacter(userOf(request), characterIdOf(request)),
  )
}
