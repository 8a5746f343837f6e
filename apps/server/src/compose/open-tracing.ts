import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#adapters/sql/database.ts'
import type { Tracing } from '#compose/tracing.ts'
import type { Config } from '#config/config.ts'

type Deps = { readonly db: Database; readonly installation: string; readonly log: FastifyBaseLogger }

/** Traces where a collector is named; elsewhere not even their code is loaded. */
export async function openTracing(
  { tracing, role }: Pick<Config, 'tracing' | 'role'>,
  parts: Deps,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { composeTracing } = await import('#compose/tracing.ts')
  return composeTracing({ ...parts, config: { tracing, role } })
}
