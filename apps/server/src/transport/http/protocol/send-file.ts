import type { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { isPartWanted, isUnchanged } from './conditions.ts'
import { type ByteRange, type RangeRule, standardRange } from './ranges.ts'

/** Something with bytes, wherever they lie. */
export type Sendable = {
  readonly type: string
  readonly size: number
  /** Strong, quotes included: the same tag means the same bytes. */
  readonly etag: string
  /** Set when the bytes are compressed. */
  readonly encoding?: 'br' | 'gzip'
  /** Called at most once, and only when bytes are wanted; it fails before anything is sent. */
  open(range: ByteRange): Promise<Readable | ReadableStream | Uint8Array>
}

/** Sends a file, a part of it, or word that the client has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Sendable,
  rangeRule: RangeRule = standardRange,
): Promise<FastifyReply> {
  if (isUnchanged(request.headers, file.etag)) return reply.code(304).header('etag', file.etag).send()
  const range = wantedRange(request, file, rangeRule)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size}`)
    throw new Fault('storage_invalid_range')
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  const bytes = request.method === 'HEAD' || file.size === 0 ? undefined : await file.open({ start, end })
  // Only from here on is it certain that this is the answer.
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  if (file.encoding) reply.header('content-encoding', file.encoding)
  return reply
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('content-type', file.type)
    .header('content-length', end - start + 1)
    .send(bytes)
}

function wantedRange({ headers, method }: FastifyRequest, file: Sendable, rule: RangeRule): ReturnType<RangeRule> {
  // A range has a meaning for GET alone.
  if (method !== 'GET' || headers.range === undefined || !isPartWanted(headers, file.etag)) return 'whole'
  return rule(headers.range, file.size)
}
