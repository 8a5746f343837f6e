import type { FilmOrder, Picture } from '@eidolon/people'
import { framesPerDrawing, framesPerSecond, planFilm } from '#film/plan-film.ts'
import type { Pack } from '#pack/pack.ts'
import { drawFrame } from '#picture/draw-frame.ts'
import { pauseOf } from '#picture/set-up.ts'
import type { Watch } from '#picture/watch.ts'
import { makeScratch } from '#raster/scratch.ts'
import { drawSkeletons } from './draw-skeleton.ts'
import { type SkeletonPoint, type SkeletonPoints, skeletonPoints } from './skeleton-points.ts'

/** How many frames are wanted of a film, and how many of them are a second. */
export type Frames = { readonly count: number; readonly perSecond: number }

/**
 * A film as other engines are guided by it: the skeletons of everybody in it, frame by frame, in the size of the order.
 * Where more frames are wanted than the film has, its last one stays.
 */
export function* drawMotion(
  pack: Pack,
  order: FilmOrder,
  { count, perSecond }: Frames,
  watch: Pick<Watch, 'stopped'>,
): Generator<Picture> {
  const pause = pauseOf(watch)
  const { drawings, stage, view, shot } = planFilm(pack, order, pause)
  const scratch = makeScratch()
  const { width, height } = order
  const skeletonsAt = (at: number): Picture => {
    const { figure, camera, focus } = shot(at, pause)
    // Only what hides a hand has to be known: the place hides nobody.
    const frame = drawFrame(figure, stage, view, { camera, focus }, pause, { scratch, swift: true, alone: true })
    const factor = width / frame.width
    const people = figure.landmarks().map((one) => enlarged(skeletonPoints(one, camera, frame), factor))
    return drawSkeletons(people, width, height)
  }
  let [shown, last]: [Picture | undefined, number] = [undefined, -1]
  for (let index = 0; index < count; index++) {
    const at = Math.min(drawings - 1, Math.floor((index / perSecond) * (framesPerSecond / framesPerDrawing)))
    if (!shown || at !== last) shown = skeletonsAt(at)
    last = at
    yield shown
  }
}

/** Films are drawn smaller than they are shown. */
function enlarged({ body, hands, face }: SkeletonPoints, factor: number): SkeletonPoints {
  const point = (one: SkeletonPoint): SkeletonPoint => one && { x: one.x * factor, y: one.y * factor }
  return { body: body.map(point), hands: hands.map((hand) => hand.map(point)), face: face.map(point) }
}
