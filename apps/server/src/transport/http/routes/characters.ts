import {
  CharacterDeletion,
  CharactersChange,
  CharactersDeletion,
  CharactersRestoring,
} from '@eidolon/contract/characters.ts'
import { type VariationList, VariationRequest } from '@eidolon/contract/looks.ts'
import { existingId } from '@eidolon/contract/parameters.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller, UserCaller } from '#domain/accounts/caller.ts'
import type { DocumentView } from '#domain/documents/document.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

export type CharacterUseCases = {
  readonly varyCharacter: (caller: Caller, id: string, request: VariationRequest) => Promise<VariationList>
  readonly changeCharacters: (caller: Caller, change: CharactersChange) => Promise<readonly DocumentView[]>
  readonly deleteCharacters: (caller: Caller, ids: readonly string[], media: 'keep' | 'trash') => Promise<void>
  readonly restoreCharacters: (caller: UserCaller, ids: readonly string[]) => Promise<readonly DocumentView[]>
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
    await characters.deleteCharacters(userOf(request), [characterIdOf(request)], media)
    return reply.code(204).send()
  })

  scope.post('/characters/:characterId/restore', perMinute(60), async (request) => {
    const [restored] = await characters.restoreCharacters(userOf(request), [characterIdOf(request)])
    return restored
  })

  scope.patch('/characters', perMinute(60), async (request) =>
    listed(await characters.changeCharacters(userOf(request), CharactersChange.parse(request.body))),
  )

  scope.delete('/characters', perMinute(60), async (request, reply) => {
    const { ids, media } = CharactersDeletion.parse(request.body)
    await characters.deleteCharacters(userOf(request), ids, media)
    return reply.code(204).send()
  })

  scope.post('/characters/restore', perMinute(60), async (request) => {
    const { ids } = CharactersRestoring.parse(request.body)
    return listed(await characters.restoreCharacters(userOf(request), ids))
  })
}

const listed = (documents: readonly DocumentView[]) => ({ total: documents.length, documents })
