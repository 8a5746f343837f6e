import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config/config.ts'
import type { RouteFacts } from '#server/transport/http/platform/route-facts.ts'

/** Turns on every route that a variable can turn on, and asks nobody anything. */
const everything = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://studio.localhost:3000',
  METRICS_TOKEN: 'a-token-of-the-operator',
  OPERATORS: '11111111111111111111111111111112',
  OAUTH_GITHUB_ID: 'id',
  OAUTH_GITHUB_SECRET: 'secret',
  FAL_KEY: 'key',
  ILLUSTRATOR_PORTRAITS: 'off',
}

/** Starts a studio and asks it for its routes. */
export async function walkRoutes(): Promise<readonly RouteFacts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'routes-'))
  try {
    await using studio = await compose(readConfig({ ...everything, DATA_DIR: folder }))
    return studio.routes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
