import { CharacterFields } from '@eidolon/contract/characters/characters.ts'
import { limits } from '@eidolon/contract/limits.ts'
import type { CardContents } from './card-contents.ts'
import { cut } from './json.ts'
import { proposeAppearance } from './propose-appearance.ts'
import type { Data } from '#domain/documents/structure.ts'
import { refusalOf } from '#domain/looks/policy.ts'
import type { LookReader } from '#domain/looks/read-look.ts'

type ReadCard = {
  /** Of a new character; `imageId` and what has a default are not among it. */
  readonly data: Data
  readonly warnings: readonly string[]
}

/** Where a card comes from, and when: somebody's year of birth tells how old they are by then. */
type Source = { readonly fileName: string; readonly today: Date }

const { shape } = CharacterFields

/** A new character from a card. The card itself is kept with it, without secrets. */
export function readCard(readLook: LookReader, contents: CardContents, { fileName, today }: Source): ReadCard {
  const { fields, text, hadSecrets, isCut, own } = contents
  const warnings: string[] = []
  if (hadSecrets) warnings.push('Keys and passwords in the card were left out.')

  if (fields.name === '') warnings.push('The card has no name; it got that of its file.')
  const called = fields.name === '' ? cut(fileName.replace(/\.\w+$/, '').trim(), limits.character.name) : fields.name
  const name = shape.name.safeParse(called).data ?? 'Unnamed'
  if (refusalOf(name, today)) warnings.push('The studio draws nobody of this name; give another before you generate.')
  if (isCut) warnings.push('The background was longer than it can be here; the whole text is kept in the card.')

  const told = own.appearance
  const appearance = told === undefined || refusalOf(told, today) ? undefined : told
  const description = told ?? fields.description
  const proposal = appearance === undefined ? proposeAppearance(readLook, { description, name, today }) : undefined
  if (proposal?.isGuess) warnings.push('The card says little about looks; have a look at the appearance.')
  if (proposal?.isCensored) warnings.push('What the studio does not draw was left out of the appearance.')
  const data = {
    ...fields,
    name,
    tags: [...fields.tags],
    appearance: appearance ?? proposal?.appearance ?? name,
    age: own.age ?? proposal?.age ?? null,
    style: own.style,
    genes: own.genes,
    card: text,
  }
  return { data, warnings }
}
