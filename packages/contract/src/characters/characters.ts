import { z } from 'zod'
import { limits } from '#limits.ts'
import { existingId, isAtMost } from '#parameters.ts'
import { plainLine, plainText } from '#plain-text.ts'

const { character } = limits

/** How a picture can be finished, with the names people see. Engines may know further ones. */
export const characterStyles = [
  { id: 'painterly', label: 'Painterly' },
  { id: 'anime', label: 'Anime' },
  { id: 'comic', label: 'Comic' },
  { id: 'studio', label: 'Studio render' },
  { id: 'watercolour', label: 'Watercolour' },
  { id: 'noir', label: 'Noir' },
  { id: 'neon', label: 'Neon' },
  { id: 'pixel', label: 'Pixel' },
  { id: 'sketch', label: 'Sketch' },
  { id: 'storybook', label: 'Storybook' },
] as const

/** The style where nobody has chosen one: it won a blind comparison (docs/illustrator.md). */
export const usualStyle = 'storybook' satisfies (typeof characterStyles)[number]['id']

/**
 * A character as people fill it in; the form and the server read it with the same schema, and these are the words that
 * stand beside the fields. What is left out has its default. Lengths count characters as people see code points.
 */
export const CharacterFields = z.object({
  name: z
    .string({ error: 'Give your character a name.' })
    .overwrite(plainLine)
    .trim()
    .refine(isShown, 'Give your character a name.')
    .refine(...atMost(character.name, 'The name')),
  description: longText(character.description, 'The background'),
  appearance: z
    .string({ error: 'Say what your character looks like.' })
    .overwrite(plainText)
    .refine(isShown, 'Say what your character looks like.')
    .refine(...atMost(character.appearance, 'The appearance')),
  personality: longText(character.personality, 'The personality'),
  age: z
    .int({ error: ageForm() })
    .min(character.age.min, 'Characters are adults: the age starts at 18.')
    .max(character.age.max, ageForm())
    .nullish()
    .transform((age) => age ?? null),
  style: z
    .string({ error: 'Choose one of the styles.' })
    .max(character.style, 'Choose one of the styles.')
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Choose one of the styles.')
    .nullish()
    .transform((style) => style ?? ''),
  imageId: link('That picture cannot be used. Upload it again.'),
  genes: z
    .string({ error: 'The look cannot be read.' })
    .refine((text) => isAtMost(text, character.genes) && isGenesText(text), 'The look cannot be read.')
    .nullish()
    .transform((genes) => genes ?? ''),
  tags: z
    .array(z.string({ error: 'A tag is a short text.' }), { error: 'Tags are a list.' })
    .nullish()
    .transform((tags) => cleanTags(tags ?? []))
    .refine((tags) => tags.length <= character.tags, `At most ${character.tags} tags.`)
    .refine(
      (tags) => tags.every((tag) => isAtMost(tag, character.tag)),
      `A tag has at most ${character.tag} characters.`,
    ),
  favorite: flag(),
  archived: flag(),
  /** How surely a picture has to show them, from 0 to 1, not to be drawn again where that is asked for. */
  leastLikeness: z
    .number({ error: 'The likeness is a number from 0 to 1.' })
    .min(0, 'The likeness is a number from 0 to 1.')
    .max(1, 'The likeness is a number from 0 to 1.')
    .nullish()
    .transform((least) => least ?? null),
  parentId: link('The character this is a variation of cannot be found.'),
  card: longText(character.card, 'The imported card'),
})

/** As a form holds it, and as it is kept. */
export type CharacterInput = z.input<typeof CharacterFields>
export type CharacterFields = z.output<typeof CharacterFields>
export type CharacterField = keyof CharacterFields

export const characterFields = Object.keys(CharacterFields.shape) as readonly CharacterField[]

/** A portrait that the studio drew tells so by the id of its file: it follows the look when that is changed. */
export const drawnPrefix = 'drawn-'
export const isDrawn = (imageId: string | null): boolean => imageId?.startsWith(drawnPrefix) ?? false

/** Trimmed, without `#`, each once whatever its case, none empty. */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const clean = plainLine(tag)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^#+\s*/, '')
    const key = clean.toLowerCase()
    if (isShown(clean) && !kept.has(key)) kept.set(key, clean)
  }
  return [...kept.values()]
}

/** What people read about each field that is wrong; empty when all is well. */
export function characterProblems(input: unknown): Partial<Record<CharacterField, string>> {
  const { error } = CharacterFields.safeParse(input)
  const problems: Partial<Record<CharacterField, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = characterFields.find((name) => name === path[0])
    if (field) problems[field] ??= message
  }
  return problems
}

/** `DELETE /v1/characters/{id}`: what becomes of its pictures and videos. */
export const CharacterDeletion = z.object({ media: z.enum(['keep', 'trash']).default('keep') })

const several = 'Value must be a list of 1 to 200 ids'
const ids = z.array(existingId(), { error: several }).min(1, several).max(200, several)
const someTags = z.array(z.string().max(200)).max(character.tags).optional()

/** `PATCH /v1/characters`: the same change to several at once, all of them or none. */
/** `GET /v1/characters/{id}/model`: which file, and what is worn in it; what the character wears unless said. */
export const CharacterModel = z.object({
  format: z.enum(['vrm', 'glb']).default('vrm'),
  outfit: z.string().max(64).optional(),
})
export type CharacterModel = z.infer<typeof CharacterModel>

export const CharactersChange = z.object({
  ids,
  favorite: z.boolean().optional(),
  archived: z.boolean().optional(),
  addTags: someTags,
  removeTags: someTags,
})
export type CharactersChange = z.output<typeof CharactersChange>
/** `DELETE /v1/characters`. */
export const CharactersDeletion = CharacterDeletion.extend({ ids })
/** `POST /v1/characters/restore`. */
export const CharactersRestoring = z.object({ ids })

/** How long a deleted character can be brought back by `POST /v1/characters/{id}/restore`. */
export const restorableMinutes = 10

/** Something beside blanks and signs that show nothing. */
function isShown(text: string): boolean {
  return /[^\s\p{C}\p{Z}\u2800\u3164]/u.test(text)
}

function isGenesText(text: string): boolean {
  if (text === '') return true
  try {
    const genes: unknown = JSON.parse(text)
    return typeof genes === 'object' && genes !== null && !Array.isArray(genes)
  } catch {
    return false
  }
}

function ageForm(): string {
  return `The age is a whole number from ${character.age.min} to ${character.age.max}.`
}

function atMost(max: number, name: string): [(text: string) => boolean, string] {
  const says = `${name} has at most ${max.toLocaleString('en-US')} characters.`
  return [(text) => isAtMost(text, max), says]
}

function longText(max: number, name: string) {
  return z
    .string({ error: `${name} is a text.` })
    .overwrite(plainText)
    .refine(...atMost(max, name))
    .nullish()
    .transform((text) => text ?? '')
}

function link(says: string) {
  return z
    .string({ error: says })
    .regex(/^([A-Za-z0-9][A-Za-z0-9._-]{0,35})?$/, says)
    .nullish()
    .transform((id) => id || null)
}

function flag() {
  return z
    .boolean({ error: 'This is either on or off.' })
    .nullish()
    .transform((value) => value ?? false)
}

/** `POST /v1/characters/{characterId}/likeness`: how alike the pictures of a character are among themselves. */
export const LikenessMeasured = z.object({
  /** A likeness to ask of new pictures. */
  proposed: z.number(),
  /** How many pictures of them with a face there are to compare. */
  pictures: z.int(),
  /** The likeness of the one that is least like the others; null where there is nothing to compare it with. */
  lowest: z.number().nullable(),
})
export type LikenessMeasured = z.infer<typeof LikenessMeasured>
