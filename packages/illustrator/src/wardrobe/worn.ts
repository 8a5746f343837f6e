import type { MarkId, MaterialId, OutfitId, PatternId } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'

/** What somebody wears and in which colours (`#rrggbb`). */
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
}

export type Dressed = {
  readonly parts: readonly Part[]
  /** 1 for each vertex of the base mesh where the bare body must not be drawn. */
  readonly hidden: Uint8Array
  /** Something falls freely: skirts, coats, capes. */
  readonly hangs: boolean
}

/** How thick the soles of all shoes are, in decimetres: who wears them stands as much higher. */
const soles = 0.12

export const isBarefoot = (marks: readonly MarkId[]): boolean => marks.includes('barefoot')

export const solesUnder = (marks: readonly MarkId[]): number => (isBarefoot(marks) ? 0 : soles)
