import { CharacterFields } from '@eidolon/contract/characters/characters.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { isAtMost } from '@eidolon/contract/parameters.ts'
import { dataOf, kindOf, ownPart } from './card.ts'
import { type CardFields, cardFields } from './card-fields.ts'
import { CardProblem, type Json, textIn } from './json.ts'
import { withoutSecrets } from './secrets.ts'

/** Everything that a character needs of a card, none of it longer than it may be. */
export type CardContents = {
  readonly fields: CardFields
  /** The card itself as JSON, without secrets. */
  readonly text: string
  readonly hadSecrets: boolean
  /** The description was longer than that of a character can be. */
  readonly isCut: boolean
  /** What our own corner of the card says, as far as it can be believed. */
  readonly own: {
    readonly appearance: string | undefined
    readonly age: number | null
    readonly style: string
    readonly genes: string
  }
}

const { shape } = CharacterFields

/** Takes apart what may be megabytes; what is made of it is small, but for the text. */
export function contentsOf(raw: Json): CardContents {
  if (!kindOf(raw)) throw new CardProblem('This is no character card.')
  const { card, found } = withoutSecrets(raw)
  const text = JSON.stringify(card)
  if (!isAtMost(text, limits.character.card)) throw new CardProblem('The card is too large.')
  const { appearance, age, style, genes } = ownPart(card)
  return {
    fields: cardFields(card),
    text,
    hadSecrets: found,
    isCut: !isAtMost(textIn(dataOf(card)['description']), limits.character.description),
    own: {
      appearance: typeof appearance === 'string' ? shape.appearance.safeParse(appearance).data : undefined,
      age: shape.age.safeParse(age).data ?? null,
      style: shape.style.safeParse(style).data ?? '',
      genes: shape.genes.safeParse(JSON.stringify(genes)).data ?? '',
    },
  }
}
