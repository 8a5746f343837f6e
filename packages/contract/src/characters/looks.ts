import { z } from 'zod'
import { limits } from '#limits.ts'
import { maybe, text, whole } from '#parameters.ts'
import { Joints } from './poses.ts'
import { projectId } from '#resources.ts'

const { character } = limits

/** How much of a person a preview shows. */
export const lookViews = ['portrait', 'half', 'full'] as const
export type LookView = (typeof lookViews)[number]

export const previewSizes = { min: 128, max: 768, usual: 384 } as const

/** The parts of a look that can be understood from a text, with the names people see on chips. */
export const lookParts = {
  sex: 'Sex',
  age: 'Age',
  heritage: 'Heritage',
  role: 'Role',
  height: 'Height',
  build: 'Build',
  shoulders: 'Shoulders',
  legs: 'Legs',
  hips: 'Hips',
  neck: 'Neck',
  skinTone: 'Skin',
  skinDye: 'Skin colour',
  freckles: 'Freckles',
  wrinkles: 'Wrinkles',
  scar: 'Scar',
  moles: 'Moles',
  headShape: 'Face',
  forehead: 'Forehead',
  cheekbones: 'Cheekbones',
  cheeks: 'Cheeks',
  jaw: 'Jaw',
  chin: 'Chin',
  eyeColour: 'Eyes',
  eyeSize: 'Eye size',
  eyeShape: 'Eye shape',
  lashes: 'Lashes',
  brows: 'Brows',
  nose: 'Nose',
  lips: 'Lips',
  mouth: 'Mouth',
  lipstick: 'Lipstick',
  ears: 'Ears',
  hairStyle: 'Hair style',
  hairLength: 'Hair length',
  hairTexture: 'Hair texture',
  hairColour: 'Hair',
  highlight: 'Highlights',
  beard: 'Beard',
  marks: 'Marks',
  motif: 'Tattoo',
  ink: 'Ink',
  paint: 'Paint',
  nails: 'Nails',
  eyeshadow: 'Eye shadow',
  otherEye: 'Other eye',
  outfit: 'Outfit',
  colour: 'Colour',
  colour2: 'Second colour',
  accent: 'Accent',
  material: 'Material',
  pattern: 'Pattern',
  wear: 'Wear',
  accessories: 'Wears',
  thingColour: 'Colour of a thing',
  thingMaterial: 'Material of a thing',
  thingPlace: 'Where an animal is',
  thingCount: 'How many animals',
  pose: 'Pose',
  gesture: 'Gesture',
  expression: 'Expression',
  background: 'Background',
  time: 'Time of day',
  weather: 'Weather',
  framing: 'Framing',
  camera: 'Camera',
  view: 'View',
  lens: 'Lens',
  focus: 'Focus',
  cutOut: 'Cut-out',
  composition: 'Composition',
  light: 'Light',
  lightColour: 'Colour of the light',
  lightColour2: 'Second light',
  effects: 'Effects',
  scenery: 'Scenery',
  sceneryColour: 'Colour of the scenery',
  effectColour: 'Colour of the effect',
  style: 'Style',
  grade: 'Colours',
  tones: 'Tones',
  motion: 'Motion',
  cameraMove: 'Camera move',
  without: 'Without',
} as const
export type LookPart = keyof typeof lookParts

/** The parts that make the person; the others belong to one picture and are not kept with a character. */
export const personParts: ReadonlySet<string> = new Set<LookPart>(
  (Object.keys(lookParts) as LookPart[]).slice(0, Object.keys(lookParts).indexOf('pose')),
)

/** What a variation can keep as it is. */
export const keepableGroups = ['face', 'body', 'hair', 'skin', 'outfit', 'palette'] as const
export type KeepableGroup = (typeof keepableGroups)[number]

/** `POST /v1/looks/from-picture` (multipart `file`): bytes of the picture. */
export const portraitBytes = 10_000_000

/** Whether the studio can look at faces: a model for that is installed by its operator. */
export const LookFinding = z.object({ available: z.boolean() })
export type LookFinding = z.infer<typeof LookFinding>

/** Somebody who looks like the one in a picture: the smaller the distance, the more. */
export const LookProposal = z.object({
  /** Every gene; as JSON text it is what a character keeps. */
  genes: z.record(z.string(), z.unknown()),
  distance: z.number(),
  /** The measured colors in words. */
  words: z.string(),
})
export type LookProposal = z.infer<typeof LookProposal>

/** The answer comes as lines of JSON: how far it is, and at last the people, or why there are none. */
export const LookFindingLine = z.union([
  z.object({ share: z.number() }),
  z.object({ proposals: z.array(LookProposal) }),
  z.object({ problem: z.string() }),
])
export type LookFindingLine = z.infer<typeof LookFindingLine>

const seed = whole(0, 0xffff_ffff)

/** Genes as an object, or as the JSON text that a character holds. */
export const Genes = z
  .union([text({ max: character.genes }).transform(readObject), z.record(z.string(), z.unknown())], {
    error: 'Value must be a valid object.',
  })
  .refine((genes) => JSON.stringify(genes).length <= character.genes, 'Value must be a valid object.')

const style = text({ min: 0, max: character.style })
const appearance = text({ min: 0, max: character.appearance })

/**
 * `POST /v1/looks`: reads a description. The same seed draws the same person for whatever the text leaves open, so a
 * text that is being typed keeps its person. With `genes` the text is laid over that person instead; `before` is the
 * text that those genes came from: what it said and the new one does not goes back to what the seed draws.
 */
export const LookRequest = z.object({
  appearance,
  age: maybe(whole(character.age.min, character.age.max)),
  style: maybe(style),
  genes: maybe(Genes),
  before: maybe(appearance),
  seed: maybe(seed),
})
export type LookRequest = z.output<typeof LookRequest>

export const Look = z.object({
  /** Every gene; as JSON text it is what a character keeps. */
  genes: z.record(z.string(), z.unknown()),
  seed: z.int(),
  /** A value that begins with `-` is one that must not be. */
  understood: z.array(z.object({ part: z.string(), value: z.string(), words: z.string() })),
  unknown: z.array(z.string()),
  /** Words that keep this text from being drawn, with the rule they break; null when nothing does. */
  refused: z.object({ rule: z.string(), message: z.string(), words: z.array(z.string()) }).nullable(),
})
export type Look = z.infer<typeof Look>

const drawn = {
  style: maybe(style),
  size: maybe(whole(previewSizes.min, previewSizes.max)),
  view: maybe(z.enum(lookViews)),
  /** The id of an expression. */
  expression: maybe(text({ max: 32 })),
  /** A pose of one's own, as an object or as JSON: the whole figure is shown in it. */
  joints: maybe(z.union([text({ max: limits.pose.joints }).transform(readObject).pipe(Joints), Joints])),
}

/** `POST /v1/looks/preview`: a newer one of the same account and slot ends an older one that is still being drawn. */
export const LookPreviewRequest = z
  .object({
    genes: maybe(Genes),
    appearance: maybe(appearance),
    age: maybe(whole(character.age.min, character.age.max)),
    seed: maybe(seed),
    ...drawn,
    slot: maybe(text({ max: 36 })),
  })
  .refine(({ genes, appearance: words }) => genes !== undefined || words !== undefined, {
    path: ['genes'],
    message: 'Either genes or an appearance is needed',
  })
export type LookPreviewRequest = z.output<typeof LookPreviewRequest>

/** `GET /v1/looks/preview`, for `<img>`. */
export const LookPicture = z.object({
  genes: Genes,
  ...drawn,
  /** The illustrator's version: with the current one browsers keep the picture for ever. */
  v: maybe(text({ max: 64 })),
})
export type LookPicture = z.output<typeof LookPicture>

type LookOptions = {
  readonly style?: string
  readonly size?: number
  readonly view?: LookView
  readonly expression?: string
  /** As JSON. */
  readonly joints?: string
  readonly v?: string
}

/** The address of a picture of these genes, below `/v1`. A plain `<img>` loads it with the session's cookie. */
export function lookPicturePath(genes: Readonly<Record<string, unknown>>, shown: LookOptions = {}): string {
  const given = Object.entries({ project: projectId, ...shown, genes: JSON.stringify(genes) })
  const query = given
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/looks/preview?${query.join('&')}`
}

/** `POST /v1/characters/{id}/variations`. */
export const VariationRequest = z.object({
  keep: z
    .array(z.enum(keepableGroups))
    .max(keepableGroups.length)
    .nullish()
    .transform((groups) => groups ?? []),
  strength: z.number({ error: 'Value must be a valid range between 0 and 1' }).min(0).max(1),
  count: whole(1, 8),
  seed: maybe(seed),
})
export type VariationRequest = z.output<typeof VariationRequest>

export const VariationList = z.object({
  variations: z.array(z.object({ genes: z.record(z.string(), z.unknown()), seed: z.int(), previewUrl: z.string() })),
})
export type VariationList = z.infer<typeof VariationList>

function readObject(value: string, context: z.RefinementCtx): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(value))
  } catch {
    context.addIssue({ code: 'custom', message: 'Value must be a valid object.' })
    return z.NEVER
  }
}
