import { EngineFailure } from '#application/engines/engine.ts'
import type { MotionGuide } from '#application/engines/stage-guide.ts'
import { DrawingCrashed, type Illustrator } from '#application/illustrator/illustrator.ts'
import { planPictures } from './plan-pictures.ts'
import { isFilm } from './recipe.ts'

/** The most pixels a frame, and the most frames, that are drawn for guidance; no model makes longer films at once. */
const [maxPixels, maxFrames] = [1280 * 1280, 400]

/** Has the built-in illustrator move everybody as it would in its own film of the same request. */
export function motionGuide({ motion }: Pick<Illustrator, 'motion'>): MotionGuide | undefined {
  if (!motion) return undefined
  return async (task, { index, width, height, count, perSecond }, signal) => {
    const order = planPictures(task)[index]
    if (!order || !isFilm(order) || width * height > maxPixels || count > maxFrames) {
      throw new EngineFailure('This film cannot be guided.', { again: false })
    }
    const { cutOut: _alone, ...scene } = order
    try {
      return await motion({ ...scene, width, height }, { count, perSecond }, { signal, priority: 'job' })
    } catch (error) {
      if (!(error instanceof DrawingCrashed)) throw error
      throw new EngineFailure('The drawing that guides the film broke off.', { again: true, cause: error })
    }
  }
}
