import type { Pack } from '#pack/pack.ts'
import { drawFrame } from '#picture/draw-frame.ts'
import { pauseOf } from '#picture/draw-picture.ts'
import { finish } from '#picture/finish.ts'
import type { FilmOrder, Picture, Watch } from '#picture/order.ts'
import { makeScratch } from '#raster/scratch.ts'
import { type FilmPlan, framesPerDrawing, planFilm } from './plan-film.ts'

/** Which drawings one thread makes: from the first, each `step`th. */
export type Part = { readonly first: number; readonly step: number }

/** Makes the drawings of a film one after the other. Each is to be shown for `framesPerDrawing` frames. */
export function drawFilm(
  pack: Pack,
  order: FilmOrder,
  { first, step }: Part,
  take: (drawing: number, picture: Picture) => void,
  watch: Watch,
): void {
  const pause = pauseOf(watch)
  watch.progress('posing', 0)
  const plan = planFilm(pack, order, pause)
  const scratch = makeScratch()
  for (let drawing = first; drawing < plan.drawings; drawing += step) {
    take(drawing, drawOne(plan, drawing, watch, scratch))
    watch.progress('drawing', 0.04 + (0.92 * (drawing + 1)) / plan.drawings)
  }
}

function drawOne(plan: FilmPlan, drawing: number, watch: Watch, scratch: ReturnType<typeof makeScratch>): Picture {
  const pause = pauseOf(watch)
  const { order, stage, view } = plan
  const { figure, camera, focus } = plan.shot(drawing, pause)
  const drawn = drawFrame(figure, stage, view, { camera, focus }, pause, { scratch })
  return finish(drawn, order.style, stage.place.grade, order.seed)
}

export { framesPerDrawing }
