import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Picture, PictureOrder } from '@eidolon/people'
import { Stopped, type Watch } from '@eidolon/illustrator/watch.ts'
import { serveDrawing } from '#adapters/engines/illustrator/thread-server.ts'

/**
 * Draws one gray, the seed's; and what seeds from 100 on do: 100 draws until it is stopped, 101 does not listen, 102
 * ends the thread, 103 fails. The first byte of the pack says for how many milliseconds everything else goes on.
 */
const [milliseconds = 0] = new Uint8Array(workerData.pack)

function picture(order: PictureOrder, watch: Watch): Picture {
  if (order.seed === 102) process.exit(1)
  if (order.seed === 103) throw new Error('out of paint')
  const until = Date.now() + (order.seed >= 100 ? 10_000 : milliseconds)
  const { width, height } = order
  const plain: Picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(order.seed % 100) }
  let drawn = 0
  do {
    if (order.seed !== 101 && watch.stopped()) throw new Stopped()
    watch.progress('drawing', Math.min(1, ++drawn / 100), drawn === 1 ? plain : undefined)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  } while (Date.now() < until)
  return plain
}

if (parentPort) {
  serveDrawing(parentPort, {
    picture,
    tile: (order, { left, top, right, bottom }, watch) =>
      picture(
        { ...order, width: right - left, height: bottom - top, seed: order.seed + (order.seed < 90 ? left : 0) },
        watch,
      ),
    print: (whole) => whole,
    parts: (order, watch) => ({
      ...order,
      parts: Uint8Array.from(picture(order, watch).pixels.slice(0, order.width * order.height)),
    }),
    async film(order, text, watch) {
      await pause(1)
      // As much of a film as it takes to be told for one.
      return { file: new TextEncoder().encode(`\0\0\0\x10ftypmp42\0\0\0\0${text}`), poster: picture(order, watch) }
    },
  })
}
