import type { FastifyReply } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { roomFor } from './body-room.ts'
import { goneSignal } from './gone-signal.ts'
import { readMultipart } from './multipart.ts'

/** The part called `file` of a form, whole and in memory until the request is answered, with at most so many bytes. */
export async function oneFile(reply: FastifyReply, most: number): Promise<Uint8Array> {
  const { request } = reply
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) throw new Fault('storage_file_empty')
  const held = roomFor(reply)
  const pieces: Uint8Array[] = []
  let size = 0
  const take = async (_head: unknown, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const piece of bytes) {
      size += piece.length
      if (size > most) continue
      pieces.push(piece)
      held.add(piece.length)
    }
  }
  await readMultipart(request, take, { signal: goneSignal(reply) })
  if (size === 0) throw new Fault('storage_file_empty')
  if (size > most) throw new Fault('storage_invalid_file_size')
  return Buffer.concat(pieces)
}
