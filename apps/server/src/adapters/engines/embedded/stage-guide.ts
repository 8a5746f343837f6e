import { EngineFailure } from '#application/engines/engine.ts'
import type { StageGuide, StageRecipe } from '#application/engines/stage-guide.ts'
import {
  DrawingCrashed,
  type Illustrator,
  IllustratorUnavailable,
  type Priority,
} from '#application/illustrator/illustrator.ts'
import { planPictures } from './plan-pictures.ts'
import { isFilm, readRecipe, writeRecipe } from './recipe.ts'

/** The most pixels that are drawn for guidance; no model draws more at once. */
const maxPixels = 2048 * 2048

/** Has the built-in illustrator draw the scene that another engine is asked for, from the same plan as its own pictures. */
export function stageGuide(illustrator: Illustrator, priority: Priority = 'job'): StageGuide {
  return async (task, { index, kind, width, height }, signal) => {
    const order = planPictures(task)[index]
    if (!order || isFilm(order) || width * height > maxPixels) {
      throw new EngineFailure('This picture cannot be guided.', { again: false })
    }
    const { enlarged: _large, changed: _before, cutOut: _alone, ...scene } = order
    try {
      return await illustrator.stage({ ...scene, width, height }, kind, { signal, priority })
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

/**
 * What is kept of the stage with a picture that was held to it. Of a picture that is changed or enlarged, and so looks
 * as before, what was kept of that one; where the illustrator has drawn it, its own recipe.
 */
export function stageRecipe({ version }: Pick<Illustrator, 'version'>): StageRecipe {
  return (task, index) => {
    const { request, character, parentRecipe } = task
    if (request.change || request.enlarge) return parentRecipe === undefined ? undefined : stageIn(parentRecipe)
    const order = planPictures(task)[index]
    if (!order || isFilm(order)) return undefined
    const { enlarged: _large, changed: _before, cutOut: _alone, ...scene } = order
    return fields(writeRecipe({ engineVersion: version, characterId: character.id, request: {}, order: scene }))
  }
}

/** The recipe of our own drawing in that of a picture: itself, or what it was held to. */
export function stageIn(recipe: string): Readonly<Record<string, unknown>> | undefined {
  const whole = fields(recipe)
  if (readRecipe(recipe)) return whole
  const order = whole?.['order']
  return typeof order === 'object' && order !== null && 'stage' in order
    ? fields(JSON.stringify(order.stage))
    : undefined
}

function fields(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
