import { parentPort, workerData } from 'node:worker_threads'
import { drawFilm } from '@eidolon/illustrator/film/draw-film.ts'
import { readPack } from '@eidolon/illustrator/pack/read-pack.ts'
import { Stopped } from '@eidolon/illustrator/picture/order.ts'
import type { HelperData } from './film-maker.ts'

/** The program of a thread that draws along at a film and ends when its share is done. */
if (parentPort) {
  // Only film-maker.ts starts this program.
  const { pack, order, stop, first, step }: HelperData = workerData
  const flag = new Int32Array(stop)
  const watch = { stopped: () => Atomics.load(flag, 0) !== 0 }
  try {
    for (const drawing of drawFilm(readPack(new Uint8Array(pack)), order, { first, step }, watch)) {
      const { buffer } = drawing.picture.pixels
      parentPort.postMessage(drawing, buffer instanceof ArrayBuffer ? [buffer] : [])
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
