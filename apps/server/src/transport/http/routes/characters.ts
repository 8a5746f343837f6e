import {
  CharacterDeletion,
  CharacterModel,
  CharactersChange,
  CharactersDeletion,
  CharactersRestoring,
} from '@eidolon/contract/characters/characters.ts'
import { type VariationList, VariationRequest } from '@eidolon/contract/characters/looks.ts'
import { existingId } from '@eidolon/contract/parameters.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MakeModel } from '#application/characters/make-model.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { Caller, UserCaller } from '#domain/accounts/caller.ts'
import type { DocumentView } from '#domain/documents/document.ts'
import { spend } from '#transport/http/platform/budget.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'

/** Each takes a thread for seconds. */
const models = { name: 'models', account: 30, place: 60, all: 600 }

export type CharacterUseCases = {
  readonly varyCharacter: (caller: Caller, id: string, request: VariationRequest) => Promise<VariationList>
  readonly changeCharacters: (caller: Caller, change: CharactersChange) => Promise<readonly DocumentView[]>
  readonly deleteCharacters: (caller: Caller, ids: readonly string[], media: 'keep' | 'trash') => Promise<void>
  readonly makeModel: MakeModel
  readonly countRequest: CountRequest
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

  scope.get('/characters/:characterId/model', { ...perMinute(30), exposeHeadRoute: false }, async (request, reply) => {
    const { name, type, bytes } = await characters.makeModel(
      userOf(request),
      characterIdOf(request),
      CharacterModel.parse(request.query),
      { signal: disconnectSignal(reply), admit: () => spend(characters.countRequest, request, models) },
    )
    return reply
      .header('content-type', type)
      .header('content-disposition', disposition('attachment', name))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
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
