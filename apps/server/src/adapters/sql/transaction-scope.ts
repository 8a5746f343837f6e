import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, DialectName, ReadOptions, DatabaseRow, Sql } from './database.ts'

/** One connection, as a transaction uses it. */
export type Connection = {
  readonly dialect: DialectName
  rows<T extends DatabaseRow>(query: Sql, options?: ReadOptions): Promise<T[]>
  run(query: Sql): Promise<number>
  command(text: string): Promise<void>
}

/** How a transaction, or one within it, is opened, kept and undone. */
export type Marks = { readonly begin: string; readonly keep: string; readonly undo: string }

type Scope = { over: boolean; inner: boolean; failure: { readonly error: unknown } | undefined }

export type TransactionScopes = {
  /** Refuses a write beside the transaction it is made in: it would wait for that transaction, which waits for it. */
  assertOutside(): void
  run<T>(connection: Connection, marks: Marks, work: (tx: Database) => Promise<T>): Promise<T>
}

export function savepoint(depth: number): Marks {
  const name = `level_${depth}`
  return { begin: `savepoint ${name}`, keep: `release ${name}`, undo: `rollback to ${name}` }
}

/** What transactions promise on both databases, so that a store cannot come to rely on one of them alone. */
export function transactionScopes(): TransactionScopes {
  const current = new AsyncLocalStorage<Scope>()

  async function run<T>(
    connection: Connection,
    marks: Marks,
    work: (tx: Database) => Promise<T>,
    depth = 1,
  ): Promise<T> {
    const scope: Scope = { over: false, inner: false, failure: undefined }
    await connection.command(marks.begin)
    try {
      const result = await current.run(scope, work, databaseIn(connection, scope, depth))
      // PostgreSQL would answer such a commit with a silent rollback.
      if (scope.failure) throw scope.failure.error
      scope.over = true
      await connection.command(marks.keep)
      return result
    } catch (error) {
      scope.over = true
      // A connection that cannot even undo is dealt with by its owner; what went wrong first is what to tell.
      await connection.command(marks.undo).catch(() => {})
      throw error
    }
  }

  function databaseIn(connection: Connection, scope: Scope, depth: number): Database {
    const guarded = async <R>(work: () => Promise<R>): Promise<R> => {
      assertUsable(scope)
      try {
        return await work()
      } catch (error) {
        scope.failure ??= { error }
        throw error
      }
    }
    return {
      dialect: connection.dialect,
      rows: <R extends DatabaseRow>(query: Sql, options?: ReadOptions) =>
        guarded(() => connection.rows<R>(query, options)),
      one: async <R extends DatabaseRow>(query: Sql, options?: ReadOptions) =>
        (await guarded(() => connection.rows<R>(query, options)))[0],
      run: (query) => guarded(() => connection.run(query)),
      async transaction(work) {
        assertUsable(scope)
        scope.inner = true
        try {
          return await run(connection, savepoint(depth + 1), work, depth + 1)
        } finally {
          scope.inner = false
        }
      },
    }
  }

  return {
    assertOutside() {
      if (current.getStore()?.over === false) {
        throw new Error('A write inside a transaction has to go through that transaction, not through the database')
      }
    },
    run,
  }
}

function assertUsable({ over, inner, failure }: Scope): void {
  if (over) throw new Error('This transaction is over')
  if (inner) throw new Error('An inner transaction is open; use that one until it ends')
  if (failure) {
    throw new Error('A statement of this transaction failed; only an inner transaction can be tried and survived', {
      cause: failure.error,
    })
  }
}
