import { type Enlargement, personOf, planSettings, type PictureOrder, type StyleId, whoWins } from '@eidolon/people'
import { EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { unnamed } from '#domain/readings/names-in.ts'
import { enlargedBy, sizeOf } from './embedded-abilities.ts'
import { type AnyOrder, isFilm, readRecipe } from './recipe.ts'

const usualStyle: StyleId = 'painterly'

/** What the illustrator draws for a generation. The same generation gives the same plan. */
export function planPictures({ request, character, parentRecipe }: EngineTask): readonly AnyOrder[] {
  const parent = parentRecipe === undefined ? undefined : readRecipe(parentRecipe)
  if (request.enlarge) return [enlargedPicture(parent?.order, enlargedBy(request.size))]
  const genes = personOf(character, request, parent, isEnglishWord)
  const decided = whoWins(unnamed(request, character, isEnglishWord), character, parent, isEnglishWord)
  const { style = usualStyle, motion = 'idle', cameraMove = 'still' } = decided.scene
  const size = sizeOf(request.aspect)
  const enlarged = request.kind === 'image' ? enlargedBy(request.size) : undefined
  return planSettings(genes, decided, request).map(({ seed, setting }) => {
    const picture: PictureOrder = { genes, setting, style, seed, ...size, ...(enlarged && { enlarged }) }
    if (request.kind === 'image') return picture
    return { ...picture, motion, cameraMove, seconds: request.durationSeconds ?? 4 }
  })
}

/** The very picture that there is, whatever has become of the person since. */
function enlargedPicture(order: AnyOrder | undefined, by: Enlargement | undefined): PictureOrder {
  if (!order || isFilm(order)) {
    throw new EngineFailure('Only pictures that this engine has drawn can be drawn larger.', { again: false })
  }
  const { enlarged: _was, ...usual } = order
  return { ...usual, ...(by && { enlarged: by }) }
}
