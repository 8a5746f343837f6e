import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemClock } from '#adapters/system/clock.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { countRequest } from '#application/limits/count-request.ts'
import { processCounters } from '#application/limits/process-counters.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { webRoutes } from '#transport/http/web/routes.ts'
import type { Upgrades } from '#transport/realtime/upgrades.ts'
import { composeLedger } from '#compose/ledger.ts'

const somebody = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
type Load = Parameters<typeof composeLedger>[0]['load']

async function world(mode: 'local' | 'hosted', load: NonNullable<Load>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ledger-'))
  const log = openLogger('silent')
  const clock = systemClock
  // All of a test falls into one window.
  const still = { now: () => new Date('2026-11-14T10:00:30Z') }
  const count = withDeps(countRequest, { counters: processCounters(), clock: still, enforced: true })
  const config = { mode, dataDir, publicUrl: undefined }
  const ledger = composeLedger({ config, countRequest: count, clock, log, load })
  const app = openApp({ log, ids: timedIds(clock), isStopping: () => false, publicUrl: undefined, trustProxy: [] })
  ledger.routes(app)
  webRoutes(app, undefined)
  const upgrades: Upgrades = new Map()
  const sockets = ledger.sockets(upgrades)
  return {
    dataDir,
    upgrades,
    ledger: ledger.local,
    post: (url: string, payload: object) => app.inject({ method: 'POST', url, payload }),
    async [Symbol.asyncDispose]() {
      await sockets[Symbol.asyncDispose]()
      await app.close()
      await ledger[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const missing = async () => {
  throw new Error('Cannot find native binding')
}

it('[LED-1] hosted mode has neither the ledger nor its faucet', async () => {
  await using hosted = await world('hosted', missing)
  for (const url of ['/rpc/devnet', '/v1/local/faucet']) {
    const answer = await hosted.post(url, { address: somebody })
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'general_route_not_found'])
  }
  expect(hosted.upgrades.size).toBe(0)
})

it('[LED-3] says what is missing where the virtual machine cannot be loaded', async () => {
  await using local = await world('local', missing)
  const call = { jsonrpc: '2.0', id: 7, method: 'getHealth', params: [] }
  const words = expect.stringContaining('the package litesvm')
  for (let n = 0; n < 2; n++) {
    const answer = await local.post('/rpc/devnet', call)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { jsonrpc: '2.0', id: 7, error: { code: -32603, message: words } },
    ])
    const refused = await local.post('/v1/local/faucet', { address: somebody })
    expect(refused.json()).toMatchObject({ code: 503, type: 'ledger_unavailable', message: words })
  }
  expect(await readdir(local.dataDir)).toEqual([])
})

it('[LED-2] tells what is paid with, and whom, without loading the virtual machine', async () => {
  let loads = 0
  await using local = await world('local', async () => {
    loads += 1
    return import('litesvm')
  })
  const shop = await local.ledger.shop()
  expect([loads, local.ledger.isOpen()]).toEqual([0, false])
  expect((await local.ledger.open()).shop).toEqual(shop)
  expect(await local.ledger.shop()).toEqual(shop)
  expect([loads, local.ledger.isOpen()]).toEqual([1, true])
})

it('[LED-3] says so when its file cannot be used, and goes on when that is put right', async () => {
  await using local = await world('local', () => import('litesvm'))
  const file = join(local.dataDir, 'ledger.db')
  await writeFile(file, 'this is no database, and long enough to be seen as such'.repeat(20))
  await expect(local.ledger.shop()).rejects.toThrow(file)
  const refused = await local.post('/v1/local/faucet', { address: somebody })
  expect(refused.json()).toMatchObject({ code: 503, message: expect.stringContaining(file) })
  await rm(file)
  expect((await local.post('/v1/local/faucet', { address: somebody })).statusCode).toBe(201)
})

it('[SRV-37] one place asks 600 times a minute', async () => {
  await using local = await world('local', missing)
  const ask = async () => (await local.post('/rpc/devnet', {})).statusCode
  for (let n = 0; n < 600; n++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})
