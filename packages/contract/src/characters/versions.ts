import { z } from 'zod'
import { CharacterFields } from './characters.ts'
import { existingId } from '#parameters.ts'

/** The look of a character: what a change of it keeps the version before of. */
export const lookFields = ['appearance', 'age', 'style', 'genes'] as const

/** How a character looked before a change. Clients read these and write none: a change of the character does. */
export const VersionFields = CharacterFields.pick({ appearance: true, age: true, style: true, genes: true }).extend({
  characterId: existingId(),
})

/** A version as a document; it was made when the look was changed to another. */
export const Version = VersionFields.extend({ $id: z.string(), $createdAt: z.string() })
export type Version = z.output<typeof Version>
