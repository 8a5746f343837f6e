/** What may fill a hole. A truth value goes in as a boolean, a moment as a Date or its ISO text, JSON as text. */
export type SqlValue = string | number | bigint | boolean | null | Date | Uint8Array
/** What a column comes back as, from either database: truth values are 1 and 0, moments and JSON are text. */
export type SqlOutput = string | number | bigint | null | Uint8Array
export type DatabaseRow = Readonly<Record<string, SqlOutput>>
export type DialectName = 'sqlite' | 'postgres'

/** A statement or a piece of one. `strings` are the texts around the holes, so there is one more of them than values. */
export type Sql = {
  readonly strings: readonly string[]
  readonly values: readonly SqlValue[]
  /** True when `strings` belongs to one place in the source: its identity then stands for the text. */
  readonly fixed: boolean
}

export type ReadOptions = {
  /** Whole numbers come back as bigint: for columns that may pass 2^53. */
  readonly bigints?: boolean
  /** PostgreSQL plans it for these very values: where one way is good for some and bad for others, none fits all. */
  readonly plannedAnew?: boolean
}

/** A database, or a transaction of it: stores take this and work in both. */
export type Database = {
  readonly dialect: DialectName
  /** Every row of the answer. A row has the shape that the statement says; nothing checks it at run time. */
  rows<T extends DatabaseRow = DatabaseRow>(query: Sql, options?: ReadOptions): Promise<T[]>
  /** The first row of the answer. */
  one<T extends DatabaseRow = DatabaseRow>(query: Sql, options?: ReadOptions): Promise<T | undefined>
  /** How many rows the statement inserted, changed or deleted. */
  run(query: Sql): Promise<number>
  /**
   * All of `work` or nothing. Await nothing but the database in it: on SQLite every other write waits meanwhile.
   * After a failed statement the transaction can only be left; wrap what may fail in an inner transaction.
   * Where the database undoes it so that another can go on (PostgreSQL, when two wait for each other), `work` is called
   * again from its beginning: it must leave nothing behind but what it writes with `tx` and answers.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
}

/** How busy the connections of this process are. */
export type DatabaseLoad = {
  readonly open: number
  readonly idle: number
  /** The most that are opened. */
  readonly max: number
  /** Requests that wait for a connection; for the embedded database, writes that wait for their commit. */
  readonly waiting: number
}

export type OpenDatabase = Database & AsyncDisposable & { load?(): DatabaseLoad }

/** Holes become parameters, pieces of SQL are spliced; there is no way to paste a value into the text. */
export const sql = Object.assign(tag, { join, id, empty: tag`` })

function tag(strings: TemplateStringsArray, ...holes: readonly (SqlValue | Sql)[]): Sql {
  return isPlain(holes) ? { strings, values: holes, fixed: true } : splice(strings, holes)
}

/** Pieces or values in a row, with `separator` between them. */
function join(parts: readonly (SqlValue | Sql)[], separator = ', '): Sql {
  if (parts.length === 0) return sql.empty
  return splice(['', ...Array<string>(parts.length - 1).fill(separator), ''], parts)
}

/** A table's or column's name, for statements that are put together. Only plain lower-case names pass. */
function id(name: string): Sql {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new TypeError(`"${name}" cannot be a name in SQL`)
  return { strings: [`"${name}"`], values: [], fixed: false }
}

function splice(strings: readonly string[], holes: readonly (SqlValue | Sql)[]): Sql {
  const texts = [strings[0] ?? '']
  const values: SqlValue[] = []
  for (const [index, hole] of holes.entries()) {
    const after = strings[index + 1] ?? ''
    if (isSql(hole)) {
      const [first = '', ...more] = hole.strings
      texts.push(`${texts.pop()}${first}`, ...more)
      texts.push(`${texts.pop()}${after}`)
      values.push(...hole.values)
    } else {
      texts.push(after)
      values.push(hole)
    }
  }
  return { strings: texts, values, fixed: false }
}

function isPlain(holes: readonly (SqlValue | Sql)[]): holes is readonly SqlValue[] {
  for (const hole of holes) if (isSql(hole)) return false
  return true
}

function isSql(hole: SqlValue | Sql): hole is Sql {
  return typeof hole === 'object' && hole !== null && 'strings' in hole
}
