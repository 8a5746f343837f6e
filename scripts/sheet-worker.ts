import { parentPort } from 'node:worker_threads'
import { drawPicture } from '../packages/illustrator/src/picture/draw-picture.ts'
import { loadPack } from './load-pack.ts'
import type { Tile } from './sheet-orders.ts'

/** Draws one tile after the other; a tile that cannot be drawn is told and left out. */
const pack = await loadPack()
parentPort?.on('message', ({ order, label }: Tile) => {
  try {
    const started = performance.now()
    const { pixels } = drawPicture(pack, order, { progress: () => {}, stopped: () => false })
    parentPort?.postMessage({ pixels, milliseconds: performance.now() - started })
  } catch (error) {
    parentPort?.postMessage({ problem: `${label}: ${error instanceof Error ? error.stack : String(error)}` })
  }
})
parentPort?.postMessage('ready')
