import { afterAll, beforeAll, expect, it } from 'vitest'
import { sdkClient } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'
import { entered } from '#support/wallet-person.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

function post({ url }: Server, path: string, body: object) {
  const headers = { 'x-appwrite-project': 'eidolon', 'content-type': 'application/json' }
  return fetch(`${url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function limitsOf({ headers }: Response) {
  const read = (name: string) => Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN)
  return { limit: read('limit'), remaining: read('remaining'), reset: read('reset') }
}

it('[ACC-61] [ACC-62] [ACC-66] the eleventh attempt at an account is refused, wrong ones counted, others free', async () => {
  const attempt = (email: string, path = '/account/sessions/email') => post(server, path, { email, password: 'short' })
  const first = await attempt('maya@studio.example')
  expect(first.status).toBe(400)
  const { limit, remaining, reset } = limitsOf(first)
  expect([limit, remaining, reset % 3600]).toEqual([10, 9, 0])
  expect(reset - Date.now() / 1000).toBeLessThanOrEqual(3600)
  for (let n = 8; n >= 0; n--) {
    const path = n % 2 ? '/account/sessions' : '/account/sessions/email'
    expect(limitsOf(await attempt('Maya@Studio.example', path)).remaining).toBe(n)
  }
  const refused = await attempt('maya@studio.example')
  expect(await refused.json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' })
  expect(limitsOf(refused).remaining).toBe(0)
  expect((await attempt('zoe@studio.example')).status).toBe(400)
})

it('[ACC-66] accounts made are counted by the address of the client', async () => {
  const { account, sdk } = sdkClient(server)
  for (let n = 0; n < 10; n++) await account.create(sdk.ID.unique(), 'wrong', 'password').catch(() => {})
  await expect(account.create(sdk.ID.unique(), 'a@b.example', 'password')).rejects.toMatchObject({ code: 429 })
})

it('[ACC-64] counts outlive a restart', async () => {
  const attempt = (at: Server) => post(at, '/account/sessions/email', { email: 'ann@studio.example', password: '' })
  await using first = await startServer()
  await attempt(first)
  await first.stop()
  await using second = await startServer({ dataDir: first.dataDir })
  expect(limitsOf(await attempt(second)).remaining).toBe(8)
})

it('[ACC-65] switched off, limits are told and nothing is refused', async () => {
  await using open = await startServer({ env: { RATE_LIMITS: 'off' } })
  let last: Response | undefined
  for (let n = 0; n < 12; n++) last = await post(open, '/account', {})
  expect(last?.status).toBe(400)
  expect(last && limitsOf(last)).toMatchObject({ limit: 10, remaining: 0 })
})

it('[ACC-61] what has no limit says none', async () => {
  const response = await fetch(`${server.url}/v1/account`, { headers: { 'x-appwrite-project': 'eidolon' } })
  expect(response.headers.get('x-ratelimit-limit')).toBeNull()
})

it('[POSE-46] an account asks for the poses of twenty pictures in ten minutes, a place for those of forty', async () => {
  const [maya, sam, zoe] = [await entered(server), await entered(server), await entered(server)]
  const ask = async ({ call }: typeof maya, times: number) => {
    const statuses = []
    for (let n = 0; n < times; n += 1) statuses.push((await call('POST', '/poses/from-picture')).status)
    return statuses
  }
  // Without a model there is no pose to be had, but asking is counted before that is known.
  expect(await ask(maya, 21)).toEqual([...Array.from({ length: 20 }, () => 409), 429])
  expect(await ask(sam, 1)).toEqual([409])
  await ask(sam, 19)
  expect(await ask(zoe, 1)).toEqual([429])
})
