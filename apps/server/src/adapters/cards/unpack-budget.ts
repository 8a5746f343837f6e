import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { CardProblem } from '#domain/cards/json.ts'

/** How many bytes one card file may still expand to, whatever its format. */
export type UnpackBudget = {
  readonly left: number
  /** Throws `CardProblem` when less is left. */
  spend(bytes: number): void
}

export function unpackBudget(): UnpackBudget {
  let left: number = cardLimits.unpacked
  return {
    get left() {
      return left
    },
    spend(bytes) {
      left -= bytes
      if (left < 0) throw new CardProblem('The file holds more than it may.')
    },
  }
}
