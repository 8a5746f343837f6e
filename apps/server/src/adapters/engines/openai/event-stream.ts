import { type JsonOptions, jsonReader, type JsonReader } from '#adapters/engines/remote/json-reader.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { resting } from '#adapters/engines/remote/resting.ts'

export type StreamLimits = {
  /** Bytes of the whole stream, and of one line. */
  readonly bytes: number
  readonly line: number
  readonly event: JsonOptions
}

export type StreamEvent = {
  /** The data of the event as JSON, with the bytes of images in place of their base64; undefined when it is none. */
  readonly data: unknown
  /** How the data begins. */
  readonly head: string
}

const [newline, carriageReturn] = [0x0a, 0x0d]
const field = Buffer.from('data:')

/**
 * The events in a stream of server-sent events; lines may be cut anywhere and end either way. Each byte is looked at
 * once, and only the data of one event is kept at a time.
 */
export async function* readEvents(stream: AsyncIterable<Uint8Array>, limits: StreamLimits): AsyncIterable<StreamEvent> {
  const rest = resting()
  let [size, line] = [0, 0]
  let isEmpty = true
  /** How many bytes of the line are those of the field's name; those of another field are none. */
  let named = 0
  let reader: JsonReader | undefined

  function take(piece: Uint8Array, from: number, to: number): void {
    let at = from
    for (; at < to && line < field.length; at++, line++) {
      const byte = piece[at]
      if (byte === field[line]) named += 1
      isEmpty &&= byte === carriageReturn
    }
    line += to - at
    if (line > limits.line) throw new PeerProblem('too-large', `a line of more than ${limits.line} bytes`)
    if (named < field.length) return
    reader ??= jsonReader(limits.event)
    reader.push(piece.subarray(at, to))
  }

  function event(): StreamEvent | undefined {
    const ended = reader
    reader = undefined
    return ended && { data: ended.end(), head: ended.head() }
  }

  for await (const piece of stream) {
    size += piece.length
    if (size > limits.bytes) throw new PeerProblem('too-large', `a stream of more than ${limits.bytes} bytes`)
    for (let at = 0; at < piece.length;) {
      const found = piece.indexOf(newline, at)
      take(piece, at, found < 0 ? piece.length : found)
      if (found < 0) break
      if (named === field.length) reader?.push(betweenLines)
      const ended = isEmpty ? event() : undefined
      ;[line, named, isEmpty] = [0, 0, true]
      at = found + 1
      if (ended) yield ended
    }
    await rest(piece)
  }
  // Some servers close without the empty line.
  const last = event()
  if (last) yield last
}

const betweenLines = Buffer.from('\n')
