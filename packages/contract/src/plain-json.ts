/** Several times what the largest document of the studio has. */
const mostValues = 20_000
const mostDepth = 64

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a text has few enough values, and few enough inside each other, to be worth reading as JSON. A long text
 * within it costs next to nothing; a million brackets cost seconds, and whatever walks through them afterwards its stack.
 */
export function isPlainJson(text: string): boolean {
  let [values, depth] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at + 1)
        break
      case comma:
        values += 1
        break
      case openList:
      case openObject:
        values += 1
        depth += 1
        if (depth > mostDepth) return false
        break
      case closeList:
      case closeObject:
        depth -= 1
    }
    if (values > mostValues) return false
  }
  return true
}

/** Where the quote is that ends it. */
function endOfText(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const sign = text.charCodeAt(at)
    if (sign === quote) return at
    at += sign === backslash ? 2 : 1
  }
  return at
}
