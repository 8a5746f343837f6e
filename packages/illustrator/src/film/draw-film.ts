import type { Pack } from '#pack/pack.ts'
import { drawFrame, type KeptPlace } from '#picture/draw-frame.ts'
import { pauseOf } from '#picture/draw-picture.ts'
import { finish } from '#picture/finish.ts'
import type { FilmOrder, Picture, Watch } from '#picture/order.ts'
import { makeScratch } from '#raster/scratch.ts'
import { enlarged } from './enlarge.ts'
import { planFilm } from './plan-film.ts'

/** Which drawings one thread makes: from the first, each `step`th. */
export type FilmShare = { readonly first: number; readonly step: number }

export type Drawing = { readonly at: number; readonly of: number; readonly picture: Picture }

/**
 * Makes the drawings of a film one after the other; each is to be shown for `framesPerDrawing` frames. Between two of
 * them whoever asks may do something else, such as encode the last.
 */
export function* drawFilm(
  pack: Pack,
  order: FilmOrder,
  { first, step }: FilmShare,
  watch: Pick<Watch, 'stopped'>,
): Generator<Drawing> {
  const pause = pauseOf(watch)
  const { drawings, keepsPlace, stage, view, shot } = planFilm(pack, order, pause)
  const scratch = makeScratch()
  const kept: KeptPlace | undefined = keepsPlace ? {} : undefined
  const draw = (at: number): Picture => {
    const { figure, camera, focus } = shot(at, pause)
    const drawn = drawFrame(figure, stage, view, { camera, focus }, pause, { scratch, ...(kept && { kept }) })
    return finish(drawn, order.style, stage.place.grade, order.seed, pause)
  }
  // Every thread keeps the place of the first drawing, or the film would depend on how many there are.
  if (kept && first > 0) draw(0)
  for (let at = first; at < drawings; at += step)
    yield { at, of: drawings, picture: enlarged(draw(at), order.width, order.height, order.style === 'pixel') }
}
