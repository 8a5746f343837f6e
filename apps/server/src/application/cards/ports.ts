import type { CardContents } from '#domain/cards/card-contents.ts'
import type { Json } from '#domain/cards/json.ts'

export type CardFile = { readonly name: string; readonly bytes: Uint8Array }

/** One card out of a file, with the picture that came along. */
export type OpenedCard = {
  readonly contents: CardContents
  readonly picture: CardFile | undefined
  readonly warnings: readonly string[]
}

/** Takes cards out of the files they travel in. Throws `CardProblem` for what is no card, or too much of one. */
export type CardReader = (file: CardFile) => Promise<readonly OpenedCard[]>

export type CardWriter = {
  /** The picture as a PNG that carries the card, in the versions that programs look for. */
  png(picture: Uint8Array, cards: { readonly v2: Json; readonly v3?: Json }): Promise<Uint8Array>
  /** A zip of the card, its picture and what else belongs to it. */
  charx(card: Json, picture: CardFile | undefined): Promise<Uint8Array>
}
