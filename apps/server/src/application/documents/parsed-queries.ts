import type { ListQuery } from '#domain/documents/query.ts'

const kept = 1000
const longest = 4000

/**
 * Remembers what queries mean: screens ask the same again and again, and the same query is then the same object, by
 * which a store can find the statement that it made of it.
 */
export function parsedQueries(parse: (texts: readonly string[]) => ListQuery): (texts: readonly string[]) => ListQuery {
  const known = new Map<string, ListQuery>()
  return (texts) => {
    // No text that can be parsed has this character in it.
    const key = texts.length === 1 ? (texts[0] ?? '') : texts.join('\0')
    const found = known.get(key)
    if (found) return found
    const query = parse(texts)
    if (key.length <= longest) {
      if (known.size >= kept) known.clear()
      known.set(key, query)
    }
    return query
  }
}
