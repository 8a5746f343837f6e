import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { serveDrawing } from './thread-server.ts'
import { order } from './testing/scripted-pool.ts'

it('[GEN-192] lets go of what it keeps once it has no work, and draws on', async () => {
  const { port1: pool, port2: thread } = new MessageChannel()
  const rested = Promise.withResolvers<string>()
  const done: string[] = []
  const picture = () => {
    done.push('picture')
    return { width: 1, height: 1, pixels: new Uint8ClampedArray(4) }
  }
  serveDrawing(thread, { picture, rest: () => rested.resolve(done.join()) }, 1)
  const draw = async () => {
    pool.postMessage({ task: { kind: 'picture', order: order(1) }, stop: new SharedArrayBuffer(4) })
    for (;;) {
      const [answer] = await once(pool, 'message')
      if (answer.kind === 'picture') return
    }
  }
  await draw()
  expect(await rested.promise).toBe('picture')
  await draw()
  expect(done).toEqual(['picture', 'picture'])
  pool.close()
})
