import { MessageChannel } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { serveDrawing } from './thread-server.ts'
import type { FromThread, ToThread } from './thread-protocol.ts'
import { order } from './testing/scripted-pool.ts'

describe('serveDrawing', () => {
  it('[ILL-826] sends copies of pixels, so that no array is taken away from the thread that draws', async () => {
    const { port1, port2 } = new MessageChannel()
    const pixels = new Uint8ClampedArray([1, 2, 3, 4])
    serveDrawing(port1, { picture: () => ({ width: 1, height: 1, pixels }) })
    const { promise, resolve } = Promise.withResolvers<FromThread>()
    port2.on('message', (answer: FromThread) => {
      if (answer.kind !== 'ready') resolve(answer)
    })
    const task: ToThread = { task: { kind: 'picture', order: order(1) }, stop: new SharedArrayBuffer(4) }
    port2.postMessage(task)
    expect(await promise).toEqual({ kind: 'picture', picture: { width: 1, height: 1, pixels } })
    expect(Array.from(pixels)).toEqual([1, 2, 3, 4])
    port2.close()
  })
})
