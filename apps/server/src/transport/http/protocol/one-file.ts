import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { readMultipart } from './multipart.ts'

/** The part called `file` of a form, whole and in memory, with at most so many bytes. */
export async function oneFile(request: FastifyRequest, most: number): Promise<Uint8Array> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) throw new Fault('storage_file_empty')
  const pieces: Uint8Array[] = []
  let size = 0
  await readMultipart(request, async (_head, bytes) => {
    for await (const piece of bytes) {
      size += piece.length
      if (size <= most) pieces.push(piece)
    }
  })
  if (size === 0) throw new Fault('storage_file_empty')
  if (size > most) throw new Fault('storage_invalid_file_size')
  return Buffer.concat(pieces)
}
