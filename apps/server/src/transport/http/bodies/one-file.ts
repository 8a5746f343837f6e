import type { FastifyReply } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { roomFor } from './body-room.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { readMultipart } from './multipart.ts'
import { wholeFile } from './whole-file.ts'

/** The part called `file` of a form, whole and in memory until the request is answered, with at most so many bytes. */
export async function oneFile(reply: FastifyReply, max: number): Promise<Uint8Array> {
  const { request } = reply
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) throw new Fault('storage_file_empty')
  const held = roomFor(reply)
  let file: Awaited<ReturnType<typeof wholeFile>> | undefined
  const take = async (_head: unknown, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    file = await wholeFile(request, held.counted(bytes), max)
  }
  await readMultipart(request, take, { signal: disconnectSignal(reply) })
  if (!file || file.size === 0) throw new Fault('storage_file_empty')
  if (file.size > max) throw new Fault('storage_invalid_file_size')
  return file.bytes
}
