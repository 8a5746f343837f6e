import { pow } from '@eidolon/people/exact.ts'
import type { Mesh } from '#geometry/mesh.ts'
import { sheet } from '#geometry/shapes.ts'
import { along, lengthOf, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { type Contacts, middleOf } from './mount.ts'

/** A board under both feet: its middle, its length's way, its upper side's, and what lies between. */
export type Deck = {
  readonly middle: Vector
  readonly ahead: Vector
  readonly up: Vector
  readonly side: Vector
  readonly apart: number
}

/** Along the line through both feet, whichever way they stand. */
export function deckUnder({ soles }: Contacts, up: Vector = [0, 1, 0]): Deck {
  const over = minus(soles.left, soles.right)
  const level = along(over, up, -(over[0] * up[0] + over[1] * up[1] + over[2] * up[2]))
  const ahead = unit(level, [1, 0, 0])
  const side: Vector = [
    up[1] * ahead[2] - up[2] * ahead[1],
    up[2] * ahead[0] - up[0] * ahead[2],
    up[0] * ahead[1] - up[1] * ahead[0],
  ]
  return { middle: middleOf(soles.left, soles.right), ahead, up, side, apart: lengthOf(over) }
}

/** A point of a deck: along it, above it and to its side. */
export const onDeck = ({ middle, ahead, up, side }: Deck, far: number, high: number, aside: number): Vector =>
  plus(plus(middle, times(ahead, far)), plus(times(up, high), times(side, aside)))

export type Outline = {
  readonly half: number
  readonly wide: number
  readonly thick: number
  /** How far both ends are bent up, and over how much of the board. */
  readonly rise: number
  /** 0 both ends alike and round; 1 a pointed nose ahead. */
  readonly nose: number
}

/** A slab with round ends, from below and above. */
export function board(mesh: Mesh, deck: Deck, { half, wide, thick, rise, nose }: Outline): void {
  const at =
    (upper: boolean) =>
    (u: number, v: number): Vector => {
      const far = (v * 2 - 1) * half
      const share = Math.abs(far) / half
      const tip = far > 0 ? nose : 0
      // Round where the ends are alike; towards a nose the sides run together early.
      const round = Math.sqrt(Math.max(0, 1 - pow(share, 8 - 5.6 * tip)))
      const bent = Math.max(0, (share - 0.62) / 0.38)
      const across = u * 2 - 1
      const edge = 1 - across * across
      return onDeck(
        deck,
        far,
        rise * bent * bent + (upper ? -0.02 : -0.02 - thick * (0.35 + 0.65 * edge)),
        (upper ? across : -across) * wide * round,
      )
    }
  sheet(mesh, at(true), 12, 48)
  sheet(mesh, at(false), 12, 48)
}
