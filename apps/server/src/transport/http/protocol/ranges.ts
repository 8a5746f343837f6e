/** Bytes from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

/** How a Range header is read; which odd ones are refused and which ignored differs between APIs. */
export type RangeRule = (header: string, size: number) => ByteRange | 'whole' | 'unsatisfiable'

/** RFC 9110: one range of bytes is honored; other units, several ranges and what cannot be read are ignored. */
export const standardRange: RangeRule = (header, size) => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
