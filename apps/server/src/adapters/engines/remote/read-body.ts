import { isPlainJson } from '@eidolon/contract/plain-json.ts'
import { growingBytes } from './growing-bytes.ts'
import { PeerProblem } from './peer-problem.ts'
import { resting } from './resting.ts'

/** The pieces of a body, as long as they are no more than `max` bytes together; what is larger is not read to its end. */
export async function* limitedPieces(response: Response, max: number): AsyncGenerator<Uint8Array> {
  const announced = announcedBytes(response)
  if (announced > max) {
    await response.body?.cancel().catch(() => {})
    throw new PeerProblem('too-large', `${announced} bytes were announced, ${max} are taken`)
  }
  const rest = resting()
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    // Leaving the loop ends the stream.
    if (size > max) throw new PeerProblem('too-large', `more than ${max} bytes came`)
    yield piece
    await rest(piece)
  }
}

/** The whole body, as long as it is not larger than `max`. */
export async function readBody(response: Response, max: number): Promise<Uint8Array> {
  const announced = announcedBytes(response)
  const bytes = growingBytes(announced > max ? 0 : announced)
  for await (const piece of limitedPieces(response, max)) bytes.add(piece)
  return bytes.whole()
}

/** The text of a small answer that may be parsed as JSON at once: neither deep nor of many values. */
export async function readSmallText(response: Response, max: number): Promise<string> {
  const text = new TextDecoder().decode(await readBody(response, max))
  if (!isPlainJson(text)) throw new PeerProblem('nonsense', 'an answer of too many values')
  return text
}

const announcedBytes = ({ headers }: Response): number => {
  const announced = Number(headers.get('content-length') ?? 0)
  return Number.isSafeInteger(announced) && announced > 0 ? announced : 0
}
