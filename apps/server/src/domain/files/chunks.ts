import { type ContentRange, rangeLength } from './content-range.ts'

/** How a file is cut: all chunks have this size but the last, which has the rest. */
export type ChunkPlan = { readonly size: number; readonly chunkSize: number; readonly chunksTotal: number }

/**
 * The cut that follows from the first chunk that is seen. The last one, which may be shorter, does not tell how long
 * the others are.
 */
export function planFrom(range: ContentRange): ChunkPlan | undefined {
  const chunkSize = rangeLength(range)
  const isLast = range.end === range.size - 1
  if (range.start % chunkSize !== 0 || (isLast && range.start > 0)) return undefined
  return { size: range.size, chunkSize, chunksTotal: Math.ceil(range.size / chunkSize) }
}

/** Which chunk of the plan the range is, counted from 1; undefined when it is none of them. */
export function chunkNumber(plan: ChunkPlan, { start, end, size }: ContentRange): number | undefined {
  if (size !== plan.size || start % plan.chunkSize !== 0) return undefined
  const expectedEnd = Math.min(start + plan.chunkSize, plan.size) - 1
  return end === expectedEnd ? start / plan.chunkSize + 1 : undefined
}

/** How many chunks from the first on are there without a gap; `known` of them need not be looked at. */
export function contiguous(known: number, numbers: Iterable<number>): number {
  const there = new Set(numbers)
  let count = known
  while (there.has(count + 1)) count += 1
  return count
}
