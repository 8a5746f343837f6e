import { EngineFailure } from '#application/engines/engine.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import { DrawingCrashed, type Illustrator, IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import { planPictures } from './plan-pictures.ts'
import { isFilm } from './recipe.ts'

/** The most pixels that are drawn for guidance; no model draws more at once. */
const mostPixels = 2048 * 2048

/** Has the built-in illustrator draw the scene that another engine is asked for, from the same plan as its own pictures. */
export function stageGuide(illustrator: Illustrator): StageGuide {
  return async (task, { index, kind, width, height }, signal) => {
    const order = planPictures(task)[index]
    if (!order || isFilm(order) || width * height > mostPixels) {
      throw new EngineFailure('This picture cannot be guided.', { again: false })
    }
    const { enlarged: _large, changed: _before, cutOut: _alone, ...scene } = order
    try {
      return await illustrator.stage({ ...scene, width, height }, kind, { signal, priority: 'job' })
    } catch (error) {
      if (error instanceof DrawingCrashed) {
        throw new EngineFailure('The drawing that guides the picture broke off.', { again: true, cause: error })
      }
      if (error instanceof IllustratorUnavailable)
        throw new EngineFailure(error.message, { again: false, cause: error })
      throw error
    }
  }
}
