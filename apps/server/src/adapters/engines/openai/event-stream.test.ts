import { expect, it } from 'vitest'
import { eventData } from './event-stream.ts'

it('reads events however the bytes are cut', async () => {
  const text = 'event: a\r\ndata: {"one":1}\r\n\r\n: still alive\n\ndata: two\ndata: lines of é\n\ndata:[DONE]'
  for (const size of [1, 2, 7, 1000]) {
    const read: string[] = []
    for await (const data of eventData(cut(Buffer.from(text), size))) read.push(data)
    expect(read).toEqual(['{"one":1}', 'two\nlines of é', '[DONE]'])
  }
})

async function* cut(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
