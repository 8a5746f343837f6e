import { z } from 'zod'
import { maybe, oneOf, text } from './parameters.ts'

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

/** The sizes that the pictures of a sheet may have: what is larger would not fit onto a sheet that anything opens. */
const sheetSizes = ['standard', 'large'] as const

/** `POST /v1/characters/{characterId}/sheets` */
export const NewSheet = z
  .object({
    sheet: z.enum(sheetKinds, `Value must be one of (${sheetKinds.join(', ')})`),
    size: maybe(oneOf(sheetSizes)),
    /** The character's own where it is left out. */
    style: maybe(text({ max: 64 })),
    format: maybe(oneOf(formats)),
  })
  .superRefine(({ sheet, format }, context) => {
    const known: readonly string[] = sheetFormats[sheet]
    if (format === undefined || known.includes(format)) return
    context.addIssue({ code: 'custom', path: ['format'], message: `Value must be one of (${known.join(', ')})` })
  })
export type NewSheet = z.infer<typeof NewSheet>

/** The part of a kept request that says which sheet its pictures become. */
export const SheetOrder = z.object({ sheet: z.enum(sheetKinds), format: z.enum(formats) })
export type SheetOrder = z.infer<typeof SheetOrder>
