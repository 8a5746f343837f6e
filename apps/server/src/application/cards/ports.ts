import type { CardExport } from '@eidolon/contract/characters/cards.ts'
import type { CardContents } from '#domain/cards/card-contents.ts'
import type { CardCharacter } from '#domain/cards/write-card.ts'

export type CardFile = { readonly name: string; readonly bytes: Uint8Array }

/** One card out of a file, with the picture that came along. */
export type OpenedCard = {
  readonly contents: CardContents
  readonly picture: CardFile | undefined
  readonly warnings: readonly string[]
}

export type CardWatch = {
  /** For whom it is: those who have less being done go first. */
  readonly who: string
  /** Aborted when the client doesn't wait any more. */
  readonly signal: AbortSignal
}

/** Takes cards out of the files they travel in. Throws `CardProblem` for what is no card, or too much of one. */
export type CardReader = (file: CardFile, watch: CardWatch) => Promise<readonly OpenedCard[]>

/** A character, and what it is to be written as. */
export type CardText = {
  /** The card that the character came from as it is kept; empty where it came from none. */
  readonly raw: string
  readonly character: CardCharacter
  readonly format: CardExport['format']
}

/** V2 and V3 become JSON where there is no image, or none that can be read. */
export type WrittenCard = { readonly kind: 'json' | 'png' | 'charx'; readonly bytes: Uint8Array }

/** Writes a character as a file. `picture` is called when its turn has come. */
export type CardWriter = (
  text: CardText,
  picture: () => Promise<CardFile | undefined>,
  watch: CardWatch,
) => Promise<WrittenCard>
