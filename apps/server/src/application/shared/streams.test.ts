import fc from 'fast-check'
import { expect, it } from 'vitest'
import { streamOf, wholeOf } from './streams.ts'

it('brings a stream together, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 }), async (pieces) => {
      expect([...(await wholeOf(ReadableStream.from(pieces)))]).toEqual(pieces.flatMap((piece) => [...piece]))
    }),
  )
  expect(await wholeOf(streamOf(Uint8Array.of(1, 2)))).toEqual(Uint8Array.of(1, 2))
})
