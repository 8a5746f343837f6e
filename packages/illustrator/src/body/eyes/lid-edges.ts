import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { mirrorOf } from './mirror.ts'

/**
 * The edges of the left eye's lids on the base mesh, from the inner corner to the outer one, where skin turns towards
 * the eyeball; and the wet rims that lie behind them.
 */
const upper = [6850, 6847, 6886, 6844, 6841, 6838, 6785, 6784, 6790, 6793, 6796, 6799, 6802, 6805] as const
const lower = [
  6850, 6853, 6856, 6837, 11_695, 6834, 6831, 6828, 6825, 6820, 6817, 6814, 11_693, 6811, 6808, 6805,
] as const
const first = [13_352, 13_379] as const
const further = [7747, 7798] as const

export type LidEdges = {
  readonly upper: readonly number[]
  readonly lower: readonly number[]
  /** Behind the edges, wet, and the corner by the nose. */
  readonly rims: readonly number[]
}

/** Both eyes' edges. The base mesh has the same vertices on both sides, under other numbers. */
export const lidEdges = memoByKey((pack: Pack): { readonly left: LidEdges; readonly right: LidEdges } => {
  const other = mirrorOf(pack)
  const rims = [...range(first), ...range(further), 11_716, 11_717]
  return {
    left: { upper, lower, rims },
    right: { upper: upper.map(other), lower: lower.map(other), rims: rims.map(other) },
  }
})

const range = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
