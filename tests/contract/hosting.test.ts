import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { projectId } from '@eidolon/contract/resources.ts'
import { failToStart, programFile, type Server, startServer } from '#support/start-server.ts'

type HostRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
type HostingResponse = { readonly status: number; readonly type: string | undefined; readonly text: string }

/** A request with whatever host it likes to name, which `fetch` does not let anybody do. */
function ask(
  server: Server,
  path: string,
  { method = 'GET', headers = {}, body }: HostRequest = {},
): Promise<HostingResponse> {
  const given = { 'x-appwrite-project': projectId, 'content-type': 'application/json', ...headers }
  return new Promise((done, fail) => {
    const sent = request(`${server.url}${path}`, { method, headers: given }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const type = text.startsWith('{') ? JSON.parse(text).type : undefined
        done({ status: response.statusCode ?? 0, type, text })
      })
    })
    sent.on('error', fail).end(body)
  })
}

const strange = { host: 'evil.example', origin: 'http://evil.example' }
const wish = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
const rpc = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"getHealth"}' }

it('[SRV-63] a name elsewhere that leads to this machine gets nothing from a local studio', async () => {
  await using server = await startServer()
  expect(server.mode).toBe('local')
  const attempts: [string, HostRequest][] = [
    ['/', {}],
    ['/v1/account', {}],
    ['/v1/health/live', {}],
    ['/v1/account/tokens/wallet', { method: 'POST', body: '{}' }],
    ['/v1/account/sessions/anonymous', { method: 'POST', body: '{}' }],
    ['/v1/local/faucet', { method: 'POST', body: '{}' }],
    ['/rpc/devnet', rpc],
    ['/v1/account', { method: 'OPTIONS' }],
  ]
  for (const [path, sent] of attempts) {
    expect([path, await ask(server, path, { ...sent, headers: strange })]).toMatchObject([path, { status: 421 }])
  }
  expect(await ask(server, '/v1/account', { headers: strange })).toMatchObject({ type: 'general_unknown_host' })
  for (const path of ['/v1/realtime?project=eidolon&channels[]=files', '/rpc/devnet']) {
    expect(await ask(server, path, { headers: { ...wish, host: 'evil.example' } })).toMatchObject({ status: 421 })
  }
  for (const host of ['localhost:1', 'studio.localhost', '127.0.0.1', '[::1]:3000']) {
    expect([host, (await ask(server, '/v1/health/live', { headers: { host } })).status]).toEqual([host, 200])
  }
})

it('[WAL-40] [CFG-12] hosted on SQLite, a wallet signs for PUBLIC_URL, and there is neither play money nor a file of a mail', async () => {
  const env = { PUBLIC_URL: 'https://studio.example' }
  await using server = await startServer({ env })
  expect(server.mode).toBe('hosted')
  const own = { host: 'studio.example', origin: 'https://studio.example' }
  const challenge = (headers: Record<string, string>) =>
    ask(server, '/v1/account/tokens/wallet', { method: 'POST', body: '{}', headers })
  expect(JSON.parse((await challenge(own)).text).input.domain).toBe('studio.example')
  expect(JSON.parse((await challenge({ host: 'evil.example' })).text).input.domain).toBe('studio.example')
  for (const origin of ['https://evil.example', 'http://localhost:5173', server.url, 'http://studio.example']) {
    expect(await challenge({ host: new URL(origin).host, origin })).toMatchObject({ type: 'general_unknown_origin' })
  }
  for (const path of ['/rpc/devnet', '/v1/local/faucet']) {
    expect([404, 405]).toContain((await ask(server, path, { ...rpc, headers: own })).status)
  }
  expect((await ask(server, '/login', { headers: { ...own, accept: 'text/html' } })).text).not.toContain(
    '&quot;local&quot;',
  )
  const link = await ask(server, '/v1/account/tokens/magic-url', {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ userId: 'maya', email: 'maya@studio.example' }),
  })
  expect(link).toMatchObject({ status: 503, type: 'general_smtp_disabled' })
  expect(existsSync(join(server.dataDir, 'outbox'))).toBe(false)
  expect(server.output()).toContain('neither TOKEN_MINT nor TREASURY_ADDRESS is set')
})

it('[CFG-11] a server that others could reach does not start without its name', async () => {
  const { code, output } = await failToStart({ env: { HOST: '0.0.0.0' } })
  expect([code, output]).toEqual([1, expect.stringContaining('PUBLIC_URL=https://studio.example.com')])
  await using server = await startServer({ env: { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' } })
  expect(server.mode).toBe('hosted')
})

it('[OPS-11] a proxy that nobody has named is told about once, and by the doctor until it is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'))
  const env = { PUBLIC_URL: 'https://studio.example' }
  const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  const told = (output: string) => output.split('TRUST_PROXY is not set').length - 1
  try {
    await using server = await startServer({ env, dataDir: folder })
    await ask(server, '/v1/health/live')
    expect(told(server.output())).toBe(0)
    await ask(server, '/v1/health/live', proxied)
    await ask(server, '/v1/health/live', proxied)
    await server.stop()
    expect(told(server.output())).toBe(1)
    expect(await doctorOn(folder, env)).toContain('TRUST_PROXY is not set')
    await using named = await startServer({ env: { ...env, TRUST_PROXY: '127.0.0.1' }, dataDir: folder })
    await ask(named, '/v1/health/live', proxied)
    await named.stop()
    expect(named.output()).not.toContain('TRUST_PROXY')
    expect(await doctorOn(folder, env)).not.toContain('TRUST_PROXY is not set')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('[STO-51] nobody but its owner can read the database, whatever the folder allows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'))
  const modes = async () =>
    Promise.all(['', '-wal', '-shm'].map(async (end) => (await stat(join(folder, `studio.db${end}`))).mode & 0o777))
  try {
    await chmod(folder, 0o755)
    await using server = await startServer({ dataDir: folder })
    expect(await modes()).toEqual([0o600, 0o600, 0o600])
    await server.kill()
    for (const end of ['', '-wal', '-shm']) await chmod(join(folder, `studio.db${end}`), 0o644)
    await using _again = await startServer({ dataDir: folder })
    expect(await modes()).toEqual([0o600, 0o600, 0o600])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** What an operator is shown. */
async function doctorOn(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const options = { cwd: folder, env: { PATH, HOME, DATA_DIR: folder, ...env } }
  // It ends with 1 where the web or the body data are not made yet, which is no business of this test.
  return promisify(execFile)(process.execPath, [programFile('operate'), 'doctor'], options).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  )
}
