/** What comes before the picture itself, segment by segment with their heads, and the rest of the file. */
export function jpegSegments(bytes: Uint8Array): {
  readonly segments: readonly Uint8Array[]
  readonly rest: Uint8Array
} {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new Error('This is no JPEG file.')
  const segments: Uint8Array[] = []
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    if (end > bytes.length || end < at + 4) break
    segments.push(bytes.subarray(at, end))
    at = end
  }
  return { segments, rest: bytes.subarray(at) }
}

export function segment(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2
  if (length > 0xffff) throw new Error('This does not fit into a JPEG file.')
  return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body])
}
