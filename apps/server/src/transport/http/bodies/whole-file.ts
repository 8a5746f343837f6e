import type { FastifyRequest } from 'fastify'
import { largeBody } from './bodies.ts'

/**
 * A file as one piece of memory. Its pieces are copied as they come: kept side by side with those of other files, they
 * would leave the process with memory that it can't give back. Memory that nothing has been written to costs nothing.
 */
export async function wholeFile(
  request: FastifyRequest,
  pieces: AsyncIterable<Uint8Array>,
  max: number,
): Promise<{ readonly bytes: Uint8Array; readonly size: number }> {
  const announced = Number(request.headers['content-length'] ?? largeBody)
  const whole = Buffer.allocUnsafeSlow(Math.min(announced, max))
  let size = 0
  for await (const piece of pieces) {
    if (size + piece.length <= whole.length) whole.set(piece, size)
    size += piece.length
  }
  return { bytes: whole.subarray(0, Math.min(size, whole.length)), size }
}
