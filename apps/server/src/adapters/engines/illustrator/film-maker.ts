import { hash } from 'node:crypto'
import { setImmediate as turn, setTimeout as rest } from 'node:timers/promises'
import { drawFilm, type Drawing, type Pack } from '@eidolon/illustrator'
import { Stopped, type Watch } from '@eidolon/illustrator/watch.ts'
import type { FilmOrder, Picture } from '@eidolon/people'
import { embedMark, hasRoomForMark } from '#adapters/marking/watermark/embed.ts'
import { markOf } from '#application/marking/state-origin.ts'
import { openClearFilmEncoder } from './clear-film-encoder.ts'
import { openFilmEncoder } from './film-encoder.ts'
import { threadState, makeShared } from './film-shared-memory.ts'
import type { FilmThreads } from './film-threads.ts'

type Deps = {
  readonly pack: Pack
  /** Threads that draw along. */
  readonly helpers: Pick<FilmThreads, 'help'>
}

/** Makes a film: draws with its helpers in turns and encodes the drawings in their order as they come. */
export async function makeFilm(
  { pack, helpers }: Deps,
  order: FilmOrder,
  text: string,
  watch: Watch,
): Promise<{ readonly file: Uint8Array; readonly poster: Picture }> {
  const open = order.cutOut ? openClearFilmEncoder : openFilmEncoder
  const encoder = await open(order.width, order.height)
  const shared = makeShared()
  const common = threadState(shared)
  const drawn = new Map<number, Picture>()
  const mark = order.marked && hasRoomForMark(order) ? markOf(text, (of) => hash('sha256', of)) : undefined
  let poster: Picture | undefined
  let next = 0
  let total = Number.POSITIVE_INFINITY
  const take = ({ at, of, picture }: Drawing): void => {
    total = of
    drawn.set(at, picture)
    for (let ready = drawn.get(next); ready; ready = drawn.get(next)) {
      // The still gets its mark when it leaves, like any picture.
      poster ??= mark === undefined ? ready : { ...ready, pixels: ready.pixels.slice() }
      if (mark !== undefined) embedMark({ ...ready, channels: 4, data: ready.pixels }, mark)
      encoder.add(ready)
      drawn.delete(next)
      next += 1
      // The first drawing is the preview; after it the share alone moves.
      watch.progress('drawing', 0.03 + (0.95 * next) / of, next === 1 ? small(ready) : undefined)
    }
  }
  const helped = helpers.help(order, shared, take)
  let ended = false
  // It is awaited below; what fails while this thread draws must not count as unheard.
  helped.then(
    () => (ended = true),
    () => {},
  )
  try {
    for (const drawing of drawFilm(pack, order, common.next, watch)) {
      take(drawing)
      // Lets what the helpers have sent come in.
      await turn()
    }
    // The helpers' last drawings come as messages; meanwhile their cores are left to them.
    while (next < total && !ended && !watch.stopped()) await Promise.race([helped, rest(10)])
    if (watch.stopped()) throw new Stopped('The film was stopped.')
    await helped
  } finally {
    common.stop()
  }
  if (next < total || !poster) throw new Error('A thread that helped with a film ended before its drawings were done')
  watch.progress('saving', 0.99)
  return { file: await encoder.finish(text), poster }
}

/** Every sixth pixel or so: enough to see what is coming. */
function small({ width, height, pixels }: Picture): Picture {
  const step = Math.max(1, Math.round(Math.max(width, height) / 128))
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  const out = new Uint8ClampedArray(columns * rows * 4)
  for (let y = 0, to = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1, to += 4)
      out.set(pixels.subarray((y * step * width + x * step) * 4, (y * step * width + x * step) * 4 + 4), to)
  return { width: columns, height: rows, pixels: out }
}
