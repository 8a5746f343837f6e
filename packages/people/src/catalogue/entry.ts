/** One thing a picture can show: its stable id, the name people see, and the words that mean it in a prompt. */
export type CatalogEntry<Id extends string = string, More = unknown> = {
  readonly id: Id
  readonly label: string
  readonly words: readonly string[]
  readonly more: More
}

type EntryRow<More> = readonly [label: string, words: string, more: More]

/** Makes entries of `id: [label, 'word, word', more]`; the words of a row are parted by commas. */
export function entries<Id extends string, More>(
  table: Readonly<Record<Id, EntryRow<More>>>,
): readonly CatalogEntry<Id, More>[] {
  // Object.entries forgets the keys' type; they are the table's own.
  return (Object.entries(table) as [Id, EntryRow<More>][]).map(([id, [label, words, more]]) => ({
    id,
    label,
    words: words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    more,
  }))
}

/** The same for tables that need no more than label and words. */
export function plainEntries<Id extends string>(
  table: Readonly<Record<Id, readonly [label: string, words: string]>>,
): readonly CatalogEntry<Id, null>[] {
  return (Object.entries(table) as [Id, readonly [string, string]][]).map(([id, [label, words]]) => ({
    id,
    label,
    words: words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    more: null,
  }))
}

/** The ids of a list of entries, in their order. */
export const idsOf = <Id extends string>(list: readonly CatalogEntry<Id>[]): readonly Id[] =>
  list.map((entry) => entry.id)

/** The id of what was chosen from a list, by its id or by the name that people see. */
export function known<Id extends string>(
  list: readonly CatalogEntry<Id>[],
  choice: string | undefined,
): Id | undefined {
  return list.find(({ id, label }) => id === choice || label === choice)?.id
}
