import { buildFigure } from '#figure/build-figure.ts'
import type { Figure } from '#figure/figure.ts'
import { chooseView, frame, type View } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import { poses } from '#poses/poses.generated.ts'
import { placeFor } from '#places/make-place.ts'
import { withScenery } from '#places/scenery/with-scenery.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'
import { drawFrame } from './draw-frame.ts'
import { finish } from './finish.ts'
import type { Picture, PictureOrder } from '@eidolon/people'
import { Stopped, type Watch } from './watch.ts'
import { type StageAt, stageOf } from './stage.ts'

/** The longer side of the small picture that comes first. */
const preview = 128

/** What is made before anything is drawn. */
export type SetUp = {
  readonly view: View
  readonly model: ReturnType<typeof buildFigure>
  readonly stageAt: StageAt
}

/** Puts place and person together as they are ordered. */
export function setUp(pack: Pack, order: PictureOrder, watch: Watch, pause: Pause): SetUp {
  const { setting, seed, width, height } = order
  watch.progress('posing', 0)
  const place = placeFor(setting, seed)
  pause()
  watch.progress('building', 0.05)
  const view = chooseView(setting, seed, width / height, place.rig.key.from[0], poses[setting.pose].body.round)
  const model = buildFigure(pack, order, view, pause)
  const dressed = withScenery(place, setting, seed, () => {
    const { measures, parts, thing } = model('plain')
    return { camera: frame(view, measures, width, height).camera, parts, thing }
  })
  return { view, model, stageAt: stageOf(dressed, order.style) }
}

/** Draws what was ordered. The same order gives the same bytes. Who draws much keeps the arrays in `scratch`. */
export function drawPicture(pack: Pack, order: PictureOrder, watch: Watch, scratch = makeScratch()): Picture {
  const pause = pauseOf(watch)
  const made = setUp(pack, order, watch, pause)
  const small = previewOf(order, made, pause, scratch)
  if (small) watch.progress('drawing', 0.25, small)
  const progress = (share: number) => watch.progress('drawing', 0.25 + share * 0.7)
  const picture = drawSized(order, made.model('fine'), made, pause, { progress, scratch })
  watch.progress('done', 1)
  return picture
}

/** The small picture that comes first; none of what is small itself. */
export function previewOf(order: PictureOrder, made: SetUp, pause: Pause, scratch: Scratch): Picture | undefined {
  const { width, height } = order
  const long = Math.max(width, height)
  if (long <= preview * 1.5) return undefined
  const small = { width: Math.round((width * preview) / long), height: Math.round((height * preview) / long) }
  return drawSized({ ...order, ...small }, made.model('plain'), made, pause, { scratch })
}

function drawSized(
  { style, setting, seed, width, height, cutOut }: PictureOrder,
  figure: Figure,
  { stageAt, view }: SetUp,
  pause: Pause,
  extras: { readonly progress?: (share: number) => void; readonly scratch: Scratch },
): Picture {
  const stage = stageAt(Math.max(width, height), pause)
  const drawn = drawFrame(figure, stage, view, frame(view, figure.measures, width, height), pause, {
    ...extras,
    alone: cutOut,
  })
  pause()
  extras.progress?.(0.9)
  return finish(drawn, { style, place: stage.place, seed, shown: setting, pause, cutOut })
}

/** Throws `Stopped` when whoever watches does not want it any more. */
export function pauseOf(watch: Pick<Watch, 'stopped'>): Pause {
  return () => {
    if (watch.stopped()) throw new Stopped('The drawing was stopped.')
  }
}
