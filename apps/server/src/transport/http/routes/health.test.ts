import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { type HealthDeps, healthRoutes } from './health.ts'

const works = async () => {}
const breaks = async () => Promise.reject(new Error('gone'))

async function ask(path: string, given: Partial<HealthDeps> = {}) {
  const { isStopping = () => false, checks = { database: works }, concerns = {} } = given
  const app = fastify()
  healthRoutes(app, { isStopping, checks, concerns })
  const response = await app.inject(path)
  return { status: response.statusCode, body: response.json(), cache: response.headers['cache-control'] }
}

it('[SRV-10] live answers as long as the process does', async () => {
  const dying = { isStopping: () => true, checks: { database: breaks } }
  expect(await ask('/v1/health/live', dying)).toEqual({ status: 200, body: { status: 'live' }, cache: 'no-store' })
})

it('[SRV-11] ready looks at the database', async () => {
  expect(await ask('/v1/health/ready')).toEqual({
    status: 200,
    body: { status: 'ready', checks: { database: 'ok' } },
    cache: 'no-store',
  })
  const broken = await ask('/v1/health/ready', { checks: { database: breaks, files: works } })
  expect(broken).toMatchObject({
    status: 503,
    body: { status: 'unavailable', checks: { database: 'failed', files: 'ok' } },
  })
})

it('[SRV-11] ready says 503 while stopping', async () => {
  const stopping = await ask('/v1/health/ready', { isStopping: () => true })
  expect(stopping).toMatchObject({ status: 503, body: { status: 'stopping' } })
})

it('[OPS-50] a disk without room is told to whoever looks, and keeps nobody from being answered', async () => {
  const full = { concerns: { disk: breaks } }
  const checks = { database: 'ok', disk: 'failed' }
  expect(await ask('/v1/health', full)).toMatchObject({ status: 503, body: { status: 'ill', checks } })
  expect(await ask('/v1/health/ready', full)).toMatchObject({ status: 200, body: { status: 'ready', checks } })
  const well = await ask('/v1/health', { concerns: { disk: works } })
  expect(well).toMatchObject({ status: 200, body: { status: 'well', checks: { database: 'ok', disk: 'ok' } } })
})
