import type { RangeRule } from './ranges.ts'

/**
 * Ranges as this API reads them: one range of bytes that lies within the file and has more than one byte. A range with
 * an open end gets at most `max` bytes; its client asks for the next ones. Everything else is refused.
 */
export const fileRange =
  (max: number): RangeRule =>
  (header, size) => {
    const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header.trim()) ?? []
    if (first === undefined) return 'unsatisfiable'
    const start = Number(first)
    if (last === '') return start < size ? { start, end: Math.min(start + max, size) - 1 } : 'unsatisfiable'
    const end = Number(last)
    return start < end && end < size ? { start, end } : 'unsatisfiable'
  }
