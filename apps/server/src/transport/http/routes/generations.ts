import { queriesForm } from '@eidolon/contract/documents.ts'
import { CancelGenerations, GenerationPlace, NewGeneration, withFirstCharacter } from '@eidolon/contract/generations.ts'
import { NewSheet } from '@eidolon/contract/characters/sheets.ts'
import { seedHeader, StageLook } from '@eidolon/contract/stage.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CancelGeneration, CancelOpenGenerations } from '#application/generations/cancel-generation.ts'
import type { MeasureLikeness } from '#application/generations/measure-likeness.ts'
import type { LookAtStage } from '#application/generations/look-at-stage.ts'
import type { ReadGenerations } from '#application/generations/read-generations.ts'
import type { RetryGeneration } from '#application/generations/retry-generation.ts'
import type { RunFirst } from '#application/generations/prioritize-generation.ts'
import type { StartGeneration } from '#application/generations/start-generation.ts'
import type { StartSheet } from '#application/generations/start-sheet.ts'
import { generationView, openedGeneration } from '#domain/generations/generation-view.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'
import { characterIdOf } from './characters.ts'

export type GenerationUseCases = {
  readonly start: StartGeneration
  readonly sheet: StartSheet
  readonly cancel: CancelGeneration
  readonly cancelMany: CancelOpenGenerations
  readonly first: RunFirst
  readonly retry: RetryGeneration
  readonly read: ReadGenerations
  readonly stage: LookAtStage
  readonly measure: MeasureLikeness
}

const base = '/generations'
const one = `${base}/:generationId`
const reading = { config: { scope: 'account', reads: true } } as const
const writing = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 60, key: byRouteAndUser }] } }) as const

/** Each is work that nobody pays for. */
const anHour = (ofAccount: number, ofPlace: number) => {
  const limits = [
    { limit: ofAccount, period: 3600, key: byRouteAndUser },
    { limit: ofPlace, period: 3600, key: byRouteAndPlace },
  ]
  return { config: { scope: 'account', limits } } as const
}

/** Pictures and videos that are asked for, and what becomes of them. */
export function generationRoutes(app: FastifyInstance, useCases: GenerationUseCases): void {
  const { start, sheet, cancel, cancelMany, first, retry, read, stage, measure } = useCases
  app.post(base, writing(60), async (request, reply) => {
    const given = NewGeneration.parse(withFirstCharacter(request.body))
    return reply.code(201).send(generationView(await start(userOf(request), given)))
  })

  app.post('/characters/:characterId/sheets', writing(12), async (request, reply) => {
    const given = NewSheet.parse(request.body)
    return reply.code(201).send(generationView(await sheet(userOf(request), characterIdOf(request), given)))
  })

  app.post('/characters/:characterId/likeness', anHour(60, 120), (request, reply) =>
    measure(userOf(request), characterIdOf(request), disconnectSignal(reply)),
  )

  app.post('/stage', anHour(240, 480), async (request, reply) => {
    const given = NewGeneration.parse(withFirstCharacter(request.body))
    const { png, seed } = await stage(userOf(request), given, StageLook.parse(request.query), disconnectSignal(reply))
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(seedHeader, String(seed))
      .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
  })

  app.get(base, reading, async (request) => {
    const { total, documents } = await read.list(userOf(request), queriesOf(request))
    return { total, generations: documents.map(openedGeneration) }
  })

  app.get(one, reading, async (request) => generationView(await read.get(userOf(request).userId, idOf(request))))

  app.delete(one, writing(120), async (request, reply) => {
    await cancel(userOf(request).userId, idOf(request))
    return reply.code(204).send()
  })

  app.post(`${base}/cancel`, writing(60), async (request) => {
    const { scope } = CancelGenerations.parse(request.body)
    return { cancelled: await cancelMany(userOf(request).userId, scope) }
  })

  app.post(`${one}/first`, writing(120), async (request, reply) => {
    await first(userOf(request).userId, idOf(request))
    return reply.code(204).send()
  })

  app.post(`${one}/retry`, writing(60), async (request, reply) =>
    reply.code(201).send(generationView(await retry(userOf(request), idOf(request)))),
  )

  app.get(`${one}/preview`, reading, async (request, reply) => {
    const picture = await read.preview(userOf(request).userId, idOf(request))
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength))
  })
}

const idOf = ({ params }: FastifyRequest): string => GenerationPlace.parse(params).generationId

function queriesOf({ query }: FastifyRequest): readonly string[] {
  const queries = listParameter(query, 'queries')
  if (queries.length <= 100 && queries.every(({ length }) => length > 0 && length <= 4096)) return queries
  throw invalidParam('queries', queriesForm)
}
