/** Which bytes of a file a request carries; `end` is the last of them. */
export type ContentRange = { readonly start: number; readonly end: number; readonly size: number }

const form = /^[A-Za-z]+ (\d{1,15})-(\d{1,15})\/(\d{1,15})$/

/** Reads a Content-Range header; undefined when it is none, or none that can be. */
export function parseContentRange(header: string): ContentRange | undefined {
  const match = form.exec(header.trim())
  if (!match) return undefined
  const [start = 0, end = 0, size = 0] = match.slice(1).map(Number)
  if (start > end || end > size || start >= size) return undefined
  // Some clients count the end one too far.
  return { start, end: Math.min(end, size - 1), size }
}

export const isWholeRange = ({ start, end, size }: ContentRange): boolean => start === 0 && end === size - 1
export const rangeLength = ({ start, end }: ContentRange): number => end - start + 1
