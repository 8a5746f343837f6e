import { parentPort } from 'node:worker_threads'
import { drawFilm } from '#film/draw-film.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { drawStage } from '#stage/draw-stage.ts'
import type { Picture } from '@eidolon/people'
import { loadPack } from './load-pack.ts'
import { lookOf } from './stage-tiles.ts'
import type { Tile } from './sheet-tile.ts'

/** Draws one tile after the other; a tile that cannot be drawn is told and left out. */
const pack = await loadPack()
const watch = { progress: () => {}, stopped: () => false }
parentPort?.on('message', ({ order, label, film, stage }: Tile) => {
  try {
    const started = performance.now()
    const { pixels } = film
      ? drawn(film)
      : stage
        ? lookOf(drawStage(pack, order, watch), stage)
        : drawPicture(pack, order, watch)
    parentPort?.postMessage({ pixels, milliseconds: performance.now() - started })
  } catch (error) {
    parentPort?.postMessage({ problem: `${label}: ${error instanceof Error ? error.stack : String(error)}` })
  }
})
parentPort?.postMessage('ready')

/** One drawing out of a film. */
function drawn({ order, at }: NonNullable<Tile['film']>): Picture {
  for (const { picture } of drawFilm(pack, order, () => at, watch)) return picture
  throw new Error(`The film has no drawing ${at}.`)
}
