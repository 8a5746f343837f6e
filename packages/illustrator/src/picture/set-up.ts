import { buildFigure } from '#figure/build-figure.ts'
import type { Figure } from '#figure/figure.ts'
import { buildGroup } from '#figure/together/build-group.ts'
import type { Where } from '#figure/together/where.ts'
import { type Camera, near, project } from '#lens/camera.ts'
import { chooseView, frame, type View } from '#lens/framing.ts'
import { everybody, type Measures } from '#lens/measures.ts'
import type { Pack } from '#pack/pack.ts'
import { poses } from '#poses/poses.generated.ts'
import { placeFor } from '#places/make-place.ts'
import { withScenery } from '#places/scenery/with-scenery.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import type { Scratch } from '#raster/scratch.ts'
import type { ChangedPart, Picture, PictureHead, PictureOrder } from '@eidolon/people'
import { drawFrame } from './draw-frame.ts'
import { finish } from './finish.ts'
import { type Stage, type StageAt, stageOf } from './stage.ts'
import { Stopped, type Watch } from './watch.ts'

/** The longer side of the small picture that comes first. */
const preview = 128

/** What is made before anything is drawn. */
export type SetUp = {
  readonly view: View
  readonly model: ReturnType<typeof buildFigure>
  readonly stageAt: StageAt
  /** By whom the picture is framed where that is not who is in it, but who was before a change. */
  readonly framedBy?: Measures
  /** In whose light the person is where that is not this place's: who gets another background stays as they are. */
  readonly litAt?: StageAt
  /** Where each of several people is. */
  readonly places?: readonly Where[]
}

/** What a change leaves as it is: where the camera stands, and all around but for another background. */
export type PictureCaches = Required<Pick<SetUp, 'view' | 'stageAt' | 'litAt'>> & {
  readonly places: SetUp['places']
  readonly part: ChangedPart
  readonly by: Measures
}

/** What is held of a set-up when a part is changed. */
export const heldOf = (
  { view, stageAt, litAt = stageAt, places }: SetUp,
  part: ChangedPart,
  by: Measures,
): PictureCaches => ({
  part,
  view,
  stageAt,
  litAt,
  places,
  by,
})

/** Puts place and person together as they are ordered. */
export function setUp(pack: Pack, order: PictureOrder, watch: Watch, pause: Pause, held?: PictureCaches): SetUp {
  const { setting, seed, width, height, style } = order
  watch.progress('posing', 0)
  const framing = held && { framedBy: held.by }
  if (held && held.part !== 'background') {
    const { view, stageAt, litAt } = held
    watch.progress('building', 0.05)
    return { view, ...modelFor(pack, order, view, pause, held.places), stageAt, litAt, ...framing }
  }
  const place = placeFor(setting, seed)
  pause()
  watch.progress('building', 0.05)
  // Of several people none is seen from their own best side.
  const round = order.together ? 0 : poses[setting.pose].body.round
  const view = held?.view ?? chooseView(setting, seed, width / height, place.rig.key.from[0], round)
  const { model, ...where } = modelFor(pack, order, view, pause, held?.places)
  const dressed = withScenery(place, setting, seed, () => {
    const { measures, parts, thing } = model('plain')
    return { camera: frame(view, held?.by ?? measures, width, height).camera, parts, thing }
  })
  return { view, model, ...where, stageAt: stageOf(dressed, style), ...framing, ...(held && { litAt: held.litAt }) }
}

const modelFor = (
  pack: Pack,
  order: PictureOrder,
  view: View,
  pause: Pause,
  places: SetUp['places'],
): Pick<SetUp, 'model' | 'places'> =>
  order.together
    ? buildGroup(pack, order, order.together, view, pause, places)
    : { model: buildFigure(pack, order, view, pause) }

/** Where the camera stands for a figure of this set-up. */
export const lookAt = ({ view, framedBy }: SetUp, { measures }: Figure, width: number, height: number) =>
  frame(view, framedBy ?? measures, width, height)

/** The stage in whose light the person is, where it is another one. */
export const litIn = ({ stageAt, litAt }: SetUp, stage: Stage, size: number, pause: Pause): Stage | undefined =>
  litAt && litAt !== stageAt ? { ...litAt(size, pause), shadows: stage.shadows } : undefined

/** The small picture that comes first; none of what is small itself. */
export function previewOf(order: PictureOrder, made: SetUp, pause: Pause, scratch: Scratch): Picture | undefined {
  const { width, height } = order
  const long = Math.max(width, height)
  if (long <= preview * 1.5) return undefined
  const small = { width: Math.round((width * preview) / long), height: Math.round((height * preview) / long) }
  const figure = made.model('plain')
  const picture = drawSized({ ...order, ...small }, figure, made, pause, { scratch })
  return { ...picture, heads: headsIn(lookAt(made, figure, width, height).camera, figure) }
}

/** Where everybody's head is seen, hair and all; short as text. */
function headsIn(camera: Camera, { measures }: Figure): readonly PictureHead[] {
  const short = (value: number) => Math.round(value * 1000) / 1000
  return everybody(measures).map(({ head, headHeight }) => {
    const { x, y, depth } = project(camera, head)
    const radius = (camera.focal / Math.max(near, depth)) * headHeight * 0.62
    return { x: short(x / camera.width), y: short(y / camera.height), radius: short(radius / camera.height) }
  })
}

export function drawSized(
  { style, setting, seed, width, height, cutOut }: PictureOrder,
  figure: Figure,
  made: SetUp,
  pause: Pause,
  extras: { readonly progress?: (share: number) => void; readonly scratch: Scratch },
): Picture {
  const size = Math.max(width, height)
  const stage = made.stageAt(size, pause)
  const drawn = drawFrame(figure, stage, made.view, lookAt(made, figure, width, height), pause, {
    ...extras,
    alone: cutOut,
    litAs: litIn(made, stage, size, pause),
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
