import { CharacterFields, type CharacterField, characterFields } from '@eidolon/contract/characters/characters.ts'
import { type AttributeValue, type Data, refusedAttribute, type StructureProblem } from '#domain/documents/structure.ts'

/** What is wrong with one field of a character, in the words that stand beside it. */
export const wrongField = (field: CharacterField, says: string): StructureProblem => refusedAttribute(field, says)

/** Every field of `given` that a character has, read and cleaned; what clients cannot set is left out. */
export function readCharacter(given: Data): Data {
  const fields = characterFields.filter((field) => field in given)
  return Object.fromEntries(fields.map((field) => [field, readField(field, given[field])]))
}

function readField(field: CharacterField, value: unknown): AttributeValue {
  const read = CharacterFields.shape[field].safeParse(value)
  if (!read.success) throw wrongField(field, read.error.issues[0]?.message ?? 'It cannot be read.')
  return read.data
}

export const textOf = (value: AttributeValue | undefined): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: AttributeValue | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined
