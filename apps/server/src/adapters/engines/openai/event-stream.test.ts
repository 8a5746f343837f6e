import { describe, expect, it } from 'vitest'
import { readEvents, type StreamEvent, type StreamLimits } from './event-stream.ts'

const limits: StreamLimits = { bytes: 200_000, line: 50_000, event: { text: 20_000, values: 100, images: 40_000 } }

async function* cut(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, size = 1000): Promise<readonly StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readEvents(cut(Buffer.from(text), size), limits)) events.push(event)
  return events
}

/** A stream that never ends by itself, and how many of its pieces have been taken. */
function endless(piece: string) {
  const taken = { pieces: 0 }
  async function* pieces(): AsyncIterable<Uint8Array> {
    for (const bytes = Buffer.from(piece); taken.pieces < 1000; taken.pieces++) yield bytes
  }
  const drain = async (): Promise<void> => {
    for await (const _event of readEvents(pieces(), limits)) continue
  }
  return { taken, drain }
}

describe('readEvents', () => {
  it('[ENG-52] reads events however the bytes are cut', async () => {
    const text = 'event: a\r\ndata: {"one":1}\r\n\r\n: still alive\n\ndata: {"two":\ndata:"lines of é"}\n\ndata:[DONE]'
    for (const size of [1, 2, 7, 1000]) {
      const events = await read(text, size)
      expect(events.map(({ data }) => data)).toEqual([{ one: 1 }, { two: 'lines of é' }, undefined])
      expect(events.at(-1)?.head).toBe('[DONE]')
    }
  })

  it('[ENG-52] hands over an image as bytes', async () => {
    const image = Buffer.alloc(30_000, 'eidolon')
    const line = `data: ${JSON.stringify({ type: 'x', b64_json: image.toString('base64') })}\n\n`
    for (const size of [1, 4097, 100_000]) {
      const [first, second] = await read(`${line}${line}`, size)
      expect(first?.data).toEqual({ type: 'x', b64_json: new Uint8Array(image) })
      expect(second?.data).toEqual(first?.data)
    }
  })

  it.each([
    ['a line without an end', ': '.repeat(500), 50],
    ['one event of endless lines', 'data: 1\n'.repeat(100), 200],
    ['endless events', `data: ${'[1]'.repeat(1)}\n\n`.repeat(100), 210],
    ['endless comments', `${': still alive\n'.repeat(50)}\n`, 300],
  ])('[ENG-140] ends %s', async (_what, piece, max) => {
    const { taken, drain } = endless(piece)
    await expect(drain()).rejects.toMatchObject({ kind: expect.stringMatching(/too-large|nonsense/) })
    expect(taken.pieces).toBeLessThanOrEqual(max)
  })

  it('[ENG-140] copies each byte at most once, however long a line is', async () => {
    const piece = Buffer.from(': '.repeat(25))
    let looks = 0
    const watched = new Proxy(piece, {
      get(target, key) {
        if (key === 'indexOf') looks += 1
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    async function* pieces(): AsyncIterable<Uint8Array> {
      for (let count = 0; count < 900; count++) yield watched
    }
    for await (const _event of readEvents(pieces(), limits)) continue
    expect(looks).toBe(900)
  })
})
