import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { generateKeyPairSigner } from '@solana/kit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, faucet } from '#support/local-chain.ts'
import { type Server, startServer } from '#support/start-server.ts'

const health = { jsonrpc: '2.0', id: 1, method: 'getHealth' }

/** One for everything that needs no other: loading its virtual machine takes longer than what is asked of it. */
let shared: Server
beforeAll(async () => {
  shared = await startServer()
})
afterAll(() => shared[Symbol.asyncDispose]())

it('[LED-2] [LED-17] nothing of the ledger is there until it is used, and then its owner alone may read it', async () => {
  await using server = await startServer({ env: { NODE_OPTIONS: '--report-on-signal --report-signal=SIGUSR2' } })
  const files = async () => (await readdir(server.dataDir)).filter((name) => name.startsWith('ledger'))
  const isLoaded = async () => (await libraries(server.dataDir)).some((name) => name.includes('litesvm'))
  expect((await fetch(`${server.url}/v1/health/ready`)).status).toBe(200)
  expect(await files()).toEqual([])
  expect(await isLoaded()).toBe(false)

  expect(await (await call(server.url, health)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: 'ok' })
  expect(await isLoaded()).toBe(true)
  expect(await files()).toContain('ledger.db')
  for (const name of await files()) expect((await stat(join(server.dataDir, name))).mode & 0o777).toBe(0o600)
})

it('[LED-3] without the virtual machine the studio starts, and says what is missing', async () => {
  const hooks = `import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name === 'litesvm') throw new Error('not on this platform')
      return next(name, context)
    } })`
  const gone = `--import=data:text/javascript,${encodeURIComponent(hooks).replaceAll("'", '%27')}`
  await using server = await startServer({ env: { NODE_OPTIONS: gone } })
  expect((await fetch(`${server.url}/v1/health/ready`)).status).toBe(200)
  const answer = await (await call(server.url, health)).json()
  expect(answer).toMatchObject({ id: 1, error: { message: expect.stringContaining('the package litesvm') } })
  const { address } = await generateKeyPairSigner()
  expect((await faucet(server.url, { address })).status).toBe(503)
  expect((await fetch(`${server.url}/v1/health/ready`)).status).toBe(200)
  expect(server.output().match(/the local ledger cannot run/g)).toHaveLength(1)
})

it('[LED-4] what is not JSON-RPC is told so in its own words', async () => {
  const server = shared
  const answer = async (body: unknown) => (await call(server.url, body)).json()
  expect(await answer('{"jsonrpc"')).toMatchObject({ id: null, error: { code: -32700 } })
  expect(await answer({ jsonrpc: '1.0', id: 4, method: 'getHealth' })).toMatchObject({ id: 4, error: { code: -32600 } })
  expect(await answer([])).toMatchObject({ error: { code: -32600 } })
  expect(await answer(Array(65).fill(health))).toMatchObject({ error: { code: -32600 } })
  expect(await answer({ ...health, method: 'constructor' })).toMatchObject({ error: { code: -32601 } })
  expect(await answer({ ...health, method: 'getBalance', params: ['nobody'] })).toMatchObject({
    error: { code: -32602, message: expect.stringContaining('not an address') },
  })
  expect((await call(server.url, ' '.repeat(70_000))).status).toBe(413)
  expect((await call(server.url, { jsonrpc: '2.0', method: 'getHealth' })).status).toBe(204)
})

it('[LED-1] several calls are answered together, in their order', async () => {
  const server = shared
  const response = await call(server.url, [
    health,
    { ...health, id: 'b', method: 'nothing' },
    { ...health, id: 'c', method: 'getVersion' },
  ])
  expect(await response.json()).toMatchObject([
    { id: 1, result: 'ok' },
    { id: 'b', error: { code: -32601 } },
    { id: 'c', result: { 'solana-core': expect.any(String) } },
  ])
})

it('[LED-5] foreign pages get nothing, the studio does', async () => {
  const server = shared
  const { address } = await generateKeyPairSigner()
  const { port } = new URL(server.url)
  for (const origin of ['https://evil.example', 'null', `http://localhost:${Number(port) + 1}`]) {
    expect((await call(server.url, health, { origin })).status).toBe(403)
    expect((await faucet(server.url, { address }, { origin })).status).toBe(403)
    await expect(opened(server.url, origin)).resolves.toBe(false)
  }
  expect((await call(server.url, health, { origin: server.url })).status).toBe(200)
  await expect(opened(server.url, server.url)).resolves.toBe(true)
})

it('[LED-15] a server that stops says so to its subscribers', async () => {
  await using server = await startServer()
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/rpc/devnet`)
  const told = new Promise((done) =>
    socket.addEventListener('message', ({ data }) => done(JSON.parse(data)), { once: true }),
  )
  const closed = new Promise((done) => socket.addEventListener('close', ({ code }) => done(code)))
  socket.addEventListener('open', () => socket.send(JSON.stringify({ ...health, method: 'slotSubscribe' })))
  expect(await told).toEqual({ jsonrpc: '2.0', id: 1, result: 1 })
  expect(await server.stop()).toBe(0)
  expect(await closed).toBe(1001)
})

it('[LED-7] an address gets something five times an hour, whichever way it asks', async () => {
  const server = shared
  const { address } = await generateKeyPairSigner()
  const airdrop = { ...health, method: 'requestAirdrop', params: [address, 1_000_000] }
  for (let n = 0; n < 3; n++) expect((await faucet(server.url, { address })).status).toBe(201)
  expect(await (await call(server.url, [airdrop, airdrop, airdrop])).json()).toMatchObject([
    { result: expect.any(String) },
    { result: expect.any(String) },
    { error: { code: 429 } },
  ])
  expect((await faucet(server.url, { address })).status).toBe(429)
})

function opened(url: string, origin: string): Promise<boolean> {
  // Node's takes headers, which a browser's does not; its type is the browser's here.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `${url.replace('http', 'ws')}/rpc/devnet`,
    { headers: { origin } },
  ])
  return new Promise((done) => {
    socket.addEventListener('open', () => {
      socket.close()
      done(true)
    })
    socket.addEventListener('error', () => done(false))
  })
}

/** What the server has loaded beside its own code, by its own report. */
async function libraries(dataDir: string): Promise<readonly string[]> {
  const reports = async () => (await readdir(dataDir)).filter((name) => name.startsWith('report.'))
  for (const name of await reports()) await rm(join(dataDir, name))
  process.kill(Number(await readFile(join(dataDir, 'holder'), 'utf8')), 'SIGUSR2')
  const read = async (): Promise<{ sharedObjects: string[] } | undefined> => {
    const [name] = await reports()
    const text = name ? await readFile(join(dataDir, name), 'utf8') : ''
    // It is being written while we look.
    return text.trimEnd().endsWith('}') ? JSON.parse(text) : undefined
  }
  const report = await vi.waitUntil(() => read().catch(() => undefined), { timeout: 30_000 })
  return report.sharedObjects
}
