import { drawnFor, type Picture, type PictureOrder } from '@eidolon/people'
import type { Measures } from '#lens/measures.ts'
import type { Pack } from '#pack/pack.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import type { Scratch } from '#raster/scratch.ts'
import { changeMask } from './change-mask.ts'
import { drawFrame } from './draw-frame.ts'
import { printed, taken } from './finish.ts'
import { laySeen, type VisibleParts, seenIn } from './seen.ts'
import { type PictureCaches, heldOf, litIn, lookAt, pauseOf, previewOf, setUp, type SetUp } from './set-up.ts'
import type { Watch } from './watch.ts'

/** A picture before it is printed, with what it shows where and what it was drawn in. */
type EarlierPicture = {
  readonly picture: Picture
  readonly seen: VisibleParts
  readonly made: SetUp
  /** By whom it is framed. */
  readonly by: Measures
}

/**
 * Draws a picture of which one part is changed: the picture before, the new scene before the same camera, and the new
 * one over the old where the part is or was. What is printed on the whole is printed on the result.
 */
export function drawChanged(pack: Pack, order: PictureOrder, watch: Watch, scratch: Scratch): Picture {
  const { seed, setting, cutOut } = order
  const pause = pauseOf(watch)
  const { picture, seen } = take(pack, order, watch, pause, scratch)
  const done = cutOut ? picture : printed(opaque(picture), seen.alpha, { seed, shown: setting, pause })
  watch.progress('done', 1)
  return done
}

/** What is seen where in a picture that was changed. */
export const seenInChanged = (pack: Pack, order: PictureOrder, watch: Watch, scratch: Scratch): VisibleParts =>
  take(pack, order, watch, pauseOf(watch), scratch).seen

function take(pack: Pack, order: PictureOrder, watch: Watch, pause: Pause, scratch: Scratch): EarlierPicture {
  const { changed } = order
  if (!changed) return takeAlone(pack, order, watch, pause, scratch)
  const share = 1 / drawnFor(order)
  const before = take(pack, changed.before, partOf(watch, 0, 1 - share), pause, scratch)
  const held = heldOf(before.made, changed.part, before.by)
  const after = takeAlone(pack, order, partOf(watch, 1 - share, share), pause, scratch, held)
  const mask = changeMask(changed, before.seen, after.seen, order.style)
  pause()
  mixPixels(before.picture.pixels, after.picture.pixels, mask)
  laySeen(before.seen, after.seen, mask)
  return { ...before, made: after.made }
}

function takeAlone(
  pack: Pack,
  order: PictureOrder,
  watch: Watch,
  pause: Pause,
  scratch: Scratch,
  held?: PictureCaches,
): EarlierPicture {
  const { style, setting, seed, width, height, cutOut } = order
  const made = setUp(pack, order, watch, pause, held)
  const small = held && previewOf(order, made, pause, scratch)
  if (small) watch.progress('drawing', 0.25, small)
  const figure = made.model('fine')
  const size = Math.max(width, height)
  const stage = made.stageAt(size, pause)
  const drawn = drawFrame(figure, stage, made.view, lookAt(made, figure, width, height), pause, {
    scratch,
    alone: cutOut,
    litAs: litIn(made, stage, size, pause),
    progress: (share) => watch.progress('drawing', 0.25 + share * 0.65),
  })
  pause()
  const picture = taken(drawn, { style, place: stage.place, seed, shown: setting, pause, cutOut })
  return { picture, seen: seenIn(drawn, figure), made, by: made.framedBy ?? figure.measures }
}

/** The same watch for a share of the work that begins at `from`. */
const partOf = (watch: Watch, from: number, share: number): Watch => ({
  stopped: () => watch.stopped(),
  progress: (stage, done, preview) => watch.progress(stage, from + done * share, preview),
})

/** Where the mask is 0 not a bit changes. */
export function mixPixels(into: Uint8ClampedArray, from: Uint8ClampedArray, mask: Float32Array): void {
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const share = mask[pixel]!
    if (share <= 0) continue
    for (let at = pixel * 4; at < pixel * 4 + 4; at++) into[at] = into[at]! + (from[at]! - into[at]!) * share
  }
}

/** Who was cut out and now has a place behind them is wholly there. */
function opaque(picture: Picture): Picture {
  for (let at = 3; at < picture.pixels.length; at += 4) picture.pixels[at] = 255
  return picture
}
