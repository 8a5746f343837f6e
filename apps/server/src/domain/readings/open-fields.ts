import type { Kind } from '@eidolon/contract/engines.ts'
import { GenerationRequest } from '@eidolon/contract/generations.ts'
import type { LookPart } from '@eidolon/contract/characters/looks.ts'
import { type Dictionary, resolveScene } from '@eidolon/people'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { remembered } from '#domain/looks/remembered.ts'

type Manner = Pick<CharacterLooks, 'personality' | 'style'>
type OpenFields = (
  prompt: string,
  kind: Kind,
  character: Manner | undefined,
  /** Whether whoever is to be cut out can be. */
  cutOut?: boolean,
) => readonly LookPart[]

/** What each picture of nobody in particular has to have from somewhere. */
const ofPictures = [
  'pose',
  'expression',
  'background',
  'time',
  'weather',
  'framing',
  'camera',
  'view',
  'style',
  'outfit',
] as const
/** What is not seen of who is cut out. */
const ofPlaces: ReadonlySet<string> = new Set(['background', 'time', 'weather'])
const ofFilms = [...ofPictures, 'motion', 'cameraMove'] as const

/** Which fields of a scene neither a prompt nor the character decides, so that chance does. */
export function openFields(isWord?: Dictionary): OpenFields {
  const opened = remembered(
    (key) => {
      const { prompt, kind, personality, style, dressed, cutOut } = JSON.parse(key)
      const { by } = resolveScene(
        GenerationRequest.parse({ ...anything, prompt, kind }),
        { personality, style },
        undefined,
        isWord,
      )
      const fields: readonly (keyof typeof by & LookPart)[] = kind === 'video' ? ofFilms : ofPictures
      // People wear what is theirs unless something else is said.
      return fields.filter(
        (field) =>
          by[field] === undefined &&
          !(dressed && field === 'outfit') &&
          !(cutOut && by.cutOut !== undefined && ofPlaces.has(field)),
      )
    },
    { longest: 10_000 },
  )
  return (prompt, kind, character, cutOut = true) => {
    const { personality, style } = character ?? { personality: '', style: '' }
    return opened(JSON.stringify({ prompt, kind, personality, style, dressed: character !== undefined, cutOut }))
  }
}

/** Of no account for what a prompt decides, but a request has it. */
const anything = { characterId: 'anybody', seed: 0, engine: 'any' }
