import type { GenerationRequest } from '@eidolon/contract/generations.ts'
import { backgrounds } from '#catalogue/generated/backgrounds.ts'
import { type PoseId, poses } from '#catalogue/generated/poses.ts'
import { times, weathers } from '#catalogue/hours.ts'
import { type CatalogEntry, known } from '#catalogue/entry.ts'
import { expressions } from '#catalogue/expressions.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import {
  cameraMoves,
  cameras,
  framings,
  type MotionId,
  motions,
  type StyleId,
  styles,
  views,
} from '#catalogue/picture.ts'
import { effects, maxEffects } from '#catalogue/effects.ts'
import { lights } from '#catalogue/lights.ts'
import { scenery } from '#catalogue/generated/scenery.ts'
import { maxScenery } from '#catalogue/scenery.ts'
import type { Genes } from '#genes/genes.ts'
import { randomGenes } from '#genes/random-person.ts'
import { readGenes } from '#genes/read.ts'
import type { Dictionary } from '#reading/vocabulary/dictionary.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import type { Scene } from '#reading/to-scene.ts'
import { hash } from '#seed/hash.ts'
import { type Denied, parseNegativePrompt, without } from './negative-prompt.ts'
import { promptOverrides } from './prompt-overrides.ts'
import type { PictureOrder } from './order.ts'

/** What decides about a character's pictures. */
export type Character = {
  readonly id: string
  readonly appearance: string
  readonly personality: string
  readonly style: string
  readonly age: number | null
  /** As stored: JSON, or empty. */
  readonly genes: string
}

/** The picture that a new one goes on from. */
export type ParentPicture = {
  readonly characterId: string
  readonly order: Pick<PictureOrder, 'genes' | 'setting' | 'style'>
}

/** Who had the say: what was picked from a list, the prompt, the picture before, the character, or what films begin with. */
export type SceneSource = 'choice' | 'words' | 'parent' | 'manner' | 'usual'

/** What a picture has to show as far as it was decided; chance decides the rest. */
export type ResolvedScene = {
  readonly scene: Scene
  /** What must not be seen, also not by chance. */
  readonly denied: Denied
  /** Which part of the scene was decided by whom. */
  readonly by: Readonly<Partial<Record<keyof Scene, SceneSource>>>
}

/** The person of a character, as this picture shows them. */
export function personForRequest(
  character: Character,
  request: GenerationRequest,
  parent: ParentPicture | undefined,
  isWord?: Dictionary,
): Genes {
  const { understood } = parsePrompt(request.prompt, isWord && { isWord })
  return promptOverrides(
    ownGenes(character, request, parent, isWord),
    understood,
    parseNegativePrompt(request.negativePrompt, isWord),
  )
}

/** Who the character is in every picture. */
function ownGenes(
  { id, genes, appearance, age }: Character,
  request: GenerationRequest,
  parent: ParentPicture | undefined,
  isWord: Dictionary | undefined,
): Genes {
  // What goes on from a picture shows the person of that picture, also when the character has changed its looks since.
  if (parent?.characterId === id && strengthOf(request) < 0.8) return parent.order.genes
  if (genes !== '') return readGenes(genes)
  return randomGenes(
    hash(id, 0),
    parsePrompt(appearance, { ...(age !== null && { age }), ...(isWord && { isWord }) }).given,
  )
}

/**
 * Who wins, for every engine: what was chosen, then the negative prompt, then what the words say, then the picture that
 * this one goes on from, then the character's manner; chance comes after all of it. What the words say of the person's
 * looks is laid over them in `personForRequest`.
 */
export function resolveScene(
  { prompt, negativePrompt, ...request }: GenerationRequest,
  { personality, style }: Pick<Character, 'personality' | 'style'>,
  parent: ParentPicture | undefined,
  isWord?: Dictionary,
): ResolvedScene {
  const read = (text: string): Scene => parsePrompt(text, isWord && { isWord }).scene
  const denied = parseNegativePrompt(negativePrompt, isWord)
  const said = without(read(prompt), denied)
  const words = request.kind === 'video' ? moving(said) : said
  const none: Scene = { accessories: [], without: [] }
  const before = parent ? { ...none, ...keptOf(parent.order, strengthOf(request)) } : none
  const { accessories: worn, without: _without, ...kept } = without(before, denied)
  const { expression } = read(personality)
  const ownStyle = known(styles, style)
  const chosen = chosenIn(request)
  const airs = together(maxEffects, chosen.effects, words.effects ?? kept.effects)
  const pieces = together(maxScenery, chosen.scenery, words.scenery ?? kept.scenery)
  const claims: readonly (readonly [SceneSource, Partial<Scene>])[] = [
    // A motion begins and ends at rest.
    ['usual', request.kind === 'video' ? { pose: 'relaxed' } : {}],
    [
      'manner',
      {
        ...(expression !== undefined && !denied.has('expression', expression) && { expression }),
        ...(ownStyle !== undefined && !denied.has('style', ownStyle) && { style: ownStyle }),
      },
    ],
    ['parent', kept],
    ['words', words],
    ['choice', chosen],
  ]
  // Whoever decides what somebody does decides what their hands do meanwhile; what was picked leaves the words' hands.
  const { gestures } = claims.findLast(([decider, { pose }]) => pose && decider !== 'choice')?.[1] ?? {}
  // Whoever decides on a pose decides on all of it: a pose out of the list ends one of somebody's own.
  const { joints, jointsTo } = claims.findLast(([, { pose }]) => pose)?.[1] ?? {}
  const {
    gestures: _gestures,
    joints: _joints,
    jointsTo: _jointsTo,
    ...all
  }: Partial<Scene> = Object.assign({}, ...claims.map(([, claim]) => claim))
  return {
    scene: {
      ...all,
      ...(gestures && !joints && { gestures }),
      ...(joints && { joints }),
      ...(joints && jointsTo && { jointsTo }),
      // What was picked stands beside what the words name.
      ...(airs && { effects: airs }),
      ...(pieces && { scenery: pieces }),
      accessories: [...new Set([...worn, ...words.accessories])],
      ...((kept.tints ?? words.tints) && { tints: { ...kept.tints, ...words.tints } }),
      without: [...words.without, ...denied.accessories],
    },
    denied,
    by: Object.fromEntries(claims.flatMap(([decider, claim]) => Object.keys(claim).map((part) => [part, decider]))),
  }
}

/** What somebody does that is a motion of its own. */
const movesAs: Readonly<Partial<Record<PoseId, MotionId>>> = { waving: 'wave', walking: 'walk', dancing: 'dance' }

/** In a film whoever is said to wave or walk does so, and does not stand still with a hand or a foot raised. */
function moving({ pose, ...scene }: Scene): Scene {
  const motion = pose && movesAs[pose]
  return motion && scene.motion === undefined ? { ...scene, motion } : { ...scene, ...(pose && { pose }) }
}

/** How far a picture may go from the one before; films stay as they are unless somebody asks for more. */
const strengthOf = ({ strength, kind }: Pick<GenerationRequest, 'strength' | 'kind'>): number =>
  strength ?? (kind === 'video' ? 0 : 0.3)

/** What was picked from the lists, as far as something was. */
function chosenIn(request: Omit<GenerationRequest, 'prompt' | 'negativePrompt'>): Partial<Scene> {
  const isFilm = request.kind === 'video'
  const lists: Readonly<Partial<Record<keyof Scene, readonly [readonly CatalogEntry[], string | undefined]>>> = {
    pose: [poses, request.pose],
    expression: [expressions, request.expression],
    background: [backgrounds, request.background],
    time: [times, request.time],
    weather: [weathers, request.weather],
    framing: [framings, request.framing],
    camera: [cameras, request.angle],
    view: [views, request.view],
    light: [lights, request.light],
    outfit: [outfits, request.outfit],
    style: [styles, request.style],
    ...(isFilm && { motion: [motions, request.motion], cameraMove: [cameraMoves, request.camera] }),
  }
  const picked = Object.entries(lists).map(([part, [list, choice]]) => [part, known(list, choice)] as const)
  // Each id comes out of the list of its part; leaving out what is undefined leaves the same parts with narrower values.
  const single = Object.fromEntries(picked.filter(([, id]) => id !== undefined)) as Partial<Scene>
  const airs = together(maxEffects, allKnown(effects, request.effects))
  const pieces = together(maxScenery, allKnown(scenery, request.scenery))
  return {
    ...single,
    ...(airs && { effects: airs }),
    ...(pieces && { scenery: pieces }),
    ...pickedColors(request.colours),
    ...ownPose(request),
  }
}

/** A pose of one's own; for whatever goes by a pose's name it is one of standing. */
export function ownPose({ joints, jointsTo }: Partial<Pick<GenerationRequest, 'joints' | 'jointsTo'>>): Partial<Scene> {
  if (!joints) return {}
  return { pose: 'standing', joints, ...(jointsTo && { jointsTo }) }
}

/** Colors of the clothes; those that are empty were left open. */
export function pickedColors([primary, secondary, accent]: readonly string[] = []): Partial<Scene> {
  return { ...(primary && { primary }), ...(secondary && { secondary }), ...(accent && { accent }) }
}

const allKnown = <Id extends string>(list: readonly CatalogEntry<Id>[], ids: readonly string[] = []): readonly Id[] =>
  ids.flatMap((one) => known(list, one) ?? [])

/** The first ones of each list, each once; undefined where there is none. */
function together<Id extends string>(max: number, ...lists: readonly (readonly Id[] | undefined)[]) {
  const all = [...new Set(lists.flatMap((list) => list ?? []))].slice(0, max)
  return all.length === 0 ? undefined : all
}

/** What stays of the picture before: the stronger the change, the less. */
function keptOf({ setting, style }: ParentPicture['order'], strength: number): Partial<Scene> & { style: StyleId } {
  const { pose, gestures, joints, jointsTo: _jointsTo, expression, framing, camera, ...rest } = setting
  return {
    style,
    ...(strength < 0.8 && rest),
    ...(strength < 0.5 && { framing, camera }),
    ...(strength < 0.25 && { pose, expression, ...(gestures && { gestures }), ...(joints && { joints }) }),
  }
}
