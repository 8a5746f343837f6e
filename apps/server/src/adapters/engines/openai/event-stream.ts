import { type JsonOptions, jsonReader, type JsonReader } from '#adapters/engines/remote/json-reader.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'

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

const newline = 0x0a
const field = 'data:'

/**
 * The events in a stream of server-sent events; lines may be cut anywhere and end either way. Each byte is looked at
 * once, and only the data of one event is kept at a time.
 */
export async function* readEvents(stream: AsyncIterable<Uint8Array>, limits: StreamLimits): AsyncIterable<StreamEvent> {
  let [size, line] = [0, 0]
  /** The first characters of the line, until it is known what it is. */
  let start = ''
  let reader: JsonReader | undefined

  function take(part: Uint8Array): void {
    line += part.length
    if (line > limits.line) throw new PeerProblem('too-large', `a line of more than ${limits.line} bytes`)
    const missing = Math.min(part.length, field.length - start.length)
    if (missing > 0) start += Buffer.from(part.subarray(0, missing)).toString('latin1')
    if (start !== field) return
    reader ??= jsonReader(limits.event)
    reader.push(part.subarray(missing))
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
      take(piece.subarray(at, found < 0 ? piece.length : found))
      if (found < 0) break
      const isEmpty = start === '' || start === '\r'
      if (start === field) reader?.push(betweenLines)
      ;[line, start] = [0, '']
      at = found + 1
      const ended = isEmpty ? event() : undefined
      if (ended) yield ended
    }
  }
  // Some servers close without the empty line.
  const last = event()
  if (last) yield last
}

const betweenLines = Buffer.from('\n')
