/** The database refused or failed; `cause` is the driver's own error. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError'
}

/** A row with this key is there already. The columns are empty where the database names only an index. */
export class UniqueViolation extends StorageError {
  override readonly name = 'UniqueViolation'
  readonly table: string
  readonly columns: readonly string[]
  readonly constraint: string | undefined

  constructor(table: string, columns: readonly string[], constraint: string | undefined, cause: unknown) {
    super(`A row with the same ${columns.join(', ') || constraint || 'key'} exists in ${table || 'the table'}`, {
      cause,
    })
    this.table = table
    this.columns = columns
    this.constraint = constraint
  }
}

/** The row points at one that is not there, or is still pointed at. */
export class ForeignKeyViolation extends StorageError {
  override readonly name = 'ForeignKeyViolation'
}

/** Another transaction holds what the statement needs; trying again later may help. */
export class StorageBusy extends StorageError {
  override readonly name = 'StorageBusy'
  readonly temporary = true
}

/** The database undid the transaction so that another could go on; the same once more usually passes. */
export class SerializationConflict extends StorageBusy {}

/** Everybody has waited long enough for what a statement looks through. */
export class TookTooLong extends StorageError {
  override readonly name = 'TookTooLong'
}

/** There is no room left for what was to be written. */
export class StorageFull extends StorageError {
  override readonly name = 'StorageFull'
  readonly temporary = true
}

/** The database cannot be reached, or went away in the middle. */
export class StorageUnavailable extends StorageError {
  override readonly name = 'StorageUnavailable'
  readonly temporary = true
}

type SqliteError = Error & { readonly errcode: number }

/** SQLite's extended result codes carry the kind in the low byte. */
export function fromSqlite(error: unknown): unknown {
  if (!isSqliteError(error)) return error
  if (error.errcode === 2067 || error.errcode === 1555) return sqliteUnique(error)
  if (error.errcode === 787) return new ForeignKeyViolation(error.message, { cause: error })
  const kind = error.errcode & 0xff
  if (kind === 5 || kind === 6) return new StorageBusy('The database is in use by another process', { cause: error })
  if (kind === 13) return new StorageFull('No room is left for the database', { cause: error })
  return new StorageError(error.message, { cause: error })
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}

/** The message is `UNIQUE constraint failed: t.a, t.b`, or `…: index 'name'` for an index over an expression. */
function sqliteUnique(error: SqliteError): UniqueViolation {
  const places = error.message.slice(error.message.indexOf(': ') + 2)
  const index = /^index '(.+)'$/.exec(places)?.[1]
  if (index) return new UniqueViolation('', [], index, error)
  const pairs = places.split(', ').map((place) => place.split('.'))
  return new UniqueViolation(
    pairs[0]?.[0] ?? '',
    pairs.map(([, column = '']) => column),
    undefined,
    error,
  )
}

type PostgresError = Error & { readonly code: string; readonly table?: string; constraint?: string; detail?: string }

/** SQLSTATE classes: 23 integrity, 40 rollback, 53 resources, 55 locks, 57 operator, 08 connection. */
export function fromPostgres(error: unknown): unknown {
  if (error instanceof StorageError || !(error instanceof Error)) return error
  // The driver has no code for a connection that went away under a query.
  if (!isPostgresError(error)) return /connection|timeout/i.test(error.message) ? unavailable(error) : error
  if (error.code === '23505') {
    // The detail reads `Key (a, b)=(1, 2) already exists.`, its words in the server's language.
    const columns = /\(([a-z0-9_", ]+)\)=\(/.exec(error.detail ?? '')?.[1]?.split(', ') ?? []
    return new UniqueViolation(error.table ?? '', columns, error.constraint, error)
  }
  if (error.code === '23503') return new ForeignKeyViolation(error.message, { cause: error })
  if (error.code === '40001' || error.code === '40P01') {
    return new SerializationConflict('Another transaction was in the way', { cause: error })
  }
  if (error.code === '55P03') return new StorageBusy('Another transaction was in the way', { cause: error })
  if (error.code === '57014') return new StorageBusy('The database took too long', { cause: error })
  if (error.code === '53100') return new StorageFull('No room is left for the database', { cause: error })
  if (/^(08|57P|53300|E[A-Z]+$)/.test(error.code)) return unavailable(error)
  return new StorageError(error.message, { cause: error })
}

function isPostgresError(error: Error): error is PostgresError {
  return 'code' in error && typeof error.code === 'string'
}

function unavailable(error: Error): StorageUnavailable {
  return new StorageUnavailable('The database cannot be reached', { cause: error })
}
