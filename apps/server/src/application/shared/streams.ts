import { joined } from '#domain/shared/bytes.ts'

/** Everything that a stream brings, for what has an end in sight: it is held in memory. */
export async function wholeOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return joined(pieces)
}

/** A stream of one piece. */
export async function* streamOf<T>(piece: T): AsyncGenerator<T> {
  yield piece
}
