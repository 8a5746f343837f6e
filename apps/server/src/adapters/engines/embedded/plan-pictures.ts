import { personOf, planSettings, type PictureOrder, type StyleId, whoWins } from '@eidolon/people'
import type { EngineTask } from '#application/engines/engine.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { unnamed } from '#domain/readings/names-in.ts'
import { sizeOf } from './embedded-abilities.ts'
import { type AnyOrder, readRecipe } from './recipe.ts'

const usualStyle: StyleId = 'painterly'

/** What the illustrator draws for a generation. The same generation gives the same plan. */
export function planPictures({ request, character, parentRecipe }: EngineTask): readonly AnyOrder[] {
  const parent = parentRecipe === undefined ? undefined : readRecipe(parentRecipe)
  const genes = personOf(character, request, parent, isEnglishWord)
  const decided = whoWins(unnamed(request, character, isEnglishWord), character, parent, isEnglishWord)
  const { style = usualStyle, motion = 'idle', cameraMove = 'still' } = decided.scene
  const size = sizeOf(request.aspect)
  return planSettings(genes, decided, request).map(({ seed, setting }) => {
    const picture: PictureOrder = { genes, setting, style, seed, ...size }
    if (request.kind === 'image') return picture
    return { ...picture, motion, cameraMove, seconds: request.durationSeconds ?? 4 }
  })
}
