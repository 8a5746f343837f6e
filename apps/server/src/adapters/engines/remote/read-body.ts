import { isPlainJson } from '@eidolon/contract/plain-json.ts'
import { growingBytes } from './growing-bytes.ts'
import { PeerProblem } from './peer-problem.ts'
import { resting } from './resting.ts'

/** The pieces of a body, as long as they are no more than `most` bytes together; what is larger is not read to its end. */
export async function* limitedPieces(response: Response, most: number): AsyncGenerator<Uint8Array> {
  const announced = announcedBytes(response)
  if (announced > most) {
    await response.body?.cancel().catch(() => {})
    throw new PeerProblem('too-large', `${announced} bytes were announced, ${most} are taken`)
  }
  const rest = resting()
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    // Leaving the loop ends the stream.
    if (size > most) throw new PeerProblem('too-large', `more than ${most} bytes came`)
    yield piece
    await rest(piece)
  }
}

/** The whole body, as long as it is not larger than `most`. */
export async function readBody(response: Response, most: number): Promise<Uint8Array> {
  const announced = announcedBytes(response)
  const bytes = growingBytes(announced > most ? 0 : announced)
  for await (const piece of limitedPieces(response, most)) bytes.add(piece)
  return bytes.whole()
}

/** The text of a small answer that may be parsed as JSON at once: neither deep nor of many values. */
export async function readSmallText(response: Response, most: number): Promise<string> {
  const text = new TextDecoder().decode(await readBody(response, most))
  if (!isPlainJson(text)) throw new PeerProblem('nonsense', 'an answer of too many values')
  return text
}

const announcedBytes = ({ headers }: Response): number => {
  const announced = Number(headers.get('content-length') ?? 0)
  return Number.isSafeInteger(announced) && announced > 0 ? announced : 0
}
