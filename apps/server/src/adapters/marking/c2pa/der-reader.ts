/** One value of DER: its tag and what is in it. */
export type Der = { readonly tag: number; readonly content: Uint8Array; readonly whole: Uint8Array }

/** The values that stand one after another in these bytes. Throws for what is cut off. */
export function readDer(bytes: Uint8Array): readonly Der[] {
  const values: Der[] = []
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at + 1] ?? 0
    const more = first & 0x80 ? first & 0x7f : 0
    if (more > 4) throw new Error('its answer is no time stamp')
    const length = more === 0 ? first : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0)
    const from = at + 2 + more
    const end = from + length
    if (end > bytes.length) throw new Error('its answer is no time stamp')
    values.push({ tag: bytes[at] ?? 0, content: bytes.subarray(from, end), whole: bytes.subarray(at, end) })
    at = end
  }
  return values
}
