import type { Sql } from './database.ts'
import { onlyReads, postgresText } from './dialect.ts'
import { lruCache } from './lru-cache.ts'

type NamedStatement = { readonly text: string; readonly name?: string; readonly reads: boolean }

/** A connection keeps every named statement until it closes, so there is an end to naming. */
const namesGiven = 1000
const textsKept = 2000

/**
 * The text of a statement with the name under which connections keep it prepared. What stands in the source is named
 * at once; what is put together at run time when it comes a second time, so that one-offs do not use names up.
 */
export function postgresNames(): (query: Sql) => NamedStatement {
  const fixed = new WeakMap<readonly string[], NamedStatement>()
  const built = lruCache<string, NamedStatement>(textsKept)
  let given = 0

  function name(text: string): NamedStatement {
    const reads = onlyReads(text)
    return given < namesGiven ? { text, name: `eidolon_${++given}`, reads } : { text, reads }
  }

  return (query) => {
    if (query.fixed) {
      const known = fixed.get(query.strings)
      if (known) return known
      const fresh = name(postgresText(query))
      fixed.set(query.strings, fresh)
      return fresh
    }
    const text = postgresText(query)
    const known = built.get(text)
    if (known?.name !== undefined) return known
    const next = known ? name(text) : { text, reads: onlyReads(text) }
    built.set(text, next)
    return next
  }
}
