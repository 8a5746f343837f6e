import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listener, type Message } from '#support/listener.ts'
import { sdkClient, secretOf, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'
import { authenticated, inside, leaveAll, subscribed } from '#support/subscribed.ts'

const env = { RATE_LIMITS: 'off' }
let server: Server
beforeAll(async () => {
  server = await startServer({ env })
})
afterAll(() => server[Symbol.asyncDispose]())

// The SDK tells of a lost connection there.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(async () => {
  await leaveAll()
  vi.restoreAllMocks()
})

describe('the SDK', () => {
  it('[RT-7] [RT-9] connects as a guest and says who it is by the session it keeps', async () => {
    const maya = await signedIn(server)
    const heard = await subscribed(maya, 'account')
    expect(inside(maya.client).lastMessage).toMatchObject({
      data: { to: 'authentication', success: true, user: { $id: maya.userId } },
    })
    await maya.account.updateName('Maya')
    expect(await heard.next()).toMatchObject({
      events: expect.arrayContaining([`users.${maya.userId}.update.name`, 'users.*.update', 'users.*']),
      channels: ['account', `account.${maya.userId}`],
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      payload: { $id: maya.userId, name: 'Maya' },
    })
  })

  it('[RT-8] hears of its own account and of nobody else', async () => {
    const [maya, omar] = [await signedIn(server), await signedIn(server)]
    const [first, second] = [await subscribed(maya, 'account'), await subscribed(omar, 'account')]
    await maya.account.updateName('Maya')
    await omar.account.updateName('Omar')
    expect(await first.next()).toMatchObject({ payload: { name: 'Maya' } })
    expect(await second.next()).toMatchObject({ payload: { name: 'Omar' } })
    expect([first.unread(), second.unread()]).toEqual([0, 0])
  })

  it('[RT-14] is let go when its session ends, and comes back as a guest', async () => {
    const maya = await signedIn(server)
    const heard = await subscribed(maya, 'account')
    await maya.account.deleteSession('current')
    expect(await heard.next()).toMatchObject({ events: expect.arrayContaining(['users.*.sessions.*.delete']) })
    await expect.poll(() => inside(maya.client).lastMessage).toMatchObject({ type: 'connected', data: { user: null } })
  })

  it('[RT-6] [RT-15] comes back by itself after the server was started anew, and hears again', async () => {
    await using first = await startServer({ env })
    const maya = await signedIn(first)
    const heard = await subscribed(maya, 'account')
    const { port } = new URL(first.url)
    await first.kill()
    await expect.poll(() => inside(maya.client).socket?.readyState).toBe(WebSocket.CLOSED)
    inside(maya.client).lastMessage = undefined
    await using second = await startServer({ env: { ...env, PORT: port }, dataDir: first.dataDir })
    expect(second.url).toBe(first.url)
    await authenticated(maya)
    await maya.account.updateName('Maya again')
    expect(await heard.next()).toMatchObject({ payload: { name: 'Maya again' } })
  })

  it('[RT-10] does not come back after it was refused', async () => {
    const maya = sdkClient(server)
    maya.client.setProject('another')
    const sockets = vi.spyOn(globalThis, 'WebSocket')
    maya.client.subscribe('files', () => {})
    await expect.poll(() => inside(maya.client).socket?.readyState).toBe(WebSocket.CLOSED)
    expect(inside(maya.client).lastMessage).toEqual({
      type: 'error',
      data: { code: 1008, message: 'Missing or unknown project ID' },
    })
    // Otherwise it would have said in how many seconds it tries again.
    expect(vi.mocked(console.error).mock.calls.filter(([text]) => String(text).includes('Reconnect'))).toEqual([])
    expect(sockets).toHaveBeenCalledOnce()
  })
})

describe('a bare socket', () => {
  it('[RT-7] speaks for the account of its cookie, or of the header that stands for it', async () => {
    const maya = await signedIn(server)
    const secret = secretOf(maya)
    for (const headers of [
      { cookie: `a_session_eidolon=${secret}` },
      { cookie: `a_session_eidolon_legacy=${secret}` },
      { 'x-appwrite-session': secret },
    ]) {
      const heard = listener(server, ['account'], headers)
      expect(await heard.next()).toEqual({
        type: 'connected',
        data: { channels: ['account', `account.${maya.userId}`], user: await maya.account.get() },
      })
      heard.close()
    }
    const guest = listener(server, ['account'], { cookie: 'a_session_eidolon=nonsense' })
    expect(await guest.next()).toEqual({ type: 'connected', data: { channels: ['account'], user: null } })
    guest.close()
  })

  it('[RT-10] is refused from a foreign page, with whichever cookie', async () => {
    const secret = secretOf(await signedIn(server))
    const headers = { cookie: `a_session_eidolon=${secret}`, origin: 'https://evil.example' }
    const heard = listener(server, ['account'], headers)
    expect(await heard.next()).toMatchObject({
      type: 'error',
      data: { code: 1008, message: expect.stringContaining('Invalid Origin. Register your new client (evil.example)') },
    })
    expect(await heard.closed).toMatchObject({ code: 1008 })
  })

  it('[RT-11] may be opened 128 times a minute from one address', async () => {
    await using limited = await startServer()
    // A slow machine may not open as many within one minute, and goes on into the next: each has its own 128.
    const minute = () => Math.floor(Date.now() / 60_000)
    const first = minute()
    const messages: Message[] = []
    while (messages.every(({ type }) => type === 'connected')) {
      const some = Array.from({ length: 32 }, () => listener(limited, ['files']))
      messages.push(...(await Promise.all(some.map((each) => each.next()))))
      for (const each of some) each.close()
    }
    const accepted = messages.filter(({ type }) => type === 'connected')
    const refused = messages.filter(({ type }) => type === 'error')
    expect(accepted.length).toBeGreaterThanOrEqual(128)
    expect(accepted.length).toBeLessThanOrEqual(128 * (minute() - first + 1))
    expect(refused[0]?.data).toEqual({ code: 1013, message: 'Too many requests' })
  })
})

it('[RT-15] a server that stops says so', async () => {
  const stopping = await startServer({ env })
  const heard = listener(stopping, ['files'])
  await heard.next()
  expect(await stopping.stop()).toBe(0)
  expect(await heard.closed).toMatchObject({ code: 1001 })
})

it('[RT-16] an address without a socket answers a wish for one as any other request', async () => {
  const answer = await fetch(`${server.url}/v1/realtime`)
  expect(answer.status).toBe(404)
})
