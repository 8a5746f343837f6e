import type { MessagePort } from 'node:worker_threads'
import { Stopped, type Watch } from '@eidolon/illustrator/watch.ts'
import type { Frames, PartMap, StagePictures } from '@eidolon/illustrator'
import { drawnSize, type FilmOrder, type LargeOrder, type Picture, type PictureOrder, type Tile } from '@eidolon/people'
import { encodeParts } from '#adapters/engines/illustrator/encode-parts.ts'
import { guidePicture } from '#adapters/engines/illustrator/guide-picture.ts'
import type { ModelFile } from '#application/illustrator/illustrator.ts'
import { encodeLargePng, encodePng } from '#adapters/engines/png.ts'
import type { FromThread, Task, ToThread } from './thread-protocol.ts'

/** Milliseconds without a task after which a thread gives memory back. It lives on, because its code is compiled. */
const usualIdle = 20_000

/** What draws in the thread. */
export type Drawer = {
  picture(order: PictureOrder, watch: Watch): Picture
  /** A piece of a large picture, and what is done to it when all of them are there. */
  tile?(order: LargeOrder, tile: Tile, watch: Watch): Picture
  print?(picture: Picture, order: LargeOrder, watch: Watch): Picture
  /** What each pixel shows. */
  parts?(order: PictureOrder, watch: Watch): PartMap
  /** What engines elsewhere are guided by. */
  stage?(order: PictureOrder, watch: Watch): StagePictures
  /** Somebody as a file for other programs. */
  model?(order: PictureOrder, file: ModelFile, watch: Watch): Promise<Uint8Array>
  /** How everybody moves in a film, as an MP4 file. */
  motion?(order: FilmOrder, frames: Frames, watch: Watch): Promise<Uint8Array>
  /** Absent where nothing can make a film. */
  film?(order: FilmOrder, text: string, watch: Watch): Promise<{ readonly file: Uint8Array; readonly poster: Picture }>
  /** Lets go of what is kept for the next task. */
  rest?(): void
}

/** The thread's side: takes one task after the other and answers each. The pool sends the next only after an answer. */
export function serveDrawing(port: MessagePort, drawer: Drawer, idle = usualIdle): void {
  let resting: NodeJS.Timeout | undefined
  port.on('message', ({ task, stop }: ToThread) => {
    clearTimeout(resting)
    const flag = new Int32Array(stop)
    const watch: Watch = {
      progress: (stage, share, preview) => tell(port, { kind: 'progress', stage, share, ...(preview && { preview }) }),
      stopped: () => Atomics.load(flag, 0) !== 0,
    }
    perform(task, drawer, watch)
      .then(
        (answer) => tell(port, answer),
        (error: unknown) => tell(port, error instanceof Stopped ? { kind: 'stopped' } : { kind: 'failed', error }),
      )
      .finally(() => (resting = setTimeout(() => drawer.rest?.(), idle).unref()))
  })
  tell(port, { kind: 'ready' })
}

async function perform(task: Task, drawer: Drawer, watch: Watch): Promise<FromThread> {
  switch (task.kind) {
    case 'picture':
      return { kind: 'picture', picture: drawer.picture(task.order, watch) }
    case 'png': {
      const picture = drawer.picture(task.order, watch)
      watch.progress('saving', 1)
      return { kind: 'png', bytes: encodePng(picture, task.text, channelsOf(task.order)) }
    }
    case 'tile': {
      if (!drawer.tile) throw new TypeError('This illustrator draws nothing large')
      putInto(task.pixels, drawnSize(task.order).width, task.tile, drawer.tile(task.order, task.tile, watch))
      return { kind: 'tile' }
    }
    case 'print': {
      if (!drawer.print) throw new TypeError('This illustrator draws nothing large')
      const whole = { ...drawnSize(task.order), pixels: new Uint8ClampedArray(task.pixels) }
      const picture = drawer.print(whole, task.order, watch)
      const pause = (): void => {
        if (watch.stopped()) throw new Stopped('The drawing was stopped.')
      }
      return { kind: 'png', bytes: await encodeLargePng(picture, task.text, pause, channelsOf(task.order)) }
    }
    case 'parts': {
      if (!drawer.parts) throw new TypeError('This illustrator tells nothing of parts')
      return { kind: 'png', bytes: encodeParts(drawer.parts(task.order, watch)) }
    }
    case 'stage': {
      if (!drawer.stage) throw new TypeError('This illustrator sets no stage')
      return { kind: 'png', bytes: encodePng(guidePicture(drawer.stage(task.order, watch), task.look), '') }
    }
    case 'model': {
      if (!drawer.model) throw new TypeError('This illustrator makes no models')
      return { kind: 'model', bytes: await drawer.model(task.order, task.file, watch) }
    }
    case 'motion': {
      if (!drawer.motion) throw new TypeError('This illustrator makes no films')
      return { kind: 'motion', bytes: await drawer.motion(task.order, task.frames, watch) }
    }
    case 'film': {
      if (!drawer.film) throw new TypeError('This illustrator makes no films')
      const { file, poster } = await drawer.film(task.order, task.text, watch)
      return { kind: 'film', file, poster: encodePng(poster, task.text, channelsOf(task.order)) }
    }
  }
}

/** What is cut out has an alpha. */
const channelsOf = ({ cutOut }: PictureOrder) => (cutOut ? 4 : 3)

function putInto(pixels: SharedArrayBuffer, width: number, { left, top }: Tile, piece: Picture): void {
  const whole = new Uint8ClampedArray(pixels)
  const line = piece.width * 4
  for (let y = 0; y < piece.height; y++) {
    whole.set(piece.pixels.subarray(y * line, (y + 1) * line), ((top + y) * width + left) * 4)
  }
}

function tell(port: MessagePort, message: FromThread): void {
  port.postMessage(message, transfers(message))
}

/** Large bytes change hands instead of being copied, where the thread made them and does not read them again. */
function transfers(message: FromThread): ArrayBuffer[] {
  const views = viewsOf(message)
  const buffers = views.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer)
  return [...new Set(buffers)]
}

function viewsOf(message: FromThread): readonly (Uint8Array | Uint8ClampedArray)[] {
  switch (message.kind) {
    case 'picture':
      return [message.picture.pixels]
    case 'png':
    case 'model':
    case 'motion':
      return [message.bytes]
    case 'film':
      return [message.file, message.poster]
    case 'ready':
    case 'progress':
    case 'tile':
    case 'stopped':
    case 'failed':
      return []
  }
}
