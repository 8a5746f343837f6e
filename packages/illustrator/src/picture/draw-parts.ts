import { drawnSize, type PictureOrder } from '@eidolon/people'
import { frame } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import { makeScratch } from '#raster/scratch.ts'
import { seenInChanged } from './draw-changed.ts'
import { drawFrame } from './draw-frame.ts'
import { partMap } from './part-map.ts'
import { type PartMap, printedParts } from './prints/printed-parts.ts'
import { pauseOf, setUp } from './set-up.ts'
import type { Watch } from './watch.ts'

/** What each pixel of a picture shows, from the scene that the picture is drawn of. The place itself is not drawn. */
export function drawParts(pack: Pack, order: PictureOrder, watch: Watch, scratch = makeScratch()): PartMap {
  const { width, height } = order
  if (order.changed) {
    const { parts, alpha } = seenInChanged(pack, order, watch, scratch)
    return asPrinted({ width, height, parts: parts.map((part, pixel) => (alpha[pixel]! < 0.5 ? 0 : part)) }, order)
  }
  const pause = pauseOf(watch)
  const made = setUp(pack, order, watch, pause)
  const figure = made.model('fine')
  const stage = made.stageAt(Math.max(width, height), pause)
  const look = frame(made.view, figure.measures, width, height)
  const drawn = drawFrame(figure, stage, made.view, look, pause, { scratch, alone: true })
  return asPrinted({ width, height, parts: partMap(drawn, figure) }, order)
}

/** The map of the picture as it leaves; who is cut out is not printed. */
const asPrinted = (map: PartMap, order: PictureOrder): PartMap =>
  enlargedMap(order.cutOut ? map : printedParts(map, order.setting), order)

/** The map in the size of the picture: large pictures are the same ones. */
function enlargedMap(map: PartMap, order: PictureOrder): PartMap {
  const { enlarged: zoom } = order
  if (zoom === undefined) return map
  const { width, height } = drawnSize(order)
  const parts = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / zoom) * map.width
    for (let x = 0; x < width; x++) parts[y * width + x] = map.parts[row + Math.floor(x / zoom)]!
  }
  return { width, height, parts }
}
