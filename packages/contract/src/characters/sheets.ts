import { z } from 'zod'
import { limits } from '#limits.ts'
import { maybe, oneOf, text } from '#parameters.ts'

/** What several pictures of a character can be put together as, and the formats that each comes in, the usual one first. */
export const sheetFormats = {
  turnaround: ['png', 'pdf'],
  expressions: ['png', 'pdf'],
  outfits: ['png', 'pdf'],
  poses: ['png', 'pdf'],
  page: ['png', 'pdf'],
  sprites: ['zip'],
  dataset: ['zip'],
} as const

/** What each is called. */
export const sheetLabels: Readonly<Record<SheetKind, string>> = {
  turnaround: 'Turnaround',
  expressions: 'Expressions',
  outfits: 'Outfits',
  poses: 'Poses',
  page: 'Character page',
  sprites: 'Sprites',
  dataset: 'Training set',
}

export type SheetKind = keyof typeof sheetFormats
export type SheetFormat = (typeof formats)[number]

// The keys of a constant table are its type's keys; Object.keys cannot know.
export const sheetKinds = Object.keys(sheetFormats) as readonly SheetKind[]
const formats = ['png', 'pdf', 'zip'] as const

export const sheetSizes = ['standard', 'large', 'print'] as const
export type SheetSize = (typeof sheetSizes)[number]

/**
 * Sheets of so few pictures that they are drawn in the size for print, as a PDF that holds each of them whole: one
 * picture of all of them would be larger than most programs open.
 */
const printed: readonly SheetKind[] = ['turnaround', 'outfits', 'poses', 'page']

/** The sizes that a sheet comes in. */
export const sizesOf = (sheet: SheetKind): readonly SheetSize[] =>
  sheetSizes.filter((size) => size !== 'print' || printed.includes(sheet))

/** The formats that a sheet comes in at a size, the usual one first. */
export const formatsOf = (sheet: SheetKind, size: SheetSize = 'standard'): readonly SheetFormat[] =>
  size === 'print' ? ['pdf'] : sheetFormats[sheet]

/** `POST /v1/characters/{characterId}/sheets` */
export const NewSheet = z
  .object({
    sheet: z.enum(sheetKinds, `Value must be one of (${sheetKinds.join(', ')})`),
    size: maybe(oneOf(sheetSizes)),
    /** The character's own where it is left out. */
    style: maybe(text({ max: 64 })),
    format: maybe(oneOf(formats)),
  })
  .superRefine(({ sheet, size, format }, context) => {
    const refuse = (field: string, known: readonly string[]): void =>
      context.addIssue({ code: 'custom', path: [field], message: `Value must be one of (${known.join(', ')})` })
    if (size !== undefined && !sizesOf(sheet).includes(size)) return refuse('size', sizesOf(sheet))
    const formats = formatsOf(sheet, size)
    if (format !== undefined && !formats.includes(format)) refuse('format', formats)
  })
export type NewSheet = z.infer<typeof NewSheet>

/** How many outfits of a wardrobe a sheet has room for. */
export const hungOnSheet = 12

/** The part of a kept request that says which sheet its pictures become. */
export const SheetOrder = z.object({
  sheet: z.enum(sheetKinds),
  format: z.enum(formats),
  /** What hung in the wardrobe when it was asked for, for a sheet of outfits. */
  wardrobe: z
    .array(
      z.object({
        name: z.string().max(limits.outfit.name),
        outfit: z.string().max(limits.outfit.outfit),
        colours: z.array(z.string()).max(limits.outfit.colours),
      }),
    )
    .max(hungOnSheet)
    .optional(),
})
export type SheetOrder = z.infer<typeof SheetOrder>
