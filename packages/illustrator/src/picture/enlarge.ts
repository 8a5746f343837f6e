import type { LargeOrder, Picture, Tile } from '@eidolon/people'
import { type Camera, resize } from '#lens/camera.ts'
import type { Focus } from '#lens/focus.ts'
import type { Measures } from '#lens/measures.ts'
import type { Pack } from '#pack/pack.ts'
import type { FramePart } from '#raster/frame.ts'
import { pieceOfField } from '#raster/scale.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'
import type { Window } from '#raster/samples.ts'
import { blur } from '#styles/kit/blur.ts'
import type { Canvas } from '#styles/kit/canvas.ts'
import type { FilmCache } from '#styles/film-cache.ts'
import { drawFrame, type KeptPlace, partsBehind, type PartWork, shadowsFor } from './draw-frame.ts'
import { laySeen, type VisibleParts, seenIn } from './seen.ts'
import { type PictureCaches, heldOf, litIn, lookAt, pauseOf, previewOf, setUp, type SetUp } from './set-up.ts'
import { windowOf } from './figure-layer.ts'
import { changeMask } from './change-mask.ts'
import { coverOf, evenEdges } from './cut-out.ts'
import { mixPixels } from './draw-changed.ts'
import { type Common, develop, printed, printsByPerson } from './finish.ts'
import { blurPlace } from './motion-blur.ts'
import { type PlaceLayer, stepFor } from './place-layer.ts'
import { toPicture } from './tone.ts'
import type { Watch } from './watch.ts'

/** Makes the pieces of one picture. */
export type Enlarger = {
  /** The piece itself; where the person is, 0..255, stands in its alpha. */
  draw(tile: Tile, watch: Pick<Watch, 'stopped'>): Picture
}

/** Pixels of the usual size around a piece that are drawn along, so that it does not show where pieces meet. */
const margins = { painted: 40, other: 16 } as const

/** Differences from the usual size are evened out over so many of its pixels. */
const evened = 1.6

/**
 * Draws the picture in its usual size and answers how to draw pieces of it larger. Whatever one piece alone could not
 * know comes from the usual size: glow, what is out of focus, exposure. And what a piece shows is brought back to it
 * where it strays, so that the larger picture is the same one and pieces meet.
 */
export function enlarge(pack: Pack, order: LargeOrder, watch: Watch, scratch = makeScratch()): Enlarger {
  return order.changed ? enlargeChanged(pack, order, watch, scratch) : enlargeAlone(pack, order, watch, scratch)
}

type Enlarged = Enlarger & {
  readonly made: SetUp
  /** By whom the picture is framed. */
  readonly by: Measures
  /** What is where in the usual size; of what is changed. */
  readonly seen?: VisibleParts
}

/** Pieces of the picture before, with the new one over them where it is another. */
function enlargeChanged(pack: Pack, order: LargeOrder, watch: Watch, scratch: Scratch): Enlarged {
  const { changed, enlarged: zoom, style } = order
  if (!changed) return enlargeAlone(pack, order, watch, scratch, { keeps: true })
  const before = enlargeChanged(pack, { ...changed.before, enlarged: zoom }, watch, scratch)
  const { made, by, seen } = before
  const held = heldOf(made, changed.part, by)
  const after = enlargeAlone(pack, order, watch, scratch, { keeps: true, held })
  if (!seen || !after.seen) throw new TypeError('What is to be changed was not looked at')
  const mask = changeMask(changed, seen, after.seen, style)
  laySeen(seen, after.seen, mask)
  return {
    made: after.made,
    by,
    seen,
    draw(tile, watching) {
      const piece = before.draw(tile, watching)
      const shares = maskOf(mask, tile, order)
      if (shares.every((share) => share === 0)) return piece
      mixPixels(piece.pixels, after.draw(tile, watching).pixels, shares)
      return piece
    },
  }
}

/** The mask of a piece; large pixels stay what they are. */
function maskOf(mask: Float32Array, { left, top, right, bottom }: Tile, order: LargeOrder): Float32Array {
  const { width, height, enlarged: zoom, style } = order
  const [columns, rows] = [right - left, bottom - top]
  const piece = { zoom, left, top, width: width * zoom, height: height * zoom }
  const shares = pieceOfField(mask, 1, piece, columns, rows)
  return style === 'pixel' ? shares.map((_, at) => nearest(at)) : shares

  function nearest(at: number): number {
    const [x, y] = [left + (at % columns), top + Math.floor(at / columns)]
    return mask[Math.floor(y / zoom) * width + Math.floor(x / zoom)]!
  }
}

function enlargeAlone(
  pack: Pack,
  order: LargeOrder,
  watch: Watch,
  scratch: Scratch,
  { keeps = false, held }: { readonly keeps?: boolean; readonly held?: PictureCaches } = {},
): Enlarged {
  const { style, setting, seed, width, height, enlarged: zoom, cutOut: alone } = order
  const pause = pauseOf(watch)
  const made = setUp(pack, order, watch, pause, held)
  const small = previewOf(order, made, pause, scratch)
  if (small) watch.progress('drawing', 0.25, small)
  const figure = made.model('fine')
  const size = Math.max(width, height)
  const stage = made.stageAt(size, pause)
  const litAs = litIn(made, stage, size, pause)
  const look = lookAt(made, figure, width, height)
  const kept: KeptPlace = {}
  const keepsake: FilmCache = { whole: true }
  const common: Common = {}
  const drawn = drawFrame(figure, stage, made.view, look, pause, { scratch, kept, alone, litAs })
  watch.progress('drawing', 0.6)
  const finishing = { style, place: stage.place, seed, shown: setting, kept: keepsake, common, cutOut: alone }
  const usual = develop(drawn, { ...finishing, pause })
  watch.progress('drawing', 1)
  const { place } = kept
  const moves = !alone && (setting.effects?.includes('motion-blur') ?? false)
  const soft = stepFor({ swift: false, broad: false }, look.focus.blur * height) > 1
  // Where it is drawn with each piece it need not be kept.
  const usualPlace = soft || moves ? place : undefined
  const behind = usualPlace && moves ? { ...usualPlace, light: blurPlace(usualPlace.light, width, height) } : usualPlace
  const cover = alone && coverOf(style, drawn).slice()
  const person = windowOf(figure, look.camera)
  const work: Omit<PartWork, 'piece' | 'behind'> = {
    maps: shadowsFor(figure, stage, made.view, size, pause, { litAs }),
    personWidth: (figure.spreads ? width : person.right - person.left) * zoom,
    parts: partsBehind(figure, stage, look),
  }
  // Its place is moved already.
  const effects = setting.effects?.filter((effect) => effect !== 'motion-blur')
  const shown = effects ? { ...setting, effects } : setting
  return {
    made,
    by: made.framedBy ?? figure.measures,
    ...(keeps && { seen: seenIn(drawn, figure) }),
    draw(tile, { stopped }) {
      if (style === 'pixel') return pixelsOf(usual, cover, tile, zoom)
      const paused = pauseOf({ stopped })
      const margin = (style === 'painterly' ? margins.painted : margins.other) * zoom
      const room = withMargin(tile, margin, width * zoom, height * zoom)
      const piece = { zoom, left: room.left, top: room.top, width: width * zoom, height: height * zoom }
      const seen = lookAtPiece(look, piece, room)
      const part: PartWork = {
        ...work,
        piece,
        behind: behind && placeOf(behind, piece, room),
      }
      const close = drawFrame(figure, stage, made.view, seen, paused, { scratch, part, alone, litAs })
      paused()
      const canvas = develop(close, { ...finishing, shown, pause: paused })
      paused()
      bringBack(canvas, usual, piece)
      if (alone) evenEdges(canvas, close.alpha, zoom)
      return cut(canvas, close.alpha, room, tile)
    },
  }
}

/** What is done to the whole when all pieces are there; only what is cut out keeps the alpha that they came with. */
export function printLarge(picture: Picture, order: LargeOrder, { stopped }: Pick<Watch, 'stopped'>): Picture {
  const { setting, seed, enlarged, cutOut } = order
  if (cutOut) return picture
  const byPerson = setting.effects?.some((effect) => printsByPerson.includes(effect)) ?? false
  const alpha = byPerson ? personIn(picture) : new Float32Array(0)
  const pause = pauseOf({ stopped })
  const out = printed(picture, alpha, { seed, shown: setting, pause }, enlarged)
  for (let at = 3; at < out.pixels.length; at += 4) out.pixels[at] = 255
  return out
}

/** Large pixels stay what they are. */
function pixelsOf(
  { width, rgb }: Canvas,
  cover: Float32Array | undefined,
  { left, top, right, bottom }: Window,
  zoom: number,
): Picture {
  const [columns, rows] = [right - left, bottom - top]
  const out = new Float32Array(columns * rows * 3)
  for (let y = 0, at = 0; y < rows; y++) {
    const row = Math.floor((y + top) / zoom) * width
    for (let x = 0; x < columns; x++, at += 3) {
      const from = (row + Math.floor((x + left) / zoom)) * 3
      out[at] = rgb[from]!
      out[at + 1] = rgb[from + 1]!
      out[at + 2] = rgb[from + 2]!
    }
  }
  const picture = toPicture({ width: columns, height: rows, rgb: out })
  if (!cover) return picture
  for (let y = 0, at = 3; y < rows; y++) {
    const row = Math.floor((y + top) / zoom) * width
    for (let x = 0; x < columns; x++, at += 4) picture.pixels[at] = cover[row + Math.floor((x + left) / zoom)]! * 255
  }
  return picture
}

function withMargin({ left, top, right, bottom }: Window, margin: number, width: number, height: number): Window {
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  }
}

/** The same camera, looking at a piece: what is beside it is outside of the picture. */
function lookAtPiece(look: { readonly camera: Camera; readonly focus: Focus }, whole: FramePart, room: Window) {
  const large = resize(look.camera, whole.width, whole.height)
  const [width, height] = [room.right - room.left, room.bottom - room.top]
  const camera = { ...large, width, height, centerX: large.centerX - room.left, centerY: large.centerY - room.top }
  return { camera, focus: { ...look.focus, blur: (look.focus.blur * whole.height) / height } }
}

/** What is out of focus is drawn out: there is nothing finer in it. */
function placeOf(place: PlaceLayer, piece: FramePart, { left, top, right, bottom }: Window): PlaceLayer {
  const [width, height] = [right - left, bottom - top]
  return {
    light: pieceOfField(place.light, 3, piece, width, height),
    depth: pieceOfField(place.depth, 1, piece, width, height),
    layer: place.layer,
    step: place.step * piece.zoom,
    from: { left, top },
  }
}

/** Takes from the canvas by what its mean differs from the usual size, evened out: edges stay as sharp as they are. */
function bringBack({ width, height, rgb }: Canvas, usual: Canvas, { zoom, left, top }: FramePart): void {
  const [columns, rows] = [width / zoom, height / zoom]
  const astray = new Float32Array(columns * rows * 3)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / zoom) * columns
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      const into = (row + Math.floor(x / zoom)) * 3
      astray[into]! -= rgb[at]!
      astray[into + 1]! -= rgb[at + 1]!
      astray[into + 2]! -= rgb[at + 2]!
    }
  }
  const share = 1 / (zoom * zoom)
  for (let y = 0, into = 0; y < rows; y++) {
    let from = ((y + top / zoom) * usual.width + left / zoom) * 3
    for (let x = 0; x < columns * 3; x++, into++, from++) astray[into] = astray[into]! * share + usual.rgb[from]!
  }
  const even = blur(astray, columns, rows, evened, 3)
  const more = pieceOfField(even, 3, { zoom, left: 0, top: 0, width, height }, width, height)
  for (let at = 0; at < rgb.length; at++) {
    const value = rgb[at]! + more[at]!
    rgb[at] = value < 0 ? 0 : value > 1 ? 1 : value
  }
}

/** The piece without what was drawn along around it. */
function cut({ width, rgb }: Canvas, alpha: Float32Array, room: Window, tile: Window): Picture {
  const [columns, rows] = [tile.right - tile.left, tile.bottom - tile.top]
  const inner = new Float32Array(columns * rows * 3)
  const first = (tile.top - room.top) * width + tile.left - room.left
  for (let y = 0; y < rows; y++) {
    const from = first + y * width
    inner.set(rgb.subarray(from * 3, (from + columns) * 3), y * columns * 3)
  }
  const picture = toPicture({ width: columns, height: rows, rgb: inner })
  for (let y = 0, at = 3; y < rows; y++) {
    for (let x = 0, from = first + y * width; x < columns; x++, at += 4, from++) picture.pixels[at] = alpha[from]! * 255
  }
  return picture
}

function personIn({ width, height, pixels }: Picture): Float32Array {
  const out = new Float32Array(width * height)
  for (let at = 0; at < out.length; at++) out[at] = pixels[at * 4 + 3]! / 255
  return out
}
