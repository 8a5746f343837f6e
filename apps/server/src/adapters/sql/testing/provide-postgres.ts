import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Cluster, findPostgres, startPostgres } from './postgres-cluster.ts'

/** Where the suites find PostgreSQL: a server, or PGlite within the test process, which starts from a ready image. */
export type ProvidedPostgres =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'in-process'; readonly image: string }

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
  if (cluster) {
    project.provide('postgres', { kind: 'server', url: cluster.url })
    say(`${cluster.version}, started for this run`)
    return async () => cluster[Symbol.asyncDispose]()
  }
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-pglite-'))
  const image = join(folder, 'image.tar')
  await makeImage(image)
  project.provide('postgres', { kind: 'in-process', image })
  say(TEST_POSTGRES === 'pglite' ? 'PGlite in process, as asked' : 'PGlite in process, since no server was found')
  return () => rm(folder, { recursive: true, force: true })
}

/** Making an empty PGlite takes seconds, loading one a fraction of it. */
async function makeImage(file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite')
  const engine = await PGlite.create()
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
}

function sayWhyNot(error: unknown): Cluster | undefined {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return undefined
}

function say(which: string): void {
  process.stdout.write(`PostgreSQL for the storage suites: ${which}\n`)
}
