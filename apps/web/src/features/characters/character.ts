import type { CharacterFields } from '@eidolon/contract/characters/characters.ts'
import { fieldsOf, isFields, jsonOf, textOf } from '#lib/json-guards.ts'

/** A character as it was fetched. */
export type Character = CharacterFields & {
  readonly $id: string
  readonly $createdAt: string
  readonly $updatedAt: string
  /** How many pictures and videos show it. */
  readonly mediaCount: number
  /** Its portrait is still to be drawn by the server. */
  readonly portraitPending: boolean
}

/** Reads a document; whatever is not in it (a list asks for less) has its default. */
export function readCharacter(document: unknown): Character {
  const fields = fieldsOf(document)
  const text = (key: string) => textOf(fields[key])
  const number = (key: string) => (typeof fields[key] === 'number' ? fields[key] : null)
  const tags = fields['tags']
  return {
    $id: text('$id'),
    $createdAt: text('$createdAt'),
    $updatedAt: text('$updatedAt'),
    name: text('name'),
    description: text('description'),
    appearance: text('appearance'),
    personality: text('personality'),
    age: number('age'),
    style: text('style'),
    imageId: text('imageId') || null,
    genes: text('genes'),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    favorite: fields['favorite'] === true,
    archived: fields['archived'] === true,
    leastLikeness: number('leastLikeness'),
    parentId: text('parentId') || null,
    card: text('card'),
    mediaCount: number('mediaCount') ?? 0,
    portraitPending: fields['portraitPending'] === true,
  }
}

/** Its genes as an object; nothing when it has none that can be read. */
export function genesOf({ genes }: Pick<Character, 'genes'>): Readonly<Record<string, unknown>> | undefined {
  const read = jsonOf(genes)
  return isFields(read) && !Array.isArray(read) ? read : undefined
}
