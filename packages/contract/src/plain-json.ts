/** Several times what the largest document of the studio has. */
const maxValues = 20_000
const maxDepth = 64

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** As the name of a field, each makes an object that throws wherever it is compared or written as text. */
const conversions: ReadonlySet<string> = new Set(['toString', 'valueOf'])

/**
 * Whether a text has few enough values, and few enough inside each other, to be worth reading as JSON. A long text
 * within it costs next to nothing; a million brackets cost seconds, and whatever walks through them afterwards its stack.
 * A field called `toString` or `valueOf` isn't plain either: zod throws when it compares a `length` that has one.
 */
export const isPlainJson = (text: string, max = maxValues): boolean => isWithin(text, max, isConversion)

/** The same for JSON that zod doesn't read: fields may have any name. */
export const isBoundedJson = (text: string, max: number): boolean => isWithin(text, max, () => false)

function isWithin(text: string, max: number, isRefused: typeof isConversion): boolean {
  let [values, depth] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote: {
        const end = endOfText(text, at + 1)
        if (isRefused(text, at + 1, end)) return false
        at = end
        break
      }
      case comma:
        values += 1
        break
      case openList:
      case openObject:
        values += 1
        depth += 1
        if (depth > maxDepth) return false
        break
      case closeList:
      case closeObject:
        depth -= 1
    }
    if (values > max) return false
  }
  return true
}

/** What a text says as JSON; undefined where it is none, longer than `longest`, or not plain. */
export function readPlainJson(text: string, longest: number): unknown {
  if (text.length > longest || !isPlainJson(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the quote is that ends it: the first that has an even number of backslashes, or none, before it. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (before >= from && text.charCodeAt(before) === backslash) before -= 1
    if ((at - before) % 2 === 1) return at
  }
  return text.length
}

/** Whether the text between two quotes is the name of a field that overrides how its object converts. */
function isConversion(text: string, from: number, end: number): boolean {
  // Every character may be escaped as six.
  if (end - from < 7 || end - from > 6 * 8 || !/^[tv\\]/.test(text.charAt(from))) return false
  if (!conversions.has(unescaped(text.slice(from, end)))) return false
  colon.lastIndex = end + 1
  return colon.test(text)
}

const colon = /[ \t\n\r]*:/y

function unescaped(name: string): string {
  try {
    return String(JSON.parse(`"${name}"`))
  } catch {
    return name
  }
}
