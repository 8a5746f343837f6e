import { usualStyle } from '@eidolon/contract/characters/characters.ts'
import {
  type CastPerson,
  type ArrangementId,
  arrangementOf,
  planEdit,
  type ResolvedScene,
  drawnFor,
  type Enlargement,
  isOnMount,
  type GazeDirection,
  maxChanges,
  noBackground,
  personForRequest,
  fillDefaults,
  planGroup,
  type PictureOrder,
  poses,
  sceneOfPerson,
  sceneTogether,
  resolveScene,
} from '@eidolon/people'
import { EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { namesIn, unnamed, withoutNames, wordsOfEach } from '#domain/readings/names-in.ts'
import { enlargedBy, longestCutOut, sizeOf } from './embedded-abilities.ts'
import { type AnyOrder, isFilm, readRecipe } from './recipe.ts'

/** What the illustrator draws for a generation. The same generation gives the same plan. */
export function planPictures(task: EngineTask): readonly AnyOrder[] {
  const { request: asked, character, parentRecipe } = task
  const parent = parentRecipe === undefined ? undefined : readRecipe(parentRecipe)
  if (asked.enlarge) return [enlargedPicture(parent?.order, enlargedBy(asked.size))]
  if (asked.change) return [changedPicture(parent?.order, asked)]
  const decide = (by: EngineTask['request']) =>
    resolveScene(unnamed(by, character, isEnglishWord), character, parent, isEnglishWord)
  const cutOut = isCutOut(asked, parent?.order, decide)
  // Somebody who is cut out stands in the plainest light.
  const request = cutOut ? { ...asked, background: 'studio' } : asked
  const cast = castOf(task, request)
  const own = cast?.people[0] ?? request
  const genes = personForRequest(character, own, parent, isEnglishWord)
  const first = decide(own)
  const decided = cast ? decidedTogether(cast, first, task, request) : first
  const along = cast ? alongOf(cast, task) : []
  const { style = usualStyle, motion = 'idle', cameraMove = 'still' } = decided.scene
  const size = sizeOf(request.aspect)
  const enlarged = request.kind === 'image' ? enlargedBy(request.size) : undefined
  return fillDefaults(genes, decided, request).map(({ seed, setting }) => {
    const shown = cast ? planGroup(setting, along, cast.arrangement, seed, cast.looks[0]) : { setting }
    const picture: PictureOrder = { genes, ...shown, style, seed, ...size }
    if (request.kind === 'image')
      return { ...picture, ...(enlarged && { enlarged }), ...(cutOut && { cutOut: true as const }) }
    return { ...picture, ...(cutOut && { cutOut: true as const }), motion, cameraMove, seconds: secondsOf(request) }
  })
}

type PictureRequest = EngineTask['request']

/** Everybody of a picture of several: what is asked of each, and how they are together. */
type Cast = {
  readonly people: readonly PictureRequest[]
  readonly arrangement: ArrangementId
  /** Where each of them was told to look. */
  readonly looks: readonly (GazeDirection | undefined)[]
}

function castOf({ cast }: EngineTask, request: PictureRequest): Cast | undefined {
  if (!cast || cast.length < 2) return undefined
  const texts = wordsOfEach(
    request.prompt,
    cast.map(({ character }) => character),
    isEnglishWord,
  )
  const people = cast.map(({ expression, outfit, pose, joints, jointsTo, colours }, at): PictureRequest => ({
    ...request,
    prompt: texts[at] ?? '',
    ...(expression !== undefined && { expression }),
    ...(outfit !== undefined && { outfit }),
    ...(pose !== undefined && { pose, joints: undefined, jointsTo: undefined }),
    ...(joints && { joints, jointsTo: undefined }),
    ...(jointsTo && { jointsTo }),
    ...(colours !== undefined && { colours }),
  }))
  const numberOf = (id: string): number => cast.findIndex(({ character }) => character.id === id)
  const looks = cast.map(({ looksAt }): GazeDirection | undefined => {
    const at = looksAt === undefined || looksAt === 'camera' ? -1 : numberOf(looksAt)
    return looksAt === 'camera' ? 'camera' : at < 0 ? undefined : at
  })
  if (people.some(({ pose }) => isRidden(pose))) {
    throw new EngineFailure('Nobody rides in a picture of several people. Choose another pose.', { again: false })
  }
  const isPosed = people.some(({ pose, joints }) => pose !== undefined || joints !== undefined)
  const arrangement = arrangementOf(request.arrangement, request.prompt, cast.length, isPosed)
  return { people, arrangement, looks }
}

const isRidden = (choice: string | undefined): boolean => {
  const pose = poses.find(({ id, label }) => id === choice || label === choice)
  return pose !== undefined && isOnMount(pose.id)
}

/** Place and picture as all the words have them, the first person as theirs do. */
function decidedTogether(
  { arrangement }: Cast,
  own: ResolvedScene,
  { character, cast = [] }: EngineTask,
  request: PictureRequest,
): ResolvedScene {
  const all = cast.map((one) => one.character)
  const prompt = withoutNames(request.prompt, namesIn(request.prompt, all, isEnglishWord))
  const whole = resolveScene({ ...request, prompt }, character, undefined, isEnglishWord)
  const scene = sceneOfPerson({ ...own.scene, ...whole.scene }, own.scene)
  return { ...own, scene: sceneTogether(scene, arrangement, request.seed) }
}

/** The other people, each as their own words have them. */
const alongOf = ({ people, looks }: Cast, { cast = [] }: EngineTask): readonly CastPerson[] =>
  cast.slice(1).map(({ character }, at) => {
    const asked = people[at + 1]!
    return {
      genes: personForRequest(character, asked, undefined, isEnglishWord),
      decided: resolveScene(unnamed(asked, character, isEnglishWord), character, undefined, isEnglishWord),
      looks: looks[at + 1],
    }
  })

const secondsOf = ({ durationSeconds = 4 }: EngineTask['request']): number => durationSeconds

/**
 * What goes on from somebody who was cut out, and says nothing of a place, is cut out, too, and so is whoever the words
 * ask for so; of films, what goes on from such a film and is as short.
 */
function isCutOut(
  request: EngineTask['request'],
  before: AnyOrder | undefined,
  decide: (request: EngineTask['request']) => ReturnType<typeof resolveScene>,
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
  const { part, person } = request.change
  if (person !== undefined && person > (order.together?.others.length ?? 0)) {
    throw fail('The picture shows nobody by that number.')
  }
  const changed = planEdit(order, part, request, { isWord: isEnglishWord, person })
  if (!changed) throw fail(`Nothing that was asked for changes the ${part}.`)
  if (drawnFor(changed) > maxChanges + 1) {
    throw fail(`One picture has ${maxChanges} changes at most. Change its light or pose, or go back to an earlier one.`)
  }
  return changed
}
