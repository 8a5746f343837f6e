import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import {
  drawParts,
  drawPicture,
  drawStage,
  enlarge,
  type Enlarger,
  makeScratch,
  printLarge,
  readPack,
} from '@eidolon/illustrator'
import { collectGarbage } from '#adapters/system/collect-garbage.ts'
import { makeFilm } from './film-maker.ts'
import { filmThreads } from './film-threads.ts'
import { makeModel } from './model-maker.ts'
import { makeMotion } from './motion-maker.ts'
import { serveDrawing } from './thread-server.ts'

/** The program beside this one: a source among sources, built where this one was. */
const helper = import.meta.url.endsWith('.ts')
  ? new URL('film-thread-main.ts', import.meta.url)
  : new URL('film-thread-main.mjs', import.meta.url)

/** Reads the body data once and draws what it is given. */
if (parentPort) {
  const bytes: SharedArrayBuffer = workerData.pack
  const pack = readPack(new Uint8Array(bytes))
  let scratch = makeScratch()
  // A film is much work: a second core helps, if there is one.
  const helpers = filmThreads(helper, bytes, Math.min(1, availableParallelism() - 1))
  // The pieces of one picture come one after the other: what they have in common is made once.
  let large: { readonly order: string; readonly enlarger: Enlarger } | undefined
  serveDrawing(parentPort, {
    tile(order, tile, watch) {
      const wanted = JSON.stringify(order)
      if (large?.order !== wanted) {
        large = undefined
        large = { order: wanted, enlarger: enlarge(pack, order, watch, scratch) }
      }
      return large.enlarger.draw(tile, watch)
    },
    print: printLarge,
    picture: (order, watch) => drawPicture(pack, order, watch, scratch),
    parts: (order, watch) => drawParts(pack, order, watch, scratch),
    stage: (order, watch) => drawStage(pack, order, watch, scratch),
    model: (order, file, watch) => makeModel(pack, order, file, watch),
    motion: (order, frames, watch) => makeMotion(pack, order, frames, watch),
    film: (order, text, watch) => makeFilm({ pack, helpers }, order, text, watch),
    rest() {
      scratch = makeScratch()
      large = undefined
      void helpers.end().then(collectGarbage)
    },
  })
}
