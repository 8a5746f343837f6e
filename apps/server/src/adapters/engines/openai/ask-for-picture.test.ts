import { describe, expect, it } from 'vitest'
import type { Peer } from '#adapters/engines/remote/peer.ts'
import { askForPicture } from './ask-for-picture.ts'

const image = Buffer.alloc(30_000, 'eidolon')

/** A server that answers with this, asked for one picture. */
function asked(type: string, body: string | (() => string), within = 10_000) {
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Other work comes in between, as with a network.
      await new Promise((done) => setImmediate(done))
      controller.enqueue(Buffer.from(typeof body === 'string' ? body : body()))
      if (typeof body === 'string') controller.close()
    },
  })
  const peer: Pick<Peer, 'open'> = {
    async open(_path, { signal }) {
      const ends = new TransformStream<Uint8Array, Uint8Array>()
      stream.pipeTo(ends.writable, { signal }).catch(() => {})
      return new Response(ends.readable, { headers: { 'content-type': type } })
    },
  }
  const ask = askForPicture({
    peer: { ...peer, origin: 'http://peer/', json: unused, bytes: unused },
    downloads: unused,
    name: 'Peer',
    refused: new Map(),
    within,
  })
  const { signal } = new AbortController()
  return ask({ fields: {}, references: [], inOrder: false, signal, onPartial() {} })
}

const unused = (): never => {
  throw new Error('not asked')
}

describe('askForPicture', () => {
  it('[ENG-140] gives up a stream that keeps sending events and never a picture', async () => {
    let events = 0
    const endless = asked('text/event-stream', () => `data: {"type":"still","at":${(events += 1)}}\n\n`, 50)
    await expect(endless).rejects.toMatchObject({ kind: 'slow', message: 'images/generations took over 50 ms' })
    expect(events).toBeGreaterThan(1)
  })

  it('[ENG-142] takes a picture out of JSON without making text of it', async () => {
    const b64 = image.toString('base64')
    for (const first of [{ b64_json: b64 }, { url: `data:image/png;base64,${b64}` }, { b64_json: null, url: b64 }]) {
      const body = JSON.stringify({ data: [first], usage: { total_tokens: 7 } })
      expect(await asked('application/json', body)).toEqual({ bytes: new Uint8Array(image), cost: { tokens: 7 } })
    }
    const small = JSON.stringify({ data: [{ b64_json: Buffer.from('small').toString('base64') }] })
    expect(Buffer.from((await asked('application/json', small)).bytes).toString()).toBe('small')
  })

  it('[ENG-142] refuses an answer of brackets', async () => {
    await expect(asked('application/json', '['.repeat(100_000))).rejects.toMatchObject({ kind: 'nonsense' })
  })
})
