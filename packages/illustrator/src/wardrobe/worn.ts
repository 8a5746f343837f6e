import type { Clothes, MarkId, MaterialId, OutfitId, PatternId, PicturePart } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'

/** An outfit and its colors (`#rrggbb`). */
export type Worn = {
  readonly outfit: OutfitId
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  /** 0 feminine to 1 masculine: how the outfit is cut. */
  readonly presentation: number
  readonly seed: number
  /** Another cloth than the outfit is usually made of, and what is on it. */
  readonly material?: MaterialId | undefined
  readonly pattern?: PatternId | undefined
  readonly torn?: boolean | undefined
  /** Without shoes, whatever the outfit has. */
  readonly barefoot?: boolean | undefined
  /** Trousers or a skirt, and shoes, of other outfits. */
  readonly bottom?: Clothes | undefined
  readonly shoes?: Clothes | undefined
}

/** Which half of an outfit a piece is of. */
export type Garment = Extract<PicturePart, 'top' | 'bottom' | 'shoes'>

export type Dressed = {
  readonly parts: readonly Part[]
  /** What each of them is. */
  readonly kinds: readonly (Garment | 'accessories')[]
  /** 1 for each vertex of the base mesh where the bare body must not be drawn. */
  readonly hidden: Uint8Array
  /** Something falls freely: skirts, coats, capes. */
  readonly hangs: boolean
}

/** How thick the soles of all shoes are, in decimeters: who wears them stands as much higher. */
const soles = 0.12

export const isBarefoot = (marks: readonly MarkId[]): boolean => marks.includes('barefoot')

export const solesUnder = (marks: readonly MarkId[]): number => (isBarefoot(marks) ? 0 : soles)
