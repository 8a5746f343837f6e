import type { Abilities } from '@eidolon/contract/engines.ts'
import type { GenerationRequest } from '@eidolon/contract/generations.ts'
import {
  accessories,
  arrangements,
  backgrounds,
  cameraMoves,
  cameras,
  colorName,
  effects,
  type CatalogEntry,
  expressions,
  framings,
  hairStyles,
  hash,
  lights,
  motions,
  outfits,
  poses,
  readGenes,
  parsePrompt,
  type Scene,
  scenery,
  seedAfter,
  times,
  views,
  weathers,
  resolveScene,
} from '@eidolon/people'
import type { EngineTask } from '#application/engines/engine.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { isEnglishWord } from '#adapters/words/english-words.ts'
import { unnamed } from '#domain/readings/names-in.ts'
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
  /** Of several people: what is said of the whole picture, and of each of them alone, for models that are told where. */
  readonly apart?: { readonly whole: string; readonly people: readonly string[] }
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
 * What a model that reads words is told: first the person and the style, then what was chosen or lies in the character's
 * manner, then the user's own words as they are. Who wins is decided for all engines alike; a picture that this one goes on
 * from is sent along as a picture and needs no words.
 */
export function planShots(task: EngineTask, abilities: Pick<Abilities, 'aspects'>): readonly Shot[] {
  const { request, character } = task
  const { scene: decided, by } = resolveScene(
    unnamed(request, character, isEnglishWord),
    character,
    undefined,
    isEnglishWord,
  )
  const { style } = decided
  const scene = Object.fromEntries(
    toldParts.flatMap((part): [string, string][] => {
      // A pose of somebody's own has no words; guidance shows it.
      if (part === 'pose' && decided.joints) return []
      const id = by[part] === 'choice' || by[part] === 'manner' ? decided[part] : undefined
      return id === undefined ? [] : [[part, id]]
    }),
  )
  const { together, people } = peopleWords(task)
  const told = (who: readonly string[]) =>
    sentences([
      // Where a picture is changed, what it is to be comes first.
      changeWords(request),
      ...who,
      style && styleWords[style],
      sceneWords(scene),
      clothWords(request),
      pickedWords(request),
      request.prompt,
    ])
  const prompt = told([...together, ...people])
  const look = style && styleWords[style]
  const apart = people.length > 1 && {
    whole: told(together),
    people: people.map((one) => sentences([one, look])),
  }
  const size = abilities.aspects.find(({ id }) => id === request.aspect) ?? abilities.aspects[0]
  const { width, height } = size ?? { width: 1024, height: 1024 }
  return Array.from({ length: request.count }, (_, index) => {
    const seed = seedAfter(request.seed, index)
    return {
      index,
      seed,
      noise: hash(character.id, seed),
      prompt,
      ...(apart && { apart }),
      negativePrompt: [request.negativePrompt.trim(), never].filter(Boolean).join(', '),
      style: style ?? '',
      scene,
      width,
      height,
      seconds: request.kind === 'video' ? (request.durationSeconds ?? 4) : undefined,
    }
  })
}

/** What of a scene is told in words besides the user's own. */
const toldParts = [
  'pose',
  'outfit',
  'background',
  'expression',
  'time',
  'weather',
  'framing',
  'camera',
  'view',
  'light',
  'motion',
  'cameraMove',
] as const satisfies readonly (keyof Scene)[]

/** How they are together, and each of them. */
type PeopleWords = { readonly together: readonly string[]; readonly people: readonly string[] }

/** Everybody in the picture, in the order of their pictures; several are told by their names and what each has alone. */
function peopleWords({ character, cast = [], request }: EngineTask): PeopleWords {
  if (cast.length < 2) return { together: [], people: [personWordsOf(character)] }
  const named = new Map(cast.map((one) => [one.character.id, one.character.name]))
  const people = cast.map(({ character: person, expression, outfit, pose, colours, looksAt }) => {
    const own = sceneWords(present({ pose, outfit, expression }))
    const seen = looksAt === 'camera' ? 'the camera' : named.get(looksAt ?? '')
    const words = [personWordsOf(person), own, colours && clothWords({ colours }), seen && `looking at ${seen}`]
    return `${person.name}: ${words.filter(Boolean).join(', ')}`
  })
  const arrangement = arrangements.find(({ id }) => id === request.arrangement)?.label.toLowerCase()
  return { together: [`${cast.length} people${arrangement === undefined ? '' : `, ${arrangement}`}`], people }
}

const present = (choices: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).flatMap(([part, id]) => (id === undefined ? [] : [[part, id]])))

/** The description, the age, and what of the looks the description leaves open. */
function personWordsOf({ appearance, age, genes }: CharacterLooks): string {
  const more = genes === '' ? '' : personWords(readGenes(genes), parsePrompt(appearance).given)
  return [appearance.trim().replace(/[.,;]+$/, ''), age !== null && `${age} years old`, more].filter(Boolean).join(', ')
}

/** The choices as words, in the order in which they matter. */
function sceneWords(scene: Readonly<Record<string, string>>): string {
  const word = (words: Readonly<Record<string, string>>, list: readonly CatalogEntry[], id: string | undefined) => {
    const entry = list.find((one) => one.id === id)
    return entry && (words[entry.id] ?? entry.label.toLowerCase())
  }
  const label = (list: readonly CatalogEntry[], id: string | undefined) => word({}, list, id)
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
    word(angleWords, cameras, scene['camera']),
    label(views, scene['view']),
    label(lights, scene['light']),
    word(motionWords, motions, scene['motion']),
    word(moveWords, cameraMoves, scene['cameraMove']),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Models get the common name of a color. */
function clothWords({ colours: dyes = [] }: Pick<GenerationRequest, 'colours'>): string {
  const names = [...new Set(dyes.flatMap((dye) => (dye === '' ? [] : [colorName(dye).toLowerCase()])))]
  return names.length === 0 ? '' : `clothes in ${names.join(' and ')}`
}

/** What is picked for a change alone. */
function changeWords({ hairStyle, hairColour, accessories: worn }: GenerationRequest): string {
  const hair = hairStyles.find(({ id }) => id === hairStyle)?.label.toLowerCase()
  const things = worn?.flatMap((id) => accessories.find((one) => one.id === id)?.label.toLowerCase() ?? [])
  return [
    (hair ?? hairColour) && [hairColour && colorName(hairColour).toLowerCase(), 'hair', hair].filter(Boolean).join(' '),
    things && (things.length > 0 ? `wearing ${things.join(', ')}` : 'wearing no accessories'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Of which several were picked. */
function pickedWords({ effects: airs = [], scenery: pieces = [] }: GenerationRequest): string {
  const labels = (list: readonly CatalogEntry[], ids: readonly string[]) =>
    ids.flatMap((id) => list.find((one) => one.id === id)?.label.toLowerCase() ?? [])
  return [...labels(scenery, pieces), ...labels(effects, airs)].join(', ')
}

function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => (part ?? '').trim().replace(/[.,;\s]+$/, ''))
    .filter((part) => part !== '')
    .join('. ')
}
