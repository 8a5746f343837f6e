import type { Data } from '#domain/documents/structure.ts'
import { searchTerms, type SearchTerms, wordsOf } from '#domain/documents/folding.ts'
import { allTexts } from '#domain/documents/query.ts'
import type { DialectName } from '#adapters/sql/database.ts'
import type { DocumentTable } from './document-table.ts'

/**
 * The words of a document for full-text search. They are found here and not by the database, so that both find the
 * same: a word carries the number of its attribute (`0:red`), and who may read the document is a word as well
 * (`@user:u`), so that a search looks only at documents of the caller.
 */
export function documentWords(table: DocumentTable, reader: string, data: Data): string[] {
  const found = table.searched.flatMap((key, index) => {
    const value = data[key]
    const text = Array.isArray(value) ? value.join(' ') : value
    if (typeof text !== 'string') return []
    const words = table.whole.has(key) ? text.split(' ') : wordsOf(text)
    return words.map((word) => `${index}:${word}`)
  })
  return [readerWord(reader), ...found]
}

/** The words as the index of a database takes them. */
export function wordsText(dialect: DialectName, words: readonly string[]): string {
  if (dialect === 'sqlite') return words.join(' ')
  const places = new Map<string, number[]>()
  for (const [index, word] of words.entries()) {
    const known = places.get(word)
    if (known) known.push(index + 1)
    else places.set(word, [index + 1])
  }
  return [...places].map(([word, at]) => `'${word}':${at.slice(0, maxPlaces).join(',')}`).join(' ')
}

/** PostgreSQL keeps no more for one word. */
const maxPlaces = 255

/** What is asked of the index; undefined when nothing can match. `reader` narrows it where it is known. */
export function searchText(
  dialect: DialectName,
  table: DocumentTable,
  key: string,
  text: string,
  reader: string | undefined,
): string | undefined {
  const terms = searchTerms(text)
  if (!terms) return undefined
  const write = dialect === 'sqlite' ? sqliteTerms : postgresTerms
  const keys = key === allTexts ? table.searched.filter((each) => !table.whole.has(each)) : [key]
  const wanted = keys
    .map((each) => write(terms, `${table.searched.indexOf(each)}:`))
    .join(dialect === 'sqlite' ? ' OR ' : ' | ')
  if (reader === undefined) return wanted
  const mine = readerWord(reader)
  return dialect === 'sqlite' ? `"${mine}" AND (${wanted})` : `'${mine}' & (${wanted})`
}

/** Who may read a document, as a word of it. */
export const readerWord = (reader: string): string => `@${reader}`

function sqliteTerms(terms: SearchTerms, prefix: string): string {
  if (terms.kind === 'phrase') return `"${terms.words.map((word) => `${prefix}${word}`).join(' ')}"`
  return [...terms.words.map((word) => `"${prefix}${word}"`), `"${prefix}${terms.beginning}" *`].join(' OR ')
}

function postgresTerms(terms: SearchTerms, prefix: string): string {
  if (terms.kind === 'phrase') return terms.words.map((word) => `'${prefix}${word}'`).join(' <-> ')
  return [...terms.words.map((word) => `'${prefix}${word}'`), `'${prefix}${terms.beginning}':*`].join(' | ')
}
