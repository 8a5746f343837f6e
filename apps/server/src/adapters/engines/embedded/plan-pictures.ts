import { usualStyle } from '@eidolon/contract/characters.ts'
import {
  changeOne,
  drawnFor,
  type Enlargement,
  mostChanges,
  noBackground,
  personOf,
  planSettings,
  type PictureOrder,
  whoWins,
} from '@eidolon/people'
import { EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { unnamed } from '#domain/readings/names-in.ts'
import { enlargedBy, longestCutOut, sizeOf } from './embedded-abilities.ts'
import { type AnyOrder, isFilm, readRecipe } from './recipe.ts'

/** What the illustrator draws for a generation. The same generation gives the same plan. */
export function planPictures({ request: asked, character, parentRecipe }: EngineTask): readonly AnyOrder[] {
  const parent = parentRecipe === undefined ? undefined : readRecipe(parentRecipe)
  if (asked.enlarge) return [enlargedPicture(parent?.order, enlargedBy(asked.size))]
  if (asked.change) return [changedPicture(parent?.order, asked)]
  const decide = (by: EngineTask['request']) =>
    whoWins(unnamed(by, character, isEnglishWord), character, parent, isEnglishWord)
  const cutOut = isCutOut(asked, parent?.order, decide)
  // Somebody who is cut out stands in the plainest light.
  const request = cutOut ? { ...asked, background: 'studio' } : asked
  const genes = personOf(character, request, parent, isEnglishWord)
  const decided = decide(request)
  const { style = usualStyle, motion = 'idle', cameraMove = 'still' } = decided.scene
  const size = sizeOf(request.aspect)
  const enlarged = request.kind === 'image' ? enlargedBy(request.size) : undefined
  return planSettings(genes, decided, request).map(({ seed, setting }) => {
    const picture: PictureOrder = { genes, setting, style, seed, ...size }
    if (request.kind === 'image')
      return { ...picture, ...(enlarged && { enlarged }), ...(cutOut && { cutOut: true as const }) }
    return { ...picture, ...(cutOut && { cutOut: true as const }), motion, cameraMove, seconds: secondsOf(request) }
  })
}

const secondsOf = ({ durationSeconds = 4 }: EngineTask['request']): number => durationSeconds

/**
 * What goes on from somebody who was cut out, and says nothing of a place, is cut out, too, and so is whoever the words
 * ask for so; of films, what goes on from such a film and is as short.
 */
function isCutOut(
  request: EngineTask['request'],
  before: AnyOrder | undefined,
  decide: (request: EngineTask['request']) => ReturnType<typeof whoWins>,
): boolean {
  const { kind, background } = request
  if (background !== undefined) return background === noBackground
  if (kind === 'video' && secondsOf(request) > longestCutOut) return false
  if (decide(request).scene.cutOut !== undefined) return true
  return before?.cutOut === true && (kind === 'image' || isFilm(before))
}

/** The very picture that there is, whatever has become of the person since. */
function enlargedPicture(order: AnyOrder | undefined, by: Enlargement | undefined): PictureOrder {
  if (!order || isFilm(order)) {
    throw new EngineFailure('Only pictures that this engine has drawn can be drawn larger.', { again: false })
  }
  const { enlarged: _was, ...usual } = order
  return { ...usual, ...(by && { enlarged: by }) }
}

/** The picture before with one thing changed; a light or a pose begins anew, and so counts no changes. */
function changedPicture(order: AnyOrder | undefined, request: EngineTask['request']): PictureOrder {
  const fail = (says: string) => new EngineFailure(says, { again: false })
  if (!request.change || !order || isFilm(order)) {
    throw fail('Only pictures that this engine has drawn can be changed.')
  }
  const { part } = request.change
  const changed = changeOne(order, part, request, isEnglishWord)
  if (!changed) throw fail(`Nothing that was asked for changes the ${part}.`)
  if (drawnFor(changed) > mostChanges + 1) {
    throw fail(
      `One picture has ${mostChanges} changes at most. Change its light or pose, or go back to an earlier one.`,
    )
  }
  return changed
}
