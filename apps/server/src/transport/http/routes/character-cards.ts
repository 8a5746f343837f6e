import { CardExport, cardLimits } from '@eidolon/contract/characters/cards.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ExportedCard } from '#application/cards/export-card.ts'
import type { Imported } from '#application/cards/import-cards.ts'
import type { CardFile } from '#application/cards/ports.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { roomFor } from '#transport/http/bodies/body-room.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { characterIdOf, perMinute } from './characters.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'
import { wholeFile } from '#transport/http/bodies/whole-file.ts'
import { readMultipart } from '#transport/http/bodies/multipart.ts'
import { byPlace } from '#transport/http/platform/limit-keys.ts'
import { userOf } from '#transport/http/platform/caller.ts'

export type CardUseCases = {
  readonly importCards: (caller: UserCaller, files: readonly CardFile[], signal: AbortSignal) => Promise<Imported>
  readonly exportCard: (caller: UserCaller, id: string, asked: CardExport, signal: AbortSignal) => Promise<ExportedCard>
}

const parts = new Set(['file', 'file[]', 'files', 'files[]'])

/** Characters from and to other programs. */
export function cardRoutes(scope: FastifyInstance, cards: CardUseCases): void {
  // By client address: one client makes as many accounts as it likes.
  const readInTurn = keyedQueue({ atOnce: 2, waiting: 10, full: 'Too many imports at once. Wait until some are done.' })

  scope.post('/characters/import', { ...perMinute(30), bodyLimit: largeBody }, async (request, reply) => {
    const caller = userOf(request)
    const signal = disconnectSignal(reply)
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) throw new Fault('storage_file_empty')
    const files: CardFile[] = []
    let sent = 0
    const held = roomFor(reply)
    await readMultipart(
      request,
      async ({ name }, pieces) => {
        const { bytes } = await wholeFile(request, held.counted(pieces), largeBody)
        files.push({ name: name || 'card', bytes })
      },
      { wants: (part) => parts.has(part) && ++sent <= cardLimits.files, signal: disconnectSignal(reply) },
    )
    if (sent > cardLimits.files) {
      throw new Fault('card_invalid', { files: sent }, { message: `At most ${cardLimits.files} files at once.` })
    }
    if (files.length === 0) throw new Fault('storage_file_empty')
    const imported = await readInTurn(byPlace(request), signal, () => cards.importCards(caller, files, signal))
    return reply.code(201).send(imported)
  })

  // Files are in memory until they have been sent: a client that reads slowly holds two of them and no more.
  const writeInTurn = keyedQueue({
    atOnce: 2,
    waiting: 30,
    full: 'Too many exports at once. Wait until some are done.',
  })

  scope.get('/characters/:characterId/export', perMinute(60), async (request, reply) => {
    const asked = CardExport.parse(request.query)
    const caller = userOf(request)
    const signal = disconnectSignal(reply)
    return writeInTurn(caller.userId, signal, async () => {
      const { name, type, bytes } = await cards.exportCard(caller, characterIdOf(request), asked, signal)
      void reply
        .header('content-type', type)
        .header('content-disposition', disposition('attachment', name))
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      await closed(reply)
      return reply
    })
  })
}

const closed = ({ raw }: FastifyReply): Promise<unknown> =>
  raw.closed ? Promise.resolve() : new Promise((resolve) => raw.once('close', resolve))
