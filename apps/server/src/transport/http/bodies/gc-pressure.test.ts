import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { garbageOfBodies, passingPieces } from './gc-pressure.ts'

const megabyte = 1024 * 1024

it('[FILE-171] asks for the cheap collection once for every 16 MB, whoever sent them', async () => {
  const asked: unknown[] = []
  const count = garbageOfBodies((options) => asked.push(options))
  for (let n = 0; n < 15; n++) count(megabyte)
  await turn()
  expect(asked).toEqual([])
  for (let n = 0; n < 20; n++) count(megabyte)
  await turn()
  expect(asked).toEqual([{ type: 'minor' }, { type: 'minor' }])
})

it('[FILE-171] lets go of buffers that were read', async () => {
  const count = garbageOfBodies()
  const before = process.memoryUsage().arrayBuffers
  for (let n = 0; n < 64; n++) {
    count(Buffer.alloc(megabyte, n).length)
    if (n % 16 === 15) await turn()
  }
  await turn()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * megabyte)
})

it('[FILE-173] gives a piece back when the next one is asked for, unless something else lies beside it', async () => {
  const stream = new PassThrough()
  const shared = Buffer.from(new TextEncoder().encode('beside: part').buffer)
  const pieces = [
    Buffer.from(new ArrayBuffer(5)).fill('a'),
    shared.subarray(8),
    Buffer.from(new ArrayBuffer(3)).fill('c'),
  ]
  const read: string[] = []
  const reading = (async () => {
    for await (const piece of passingPieces(stream)) {
      // Others may come in the meantime.
      await turn()
      read.push(Buffer.from(piece).toString())
    }
  })()
  for (const piece of pieces) stream.write(piece)
  stream.end()
  await reading
  expect(read).toEqual(['aaaaa', 'part', 'ccc'])
  expect(pieces.map(({ length }) => length)).toEqual([0, 4, 0])
  expect(shared.toString()).toBe('beside: part')
})

it('[FILE-173] says that a body broke off, also while a piece is being looked at', async () => {
  for (const error of [new Error('cut off'), undefined]) {
    const stream = new PassThrough()
    stream.on('error', () => {})
    stream.write('some')
    const reading = (async () => {
      for await (const piece of passingPieces(stream)) {
        expect(Buffer.from(piece).toString()).toBe('some')
        stream.destroy(error)
        await turn()
      }
    })()
    await expect(reading).rejects.toThrow(error ? 'cut off' : 'The body broke off')
  }
})
