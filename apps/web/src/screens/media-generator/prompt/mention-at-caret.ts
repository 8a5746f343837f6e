/** Where somebody is being named with an @, up to the caret. */
export type Naming = { readonly start: number; readonly end: number; readonly query: string }

const longest = 40

/** What is being typed after an @ that begins a word; undefined where nobody is being named. */
export function mentionAtCaret(text: string, caret: number): Naming | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || caret - start > longest) return undefined
  const query = text.slice(start + 1, caret)
  const isFirst = start === 0 || !/[\p{L}\p{N}_.]/u.test(text.charAt(start - 1))
  // Names have blanks, but not at once, and no signs that end a clause.
  return isFirst && /^(?:[\p{L}\p{N}\p{M}'’.-]+(?: [\p{L}\p{N}\p{M}'’.-]*){0,2})?$/u.test(query)
    ? { start, end: caret, query }
    : undefined
}

/** The text with the whole name in the place of what was typed of it, and where the caret stands then. */
export function withName(text: string, { start, end }: Naming, name: string): { text: string; caret: number } {
  const after = text.slice(end)
  const put = `@${name}${/^\s/.test(after) ? '' : ' '}`
  return { text: `${text.slice(0, start)}${put}${after}`, caret: start + put.length }
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a name, or a word of it, begins as it was typed, whatever its accents. */
export function isCalled(name: string, query: string): boolean {
  const [whole, typed] = [plain(name), plain(query)]
  return whole.startsWith(typed) || whole.split(/\s+/).some((word) => word.startsWith(typed))
}
