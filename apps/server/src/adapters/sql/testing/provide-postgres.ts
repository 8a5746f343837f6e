import type { TestProject } from 'vitest/node'
import { type Cluster, findPostgres, startPostgres } from './postgres-cluster.ts'

/** Where the suites find PostgreSQL: a server, or PGlite within the test process. */
export type ProvidedPostgres = { readonly kind: 'server'; readonly url: string } | { readonly kind: 'in-process' }

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: ProvidedPostgres
  }
}

/** Vitest calls this once before the first test file, and what it returns after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // oxlint-disable-next-line node/no-process-env -- the run's settings: which server to use and where programs lie
  const { TEST_DATABASE_URL, TEST_POSTGRES, PATH = '' } = process.env
  if (TEST_DATABASE_URL) {
    project.provide('postgres', { kind: 'server', url: TEST_DATABASE_URL })
    say('the server of TEST_DATABASE_URL')
    return async () => {}
  }
  const programs = TEST_POSTGRES === 'pglite' ? undefined : findPostgres(PATH)
  const cluster = programs ? await startPostgres(programs).catch(sayWhyNot) : undefined
  project.provide('postgres', cluster ? { kind: 'server', url: cluster.url } : { kind: 'in-process' })
  say(cluster ? `${cluster.version}, started for this run` : 'PGlite in process (no PostgreSQL server was found)')
  return async () => cluster?.[Symbol.asyncDispose]()
}

function sayWhyNot(error: unknown): Cluster | undefined {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return undefined
}

function say(which: string): void {
  process.stdout.write(`PostgreSQL for the storage suites: ${which}\n`)
}
