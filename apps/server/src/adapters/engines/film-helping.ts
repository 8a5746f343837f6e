import { parentPort, workerData } from 'node:worker_threads'
import { drawFilm } from '@eidolon/illustrator/film/draw-film.ts'
import { readPack } from '@eidolon/illustrator/pack/read-pack.ts'
import { Stopped } from '@eidolon/illustrator/picture/order.ts'
import type { HelperData } from './film-maker.ts'
import { inCommon } from './film-share.ts'

/** Draws along at a film and ends when its share is done. */
if (parentPort) {
  // Only film-maker.ts starts this program.
  const { pack, order, shared }: HelperData = workerData
  const { stopped, next } = inCommon(shared)
  try {
    for (const drawing of drawFilm(readPack(new Uint8Array(pack)), order, next, { stopped })) {
      const { buffer } = drawing.picture.pixels
      parentPort.postMessage(drawing, buffer instanceof ArrayBuffer ? [buffer] : [])
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
