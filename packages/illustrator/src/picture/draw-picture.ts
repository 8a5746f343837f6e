import type { Picture, PictureOrder } from '@eidolon/people'
import type { Pack } from '#pack/pack.ts'
import { makeScratch } from '#raster/scratch.ts'
import { drawChanged } from './draw-changed.ts'
import { drawSized, pauseOf, previewOf, setUp } from './set-up.ts'
import type { Watch } from './watch.ts'

/** Draws what was ordered. The same order gives the same bytes. Who draws much keeps the arrays in `scratch`. */
export function drawPicture(pack: Pack, order: PictureOrder, watch: Watch, scratch = makeScratch()): Picture {
  if (order.changed) return drawChanged(pack, order, watch, scratch)
  const pause = pauseOf(watch)
  const made = setUp(pack, order, watch, pause)
  const small = previewOf(order, made, pause, scratch)
  if (small) watch.progress('drawing', 0.25, small)
  const progress = (share: number) => watch.progress('drawing', 0.25 + share * 0.7)
  const picture = drawSized(order, made.model('fine'), made, pause, { progress, scratch })
  watch.progress('done', 1)
  return picture
}
