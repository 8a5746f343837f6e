import type { Abilities } from '@eidolon/contract/engines.ts'
import { type GenerationRequest, largestSeed } from '@eidolon/contract/generations.ts'
import {
  backgrounds,
  cameraMoves,
  cameras,
  type Entry,
  expressions,
  framings,
  hash,
  makeLexicon,
  motions,
  outfits,
  poses,
  readGenes,
  readPrompt,
  styles,
  times,
  weathers,
} from '@eidolon/people'
import type { EngineOrder } from '#application/engines/engine.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { personWords } from './person-words.ts'
import { angleWords, framingWords, motionWords, moveWords, styleWords, timeWords, weatherWords } from './words.ts'

/** One picture or film that a model is asked for. */
export type Shot = {
  /** Which of the pictures that were ordered. */
  readonly index: number
  /** As people see it and may ask for again. */
  readonly seed: number
  /** The seed that the model is given: the character's own, so that two characters never share a picture's chance. */
  readonly noise: number
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: string
  readonly scene: Readonly<Record<string, string>>
  readonly width: number
  readonly height: number
  /** Undefined for a picture. */
  readonly seconds: number | undefined
}

/** Never shown, whatever the model would like to draw. */
const never = 'nudity, nsfw, child, deformed, extra fingers, watermark, text'

/**
 * What a model that reads words is told: first the person and the style, then what was chosen, then the user's own
 * words. The character's personality shows in the face where nothing else decides it, and its words never appear.
 */
export function planShots(order: EngineOrder, abilities: Pick<Abilities, 'aspects'>): readonly Shot[] {
  const { request, character } = order
  const style = known(styles, request.style) ?? known(styles, character.style)
  const scene = sceneOf(order)
  const prompt = sentences([personOf(character), style && styleWords[style.id], told(scene), request.prompt])
  const size = abilities.aspects.find(({ id }) => id === request.aspect) ?? abilities.aspects[0]
  const { width, height } = size ?? { width: 1024, height: 1024 }
  return Array.from({ length: request.count }, (_, index) => {
    const seed = (request.seed + index) % (largestSeed + 1)
    return {
      index,
      seed,
      noise: hash(character.id, seed),
      prompt,
      negativePrompt: [request.negativePrompt.trim(), never].filter(Boolean).join(', '),
      style: style?.id ?? '',
      scene,
      width,
      height,
      seconds: request.kind === 'video' ? (request.durationSeconds ?? 4) : undefined,
    }
  })
}

/** The description, the age, and what of the looks the description leaves open. */
function personOf({ appearance, age, genes }: CharacterLooks): string {
  const more = genes === '' ? '' : personWords(readGenes(genes), reading()(appearance, { seed: 0 }).given)
  return [appearance.trim().replace(/[.,;]+$/, ''), age !== null && `${age} years old`, more].filter(Boolean).join(', ')
}

function sceneOf({ request, character }: EngineOrder): Readonly<Record<string, string>> {
  const manner = request.expression === undefined ? mannerOf(character.personality, request) : undefined
  const picked: Record<string, string | undefined> = {
    pose: request.pose,
    outfit: request.outfit,
    background: request.background,
    expression: request.expression ?? manner,
    time: request.time,
    weather: request.weather,
    framing: request.framing,
    angle: request.angle,
    ...(request.kind === 'video' && { motion: request.motion, cameraMove: request.camera }),
  }
  return Object.fromEntries(
    Object.entries(picked).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

let reader: ReturnType<typeof readPrompt> | undefined

// The same for ever, and too slow to make for every order.
const reading = () => (reader ??= readPrompt(makeLexicon()))

/** How somebody of this personality looks, unless the user's words say how. */
function mannerOf(personality: string, { prompt, negativePrompt }: GenerationRequest): string | undefined {
  if (personality.trim() === '') return undefined
  const of = (text: string) => reading()(text, { seed: 0 }).scene.expression
  const manner = of(personality)
  return of(prompt) !== undefined || of(negativePrompt) === manner ? undefined : manner
}

/** The choices as words, in the order in which they matter. */
function told(scene: Readonly<Record<string, string>>): string {
  const label = (list: readonly Entry[], id: string | undefined) => known(list, id)?.label.toLowerCase()
  const word = (words: Readonly<Record<string, string>>, list: readonly Entry[], id: string | undefined) => {
    const entry = known(list, id)
    return entry && (words[entry.id] ?? entry.label.toLowerCase())
  }
  const outfit = label(outfits, scene['outfit'])
  const expression = label(expressions, scene['expression'])
  const background = label(backgrounds, scene['background'])
  return [
    label(poses, scene['pose']),
    outfit && `wearing ${outfit}`,
    background && `background: ${background}`,
    expression && `expression: ${expression}`,
    word(timeWords, times, scene['time']),
    word(weatherWords, weathers, scene['weather']),
    word(framingWords, framings, scene['framing']),
    word(angleWords, cameras, scene['angle']),
    word(motionWords, motions, scene['motion']),
    word(moveWords, cameraMoves, scene['cameraMove']),
  ]
    .filter(Boolean)
    .join(', ')
}

/** By its id, or by the name that people see. */
function known<Id extends string>(list: readonly Entry<Id>[], given: string | undefined): Entry<Id> | undefined {
  return list.find(({ id, label }) => id === given || label === given)
}

function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => (part ?? '').trim().replace(/[.,;\s]+$/, ''))
    .filter((part) => part !== '')
    .join('. ')
}
