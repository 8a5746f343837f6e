import { z } from 'zod'
import { generationKinds, guidanceKinds } from './engines.ts'
import { limits } from './limits.ts'
import { clothColors } from './characters/outfits.ts'
import { Joints } from './characters/poses.ts'
import { existingId, maybe, share, text, whole } from './parameters.ts'
import { KeptReading } from './readings.ts'
import { SheetOrder } from './characters/sheets.ts'
import { strokes } from './strokes.ts'

export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled', 'blocked'] as const
export type GenerationStatus = (typeof generationStatuses)[number]

/** The largest seed: what 32 bits hold, so that every engine takes it. */
export const largestSeed = 2 ** 32 - 1

/** The lists of an engine's abilities that a request may choose from, by the name of the request's field. */
export const chosenFrom = {
  style: 'styles',
  pose: 'poses',
  outfit: 'outfits',
  background: 'backgrounds',
  expression: 'expressions',
  framing: 'framings',
  time: 'times',
  weather: 'weathers',
  angle: 'angles',
  view: 'views',
  light: 'lights',
  aspect: 'aspects',
  size: 'sizes',
  motion: 'motions',
  camera: 'cameras',
} as const
export type ChosenField = keyof typeof chosenFrom

/** Fields that several of a list may be chosen for, and how many of them a picture shows. */
export const manyFrom = {
  effects: { list: 'effects', max: 3 },
  scenery: { list: 'scenery', max: 4 },
} as const
export type ManyField = keyof typeof manyFrom

/** What is picked for a change of a picture alone, from which lists, and how many. */
export const changedFrom = {
  hairStyle: { list: 'hairStyles', max: 1 },
  accessories: { list: 'accessories', max: 12 },
} as const

/**
 * What can be changed of a finished picture by itself, and which fields say what it is to be; the prompt may say so for
 * all of them. Another light or pose is another picture of the same recipe, after any other change the rest stays.
 * `painted` is wherever somebody has painted, for engines that go by masks; the prompt alone says what is to be there.
 */
export const changeFields = {
  hair: ['hairStyle', 'hairColour'],
  face: ['expression'],
  top: ['outfit', 'outfitId', 'colours'],
  bottom: ['outfit', 'outfitId', 'colours'],
  shoes: ['outfit', 'outfitId', 'colours'],
  accessories: ['accessories'],
  background: ['background', 'time', 'weather', 'scenery'],
  light: ['light'],
  pose: ['pose', 'poseId', 'joints'],
  painted: [],
} as const
export type ChangeablePart = keyof typeof changeFields
// The keys of a constant table are its type's keys; Object.keys cannot know.
export const changeableParts = Object.keys(changeFields) as [ChangeablePart, ...ChangeablePart[]]

/** How often a picture is drawn again at most. */
export const maxRetries = 3

/** The likeness below which a picture is drawn again where nobody has said another: where the face model itself cannot tell. */
export const usualLeastLikeness = 0.5

/** How many pictures are drawn for a request at most. Each of them counts. */
export const maxDrawn = ({ count, retries }: Pick<NewGeneration, 'count' | 'retries'>): number =>
  count * (1 + (retries?.times ?? 0))

/** How many people a picture shows at most, whatever draws it. */
export const maxCharacters = 4

const choice = () => maybe(text({ max: 64 }))

function list(max: number) {
  const says = `Value must be a list of at most ${max} choices`
  return z.array(text({ max: 64 }), { error: says }).max(max, says)
}

/** Several of a list, each once. */
function several(max: number) {
  return maybe(list(max)).transform((given) => (given && given.length > 0 ? [...new Set(given)] : undefined))
}

/** One person of a picture of several, where they differ from what is asked for all of them. */
const CastEntry = z.object({
  characterId: existingId(),
  expression: choice(),
  outfit: choice(),
  /** Of their clothes, as in `colours`. */
  colours: maybe(clothColors).transform((given) => (given && given.length > 0 ? given : undefined)),
  pose: choice(),
  /** As in the request. */
  poseId: maybe(existingId()),
  joints: maybe(Joints),
  poseToId: maybe(existingId()),
  jointsTo: maybe(Joints),
  /** Whom they look at: another of the picture by id, or `camera`. */
  looksAt: maybe(existingId()),
})
export type CastEntry = z.infer<typeof CastEntry>

/** A request for pictures or a video. What is left out is decided by the text and the seed. */
export const NewGeneration = z.object({
  characterId: existingId(),
  /** Everybody in the picture, `characterId` first; left out, that one alone. */
  characterIds: maybe(everybody()),
  /** How several people stand to each other. */
  arrangement: choice(),
  cast: maybe(cast()),
  kind: kind().default('image'),
  prompt: maybe(text({ min: 0, max: limits.media.prompt })).transform((given) => given ?? ''),
  negativePrompt: maybe(text({ min: 0, max: limits.media.negativePrompt })).transform((given) => given ?? ''),
  style: choice(),
  pose: choice(),
  /** One of one's own poses instead of `pose`; what it is at that moment is kept as `joints`. */
  poseId: maybe(existingId()),
  /** A pose as numbers, also one that is not kept. */
  joints: maybe(Joints),
  /** In a film somebody goes from their own pose to this one, and back. */
  poseToId: maybe(existingId()),
  jointsTo: maybe(Joints),
  outfit: choice(),
  /** A saved outfit, with its colors unless the request names others. */
  outfitId: maybe(existingId()),
  /** Of the clothes: the first, the second and of trimmings, `#rrggbb`; an empty one is left as it is. */
  colours: maybe(clothColors).transform((given) => (given && given.length > 0 ? given : undefined)),
  background: choice(),
  expression: choice(),
  framing: choice(),
  time: choice(),
  weather: choice(),
  angle: choice(),
  view: choice(),
  light: choice(),
  effects: several(manyFrom.effects.max),
  scenery: several(manyFrom.scenery.max),
  aspect: choice().transform((given) => given ?? '1:1'),
  /** The standard size is what is drawn when nothing is said. */
  size: choice().transform((given) => (given === 'standard' ? undefined : given)),
  motion: choice(),
  camera: choice(),
  durationSeconds: maybe(share(1, 60)),
  count: maybe(whole(1, limits.generation.count)).transform((given) => given ?? 1),
  seed: maybe(whole(0, largestSeed)),
  strength: maybe(share(0, 1)),
  /** Holds the picture to our own drawing of the scene, more or less strictly; null or left out: the words alone. */
  guidance: maybe(guidance()),
  /** How closely to keep to pictures of the character. */
  likeness: maybe(share(0, 1)),
  /** Has pictures that show somebody else drawn again; left out, whatever comes is kept. */
  retries: maybe(retries()),
  engine: choice(),
  albumId: maybe(existingId()),
  parentMediaId: maybe(existingId()),
  /** Draws the parent picture again as it is, in another size; what else is asked for says nothing then. */
  enlarge: maybe(z.boolean({ error: 'Value must be a valid boolean' })),
  /** Draws a picture again with one thing changed, to what the fields of that part or the prompt say. */
  change: maybe(change()),
  hairStyle: choice(),
  hairColour: maybe(color()),
  /** An empty list is none at all. */
  accessories: maybe(list(changedFrom.accessories.max)),
})
export type NewGeneration = z.infer<typeof NewGeneration>

/** Everybody in a picture that was asked for, the first one first. */
export const everybodyIn = ({
  characterId,
  characterIds = [characterId],
}: Pick<NewGeneration, 'characterId' | 'characterIds'>): readonly string[] => characterIds

/** A body that names several characters need not name the first of them twice. */
export function withFirstCharacter(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('characterIds' in body)) return body
  const { characterIds } = body
  return Array.isArray(characterIds) && characterIds.length > 0 ? { characterId: characterIds[0], ...body } : body
}

/** A request as it is kept: nothing is left to chance any more, so that it can be made again. */
export const GenerationRequest = NewGeneration.extend({
  seed: whole(0, largestSeed),
  engine: text({ max: 64 }),
  /** A sheet has more pictures than may be asked for at once. */
  count: maybe(whole(1, limits.generation.sheet)).transform((given) => given ?? 1),
  /** What the pictures are put together as; `POST /v1/characters/{id}/sheets` alone asks for it. */
  sheet: SheetOrder.optional(),
  /** How the prompt was read when the request was accepted; older ones have none, and nothing is drawn by it. */
  reading: KeptReading.optional().catch(undefined),
  /** The same for what is to be left out, where something is. */
  negativeReading: KeptReading.optional().catch(undefined),
})
export type GenerationRequest = z.infer<typeof GenerationRequest>

/** What becomes of a request: pictures, films, or one sheet of pictures. */
export const resultKinds = [...generationKinds, 'sheet'] as const
export type ResultKind = (typeof resultKinds)[number]

export const GenerationPlace = z.object({ generationId: existingId() })

/** What is ended of all that an account has asked for: what waits, or that and what is being drawn. */
export const CancelGenerations = z.object({ scope: z.enum(['waiting', 'all']) })
export type CancelScope = z.infer<typeof CancelGenerations>['scope']
export const CancelledGenerations = z.object({ cancelled: z.int().nonnegative() })

export const GenerationError = z.object({
  type: z.string(),
  message: z.string(),
  /** Whether trying again may help. */
  retryable: z.boolean(),
})
export type GenerationError = z.infer<typeof GenerationError>

/** A generation as its own endpoints tell it. As a document, `request` and `error` are JSON texts. */
export const Generation = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  characterId: z.string(),
  kind: z.enum(resultKinds),
  engine: z.string(),
  status: z.enum(generationStatuses),
  stage: z.string(),
  progress: z.number(),
  previewUrl: z.string(),
  count: z.int(),
  mediaIds: z.array(z.string()),
  request: z.record(z.string(), z.unknown()),
  error: GenerationError.nullable(),
  attempts: z.int(),
  /** Pictures that were drawn again because they showed somebody else. */
  passedOver: z.int().default(0),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
})
export type Generation = z.infer<typeof Generation>

export const GenerationList = z.object({ total: z.int(), generations: z.array(Generation) })

function kind() {
  const says = `Value must be one of (${generationKinds.join(', ')})`
  return z.enum(generationKinds, { error: ({ input }) => (input === undefined ? undefined : says) })
}

function everybody() {
  const says = `Value must be a list of 1 to ${maxCharacters} ids, each once`
  return z
    .array(existingId(), { error: says })
    .min(1, says)
    .max(maxCharacters, says)
    .refine((ids) => new Set(ids).size === ids.length, says)
}

function cast() {
  const says = `Value must be a list of at most ${maxCharacters} people, each once`
  return z
    .array(CastEntry, { error: says })
    .max(maxCharacters, says)
    .refine((people) => new Set(people.map(({ characterId }) => characterId)).size === people.length, says)
    .transform((people) => (people.length > 0 ? people : undefined))
}

function guidance() {
  const says = `Value must be one of (${guidanceKinds.join(', ')})`
  return z.object({ kind: z.enum(guidanceKinds, { error: says }), strength: share(0, 1) })
}

/** `below` is for everybody in the picture; without it each has their own (`leastLikeness` of the character). */
function retries() {
  return z.object({ times: whole(1, maxRetries), below: share(0, 1).optional() })
}

function change() {
  const says = `Value must be one of (${changeableParts.join(', ')})`
  return z.object({
    mediaId: existingId(),
    part: z.enum(changeableParts, { error: says }),
    /** Whose part it is in a picture of several people, counted from 0 as they stand in its `characterIds`; left out, 0. */
    person: whole(0, 3).optional(),
    /** A picture of the bucket `media`, white where it is drawn anew; left out, that follows from the part. */
    maskFileId: existingId().optional(),
    /** The same as strokes of a brush over the picture. */
    strokes: strokes().optional(),
  })
}

function color() {
  const says = 'Value must be a colour such as #a1b2c3'
  return z
    .string({ error: says })
    .regex(/^#[0-9a-fA-F]{6}$/, says)
    .transform((given) => given.toLowerCase())
}
