import type { FilmOrder, Picture, StyleId } from '@eidolon/people'
import type { Watch } from '#picture/watch.ts'
import type { Pack } from '#pack/pack.ts'
import { drawFrame, keepPlace, type KeptPlace } from '#picture/draw-frame.ts'
import { pauseOf } from '#picture/set-up.ts'
import { finish } from '#picture/finish.ts'
import type { Frame } from '#raster/frame.ts'
import { makeScratch } from '#raster/scratch.ts'
import type { FilmCache } from '#styles/film-cache.ts'
import { enlarged } from './enlarge.ts'
import { planFilm } from './plan-film.ts'

/** Gives the number of the next drawing to make; threads that share a film ask the same counter. */
export type NextDrawing = () => number

export type Drawing = { readonly at: number; readonly of: number; readonly picture: Picture }

/** Styles that paint or flatten the place, so that nothing small of it is left. */
const broadStyles: readonly StyleId[] = ['painterly', 'watercolour', 'anime', 'comic', 'pixel']

/**
 * Makes the drawings of a film one after the other; each is to be shown for `framesPerDrawing` frames. Between two of
 * them whoever asks may do something else, such as encode the last.
 */
export function* drawFilm(
  pack: Pack,
  order: FilmOrder,
  next: NextDrawing,
  watch: Pick<Watch, 'stopped'>,
): Generator<Drawing> {
  const pause = pauseOf(watch)
  const { drawings, keepsPlace, stage, view, shot } = planFilm(pack, order, pause)
  const look = { style: order.style, seed: order.seed, shown: order.setting }
  const scratch = makeScratch()
  const alone = order.cutOut === true
  const kept: KeptPlace | undefined = keepsPlace && !alone ? {} : undefined
  const framed = (at: number): Frame => {
    const { figure, camera, focus } = shot(at, pause)
    const extras = { scratch, swift: true, alone, broad: broadStyles.includes(order.style), ...(kept && { kept }) }
    return drawFrame(figure, stage, view, { camera, focus }, pause, extras)
  }
  const keepsake: FilmCache = { fields: new Map() }
  const finished = (frame: Frame) =>
    finish(frame, { ...look, place: stage.place, pause, swift: true, kept: keepsake, cutOut: alone })
  for (let at = next(), first = true; at < drawings; at = next(), first = false) {
    // Every thread keeps place and colors of the first drawing, or the film would depend on how many there are.
    if (first && at > 0 && order.style === 'pixel') finished(framed(0))
    else if (first && at > 0 && kept) {
      const { figure, ...look } = shot(0, pause)
      keepPlace(figure, stage, view, look, pause, { scratch, kept })
    }
    const picture = finished(framed(at))
    const ways = { hard: order.style === 'pixel', clear: alone }
    yield { at, of: drawings, picture: enlarged(picture, order.width, order.height, ways) }
  }
}
