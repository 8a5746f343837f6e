import { drawnSize, type LargeOrder, tilesOf } from '@eidolon/people'
import type { IllustratorWatch } from '#application/illustrator/illustrator.ts'
import type { FromThread, Task } from './thread-protocol.ts'

/** Hands a task to whichever thread is free. */
export type Draw = (task: Task, watch: IllustratorWatch) => Promise<FromThread>

/** The share of the work that is drawing; the rest is writing the file. */
const drawing = 0.95

/** A thread's first piece begins with all that they have in common, which takes as long as so many pieces. */
const beginning = 2

/**
 * Draws a large picture in pieces, by all threads at once, into pixels that they share, and has its file written. So no
 * thread needs more memory than for a usual picture, and other work comes in between the pieces.
 */
export async function drawInTiles(
  order: LargeOrder,
  text: string,
  watch: IllustratorWatch,
  draw: Draw,
): Promise<FromThread> {
  const { signal: asked, priority } = watch
  const { width, height } = drawnSize(order)
  const pixels = new SharedArrayBuffer(width * height * 4)
  const tiles = tilesOf(order)
  let [begun, done] = [0, 0]
  // One that fails ends the others.
  const failed = new AbortController()
  const signal = AbortSignal.any([asked, failed.signal])
  const share = () => (drawing * (beginning * begun + done)) / (beginning + tiles.length)
  try {
    await Promise.all(
      tiles.map(async (tile) => {
        const following: IllustratorWatch = {
          signal,
          priority,
          progress(_stage, made, preview) {
            begun = Math.max(begun, made)
            watch.progress?.('drawing', share(), preview)
          },
        }
        await draw({ kind: 'tile', order, tile, pixels }, following)
        begun = 1
        done += 1
        watch.progress?.('drawing', share())
      }),
    )
    watch.progress?.('saving', drawing)
    return await draw({ kind: 'print', order, text, pixels }, { signal, priority })
  } catch (error) {
    failed.abort(error)
    throw error
  }
}
