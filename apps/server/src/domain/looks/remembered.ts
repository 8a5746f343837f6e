/**
 * A function of a text that remembers what it answered for the latest ones: what somebody types is read for the chips,
 * the preview and the document alike. Longer texts are not worth the room.
 */
export function remembered<T>(make: (text: string) => T, { kept = 500, longest = 4000 } = {}): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (text.length <= longest) {
      if (known.size >= kept) known.clear()
      known.set(text, made)
    }
    return made
  }
}
