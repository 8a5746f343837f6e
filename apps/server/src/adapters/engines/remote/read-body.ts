import { PeerProblem } from './peer-problem.ts'

/** The whole body, as long as it is not larger than `most`; what is larger is not read to its end. */
export async function readBody(response: Response, most: number): Promise<Uint8Array> {
  const told = Number(response.headers.get('content-length') ?? 0)
  if (told > most) {
    await response.body?.cancel().catch(() => {})
    throw new PeerProblem('too-large', `${told} bytes were announced, ${most} are taken`)
  }
  if (!response.body) return new Uint8Array(0)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body) {
    size += piece.length
    // Leaving the loop ends the stream.
    if (size > most) throw new PeerProblem('too-large', `more than ${most} bytes came`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
