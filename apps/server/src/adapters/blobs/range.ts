import { type ByteRange, RangeOutside } from '#application/files/ports.ts'

/** Refuses what is no range at all, whatever the blob. */
export function checkRange(range: ByteRange): ByteRange {
  const { start, end } = range
  if (Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start) return range
  throw new RangeError(`${start}-${end} is not a range`)
}

/** The part of it that a blob of this size has. */
export function within(range: ByteRange, size: number): ByteRange {
  const { start, end } = checkRange(range)
  if (start >= size) throw new RangeOutside(size)
  return { start, end: Math.min(end, size - 1) }
}
