import { CharacterFields } from '@eidolon/contract/characters.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { isAtMost } from '@eidolon/contract/parameters.ts'
import { dataOf, kindOf, ownPart } from './card.ts'
import { cardFields } from './card-fields.ts'
import { CardProblem, cut, type Json, textIn } from './json.ts'
import { proposeAppearance } from './propose-appearance.ts'
import { withoutSecrets } from './secrets.ts'
import type { Data } from '#domain/documents/structure.ts'
import { refusalOf } from '#domain/looks/policy.ts'
import type { LookReader } from '#domain/looks/read-look.ts'

export type ReadCard = {
  /** Of a new character; `imageId` and what has a default are not among it. */
  readonly data: Data
  readonly warnings: readonly string[]
}

/** Where a card comes from, and when: somebody's year of birth tells how old they are by then. */
type Source = { readonly fileName: string; readonly today: Date }

const { shape } = CharacterFields

/** A new character from a card. The card itself is kept with it, without secrets. */
export function readCard(readLook: LookReader, raw: Json, { fileName, today }: Source): ReadCard {
  if (!kindOf(raw)) throw new CardProblem('This is no character card.')
  const { card, found } = withoutSecrets(raw)
  const text = JSON.stringify(card)
  if (!isAtMost(text, limits.character.card)) throw new CardProblem('The card is too large.')
  const warnings: string[] = []
  if (found) warnings.push('Keys and passwords in the card were left out.')

  const fields = cardFields(card)
  if (fields.name === '') warnings.push('The card has no name; it got that of its file.')
  const called = fields.name === '' ? cut(fileName.replace(/\.\w+$/, '').trim(), limits.character.name) : fields.name
  const name = shape.name.safeParse(called).data ?? 'Unnamed'
  if (refusalOf(name, today)) warnings.push('The studio draws nobody of this name; give another before you generate.')
  if (isCut(card, 'description', limits.character.description)) {
    warnings.push('The background was longer than it can be here; the whole text is kept in the card.')
  }

  const own = ownPart(card)
  const look = ownLook(own)
  const told = typeof own['appearance'] === 'string' ? shape.appearance.safeParse(own['appearance']).data : undefined
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
    age: look.age ?? proposal?.age ?? null,
    style: look.style,
    genes: look.genes,
    card: text,
  }
  return { data, warnings }
}

/** What our own corner of the card says, as far as it can be believed. */
function ownLook({ age, style, genes }: Json) {
  return {
    age: shape.age.safeParse(age).data ?? null,
    style: shape.style.safeParse(style).data ?? '',
    genes: shape.genes.safeParse(JSON.stringify(genes)).data ?? '',
  }
}

const isCut = (raw: Json, field: string, max: number): boolean => {
  const text = textIn(dataOf(raw)[field])
  return !isAtMost(text, max)
}
