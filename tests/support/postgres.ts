import { freshPostgres } from '@eidolon/server/testing/fresh-database.ts'
import { inject } from 'vitest'

/** Whether this machine has PostgreSQL; then one was started for the whole run. */
export const hasPostgres = (): boolean => inject('databases').postgres.kind === 'server'

/** A database of one's own there, with every table. */
export async function ownDatabase(): Promise<AsyncDisposable & { readonly url: string }> {
  const { url = '', [Symbol.asyncDispose]: drop } = await freshPostgres()
  return { url, [Symbol.asyncDispose]: drop }
}
