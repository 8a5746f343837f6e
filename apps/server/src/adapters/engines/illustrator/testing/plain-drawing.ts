import { createHash } from 'node:crypto'
import type * as illustrator from '@eidolon/illustrator'
import { Stopped, type Watch } from '@eidolon/illustrator/watch.ts'
import { drawnSize, type FilmOrder, type Picture, type PictureOrder, pictureParts } from '@eidolon/people'

/**
 * What the illustrator's front door gives, drawn without effort: squares in colors that follow from the order. Journeys
 * and programs are about what happens around a picture, and the real one takes a processor ten seconds for its first. What
 * is drawn takes a little while, so that it can be followed, canceled and cut off, and waits instead of working meanwhile.
 */
type Illustrator = typeof illustrator

/** How long a picture takes. */
const milliseconds = Number(new URL(import.meta.url).searchParams.get('milliseconds'))
const steps = 16
/** A drawing of a film takes so many of them. */
const stepsOfDrawing = 2
const square = 64

export const framesPerSecond: Illustrator['framesPerSecond'] = 24
export const framesPerDrawing: Illustrator['framesPerDrawing'] = 2

/** Nothing is read out of the body data. */
export const readPack = (): object => ({})
export const makeScratch = (): object => ({})

export function drawPicture(_pack: unknown, order: PictureOrder, watch: Watch): Picture {
  const picture = squares(order, order.width, order.height)
  const factor = 96 / Math.max(order.width, order.height)
  const preview = squares(order, Math.round(order.width * factor), Math.round(order.height * factor))
  for (let done = 0; done < steps; done++) {
    takeTime(watch)
    watch.progress('drawing', done / steps, done === 4 ? preview : undefined)
  }
  watch.progress('done', 1)
  return picture
}

/** The upper half shows a face, the lower the place. */
export const drawParts: Illustrator['drawParts'] = (_pack, order) => {
  const { width, height } = drawnSize(order)
  const parts = new Uint8Array(width * height).fill(pictureParts.indexOf('background'))
  parts.fill(pictureParts.indexOf('face'), 0, width * Math.floor(height / 2))
  return { width, height, parts }
}

export const drawStage: Illustrator['drawStage'] = (pack, order, watch) => {
  const { width, height } = order
  const picture = drawPicture(pack, order, watch)
  const flat = new Uint8Array(width * height)
  return {
    width,
    height,
    depth: new Uint16Array(width * height),
    normals: picture,
    lines: flat,
    // Somebody is everywhere.
    parts: flat.slice().fill(pictureParts.indexOf('face')),
    pose: picture,
    people: [],
    render: picture,
  }
}

/** Nobody moves. */
export function* drawMotion(_pack: unknown, order: FilmOrder, { count }: illustrator.Frames): Generator<Picture> {
  for (let index = 0; index < count; index++) yield squares(order, order.width, order.height)
}

export function* drawFilm(
  _pack: unknown,
  order: FilmOrder,
  next: () => number,
  watch: Pick<Watch, 'stopped'>,
): Generator<illustrator.Drawing> {
  const drawings = Math.round((order.seconds * framesPerSecond) / framesPerDrawing)
  const { width, height } = order
  for (let at = next(); at < drawings; at = next()) {
    takeTime(watch, stepsOfDrawing)
    yield { at, of: drawings, picture: squares({ ...order, seed: order.seed + at }, width, height) }
  }
}

export const enlarge: Illustrator['enlarge'] = (_pack, order) => ({
  draw(tile, watch) {
    takeTime(watch)
    return squares(order, tile.right - tile.left, tile.bottom - tile.top)
  },
})
export const printLarge: Illustrator['printLarge'] = (picture) => picture

/** Models for other programs are made of real bodies: their test asks for real drawing. */
const real = (): never => {
  throw new Error('This is only there with real drawing: startServer({ drawing: "real" })')
}
export const makeAvatar: Illustrator['makeAvatar'] = real
export const writeModel: Illustrator['writeModel'] = real

function takeTime(watch: Pick<Watch, 'stopped'>, of = 1): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (milliseconds / steps) * of)
  if (watch.stopped()) throw new Stopped()
}

/** The same order gives the same squares, another one others. */
function squares(order: PictureOrder, width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const words = new Uint32Array(pixels.buffer)
  const colors = new Uint32Array(createHash('sha512').update(JSON.stringify(order, inOrder)).digest().buffer)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / square) * 5
    for (let x = 0; x < width; x++) {
      words[y * width + x] = colors[(row + Math.floor(x / square)) % colors.length]! | 0xff000000
    }
  }
  return { width, height, pixels }
}

/** An order that was kept and read again may name the same things in another order. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
