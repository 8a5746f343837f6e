type TextRange = { readonly start: number; readonly end: number }

const linking = 'a|an|the|some|with|without|in|on|at|by|of|from|under|and|or|her|his|their|my|wearing|holding'
const danglingEnd = new RegExp(`(?:(?<![\\p{L}\\p{N}])(?:${linking})[ \\t]+)+$`, 'iu')
const endOfClause = new RegExp(`^[ \\t]*(?:$|[\\n,;.!?)]|(?:${linking})(?![\\p{L}\\p{N}]))`, 'iu')

/**
 * The text without the words of one part. What other parts say within them stays: of "red leather jacket" the color is
 * taken without the jacket.
 */
export function withoutPart(text: string, part: TextRange, all: readonly TextRange[]): string {
  const within = all
    .filter(({ start, end }) => start >= part.start && end <= part.end && end - start < part.end - part.start)
    .toSorted((one, other) => one.start - other.start)
  const pieces: TextRange[] = []
  let from = part.start
  for (const { start, end } of [...within, { start: part.end, end: part.end }]) {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, start))) pieces.push(trimmed(text, { start: from, end: start }))
    from = Math.max(from, end)
  }
  return pieces.toReversed().reduce((rest, piece) => withoutWords(rest, piece), text)
}

/** The text without these words, and without the commas, blanks and little words that would be left hanging. */
function withoutWords(text: string, { start, end }: TextRange): string {
  const rest = text.slice(end)
  const head = endOfClause.test(rest) ? text.slice(0, start).replace(danglingEnd, '') : text.slice(0, start)
  const before = head.replace(/[ \t]+$/, '')
  const after = rest.replace(/^[ \t]+/, '')
  // Nothing of a sentence is there yet.
  if (/(?:^|[\n.!?(])$/.test(before)) {
    const begun = after.replace(/^[ \t,;]+/, '')
    return /[.!?]$/.test(before) && /^[^\n]/.test(begun) ? `${before} ${begun}` : before + begun
  }
  if (/^[,;]/.test(after)) return /[,;]$/.test(before) ? before + after.slice(1) : before + after
  if (after === '') return before.replace(/[ \t,;]+$/, '')
  return /^[.!?)\n]/.test(after) ? before.replace(/[ \t,;]+$/, '') + after : `${before} ${after}`
}

/** The text with other words in this place; "a" becomes "an" where it has to. */
export function withWords(text: string, { start, end }: TextRange, words: string): string {
  const before = text.slice(0, start).replace(/(?<![\p{L}\p{N}])(a)n?([ \t]+)$/iu, (_all, a: string, blank: string) => {
    return `${a}${/^[aeiou]/i.test(words) ? 'n' : ''}${blank}`
  })
  return before + words + text.slice(end)
}

/** The place without the blanks at its ends. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  const words = text.slice(start, end)
  return { start: start + words.length - words.trimStart().length, end: end - words.length + words.trimEnd().length }
}
