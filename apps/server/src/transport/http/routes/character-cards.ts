import { CardExport, cardLimits } from '@eidolon/contract/characters/cards.ts'
import type { FastifyInstance } from 'fastify'
import type { ExportedCard } from '#application/cards/export-card.ts'
import type { Imported } from '#application/cards/import-cards.ts'
import type { CardFile } from '#application/cards/ports.ts'
import type { Caller, UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { largeBody } from '#transport/http/protocol/bodies.ts'
import { characterIdOf, perMinute } from './characters.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'
import { readMultipart } from '#transport/http/protocol/multipart.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { wholeOf } from '#application/shared/streams.ts'

export type CardUseCases = {
  readonly importCards: (caller: UserCaller, files: readonly CardFile[]) => Promise<Imported>
  readonly exportCard: (caller: Caller, id: string, asked: CardExport) => Promise<ExportedCard>
}

const parts = new Set(['file', 'file[]', 'files', 'files[]'])

/** Characters from and to other programs. */
export function cardRoutes(scope: FastifyInstance, cards: CardUseCases): void {
  scope.post('/characters/import', { ...perMinute(30), bodyLimit: largeBody }, async (request, reply) => {
    const caller = userOf(request)
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) throw new Fault('storage_file_empty')
    const files: CardFile[] = []
    let sent = 0
    await readMultipart(
      request,
      async ({ name }, bytes) => void files.push({ name: name || 'card', bytes: await wholeOf(bytes) }),
      (part) => parts.has(part) && ++sent <= cardLimits.files,
    )
    if (sent > cardLimits.files) {
      throw new Fault('card_invalid', { files: sent }, { message: `At most ${cardLimits.files} files at once.` })
    }
    if (files.length === 0) throw new Fault('storage_file_empty')
    return reply.code(201).send(await cards.importCards(caller, files))
  })

  scope.get('/characters/:characterId/export', perMinute(120), async (request, reply) => {
    const asked = CardExport.parse(request.query)
    const { name, type, bytes } = await cards.exportCard(userOf(request), characterIdOf(request), asked)
    return reply
      .header('content-type', type)
      .header('content-disposition', disposition('attachment', name))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
