export type Sizes = {
  readonly accounts: number
  /** Of the large account alone. */
  readonly characters: number
  readonly media: number
  readonly jobs: number
  readonly deliveries: number
}

/** How a table is filled: an expression for each column, over the number `i` of the row. */
export type Fill = {
  readonly table: string
  readonly rows: number
  readonly columns: Readonly<Record<string, string>>
  /** The words by which a document is found. */
  readonly words?: readonly string[]
  /** Where rows come from instead of the numbers. */
  readonly from?: string
}

/** What the plan test asks as: later than every date here. */
export const seededNow = new Date('2026-06-01T12:00:00.000Z')

export const date = `'202' || (i % 6) || '-0' || (1 + (i * 7) % 9) || '-' || (10 + (i * 13) % 19) || 'T' || (10 + i % 14) || ':'
  || (10 + (i * 3) % 50) || ':' || (10 + (i * 11) % 50) || '.' || (100 + (i * 17) % 900) || '+00:00'`
export const future = `replace(${date}, '202', '203')`
export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
export const numbered = (prefix: string, of: string): string => `'${prefix}' || (10000000 + ${of})`
export const other = (accounts: number, of = 'i'): string => numbered('u', `(${of}) % ${accounts}`)
/** Seven of ten belong to the large account. */
export const mostly = (account: string, accounts: number): string =>
  `case when i % 10 < 7 then ${text(account)} else ${other(accounts, 'i / 10')} end`

export const document = (prefix: string, owner: string) => ({
  id: numbered(prefix, 'i'),
  created_at: date,
  updated_at: date,
  owner,
  permissions: `'["read(\\"user:' || ${owner} || '\\")"]'`,
  // A few are shared with everybody, or with several.
  reader: `case when i % 1000 = 999 then 'any' when i % 1000 = 998 then '*' else 'user:' || ${owner} end`,
})
