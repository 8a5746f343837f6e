import { parentPort, workerData } from 'node:worker_threads'
import { drawFilm, readPack } from '@eidolon/illustrator'
import { Stopped } from '@eidolon/illustrator/watch.ts'
import { threadState } from './film-shared-memory.ts'
import type { FilmAnswer, FilmTask } from './film-threads.ts'

/** Draws along at one film after the other. */
if (parentPort) {
  const port = parentPort
  // Only film-threads.ts starts this program.
  const bytes: SharedArrayBuffer = workerData.pack
  const pack = readPack(new Uint8Array(bytes))
  const tell = (answer: FilmAnswer): void => {
    const buffer = answer.kind === 'drawing' ? answer.drawing.picture.pixels.buffer : undefined
    port.postMessage(answer, buffer instanceof ArrayBuffer ? [buffer] : [])
  }
  port.on('message', ({ film, order, shared }: FilmTask) => {
    const { stopped, next } = threadState(shared)
    try {
      for (const drawing of drawFilm(pack, order, next, { stopped })) tell({ film, kind: 'drawing', drawing })
      tell({ film, kind: 'done' })
    } catch (error) {
      tell(error instanceof Stopped ? { film, kind: 'done' } : { film, kind: 'failed', error })
    }
  })
}
