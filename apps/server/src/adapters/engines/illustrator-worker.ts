import { parentPort, workerData } from 'node:worker_threads'
import { readPack } from '@eidolon/illustrator/pack/read-pack.ts'
import { drawPicture } from '@eidolon/illustrator/picture/draw-picture.ts'
import { serveDrawing } from './illustrator-thread.ts'

/** The program of a drawing thread: reads the body data once and draws what it is given. */
if (parentPort) {
  const pack = readPack(new Uint8Array(workerData.pack))
  serveDrawing(parentPort, { picture: (order, watch) => drawPicture(pack, order, watch) })
}
