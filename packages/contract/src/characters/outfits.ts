import { z } from 'zod'
import { limits } from '#limits.ts'
import { existingId, isAtMost } from '#parameters.ts'
import { plainLine } from '#plain-text.ts'

const { outfit: limit } = limits
const named = `A name has 1 to ${limit.name} characters.`
const worn = 'Choose one of the outfits.'
const dyes = `Colours are a list of at most ${limit.colours}, each as #1a2b3c or empty.`

/** A color as it is sent: `#rrggbb` in either case, or nothing for the clothes' own color. */
const dye = z
  .string({ error: dyes })
  .regex(/^(#[0-9a-f]{6})?$/i, dyes)
  .transform((color) => color.toLowerCase())

/** Colors of clothes: the first, the second, and of trimmings. Empty ones at the end say nothing. */
export const clothColors = z
  .array(dye, { error: dyes })
  .max(limit.colours, dyes)
  .transform((colours) => colours.slice(0, colours.findLastIndex((colour) => colour !== '') + 1))

/** Something that one character has to wear: the form and the server read it with the same schema. */
export const OutfitFields = z.object({
  characterId: existingId(),
  name: z
    .string({ error: named })
    .transform((name) => plainLine(name).trim())
    .refine((name) => name !== '' && isAtMost(name, limit.name), named),
  /** Which of the clothes that engines know. */
  outfit: z
    .string({ error: worn })
    .max(limit.outfit, worn)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, worn),
  colours: clothColors.nullish().transform((colours) => colours ?? []),
})
export type OutfitFields = z.output<typeof OutfitFields>

/** An outfit of a wardrobe as a document. */
export const Outfit = OutfitFields.extend({ $id: z.string(), $createdAt: z.string() })
export type Outfit = z.output<typeof Outfit>

export const fullWardrobe = `A wardrobe holds at most ${limit.each} outfits.`
