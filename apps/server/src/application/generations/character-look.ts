import type { Document } from '#domain/documents/document.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'

/** What an engine may know of the character in a document. */
export function characterLook({ id, data }: Document): CharacterLooks {
  const text = (key: string): string => (typeof data[key] === 'string' ? data[key] : '')
  return {
    id,
    name: text('name'),
    appearance: text('appearance'),
    personality: text('personality'),
    style: text('style'),
    age: typeof data['age'] === 'number' ? data['age'] : null,
    genes: text('genes'),
  }
}
