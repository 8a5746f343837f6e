import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { accountChannels, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'
import { Fault } from '#domain/shared/fault.ts'
import { guest, socketWorld, user } from './testing/socket-world.ts'

const documents = 'project=eidolon&channels%5B%5D=documents'

describe('a new connection', () => {
  it('[RT-7] learns its channels, and that nobody is signed in', async () => {
    await using world = await socketWorld()
    const guest = world.connect(
      'project=eidolon&channels[]=account&channels[1]=files&channels=documents&channels[]=files',
    )
    expect(await guest.next()).toEqual({
      type: 'connected',
      data: { channels: ['documents', 'account', 'files'], user: null },
    })
  })

  it('[RT-7] is told whose cookie it came with', async () => {
    await using world = await socketWorld()
    world.signIn('secret', 'maya')
    const maya = world.connect('project=eidolon&channels[]=account&channels[]=account.omar', {
      headers: { cookie: 's=secret' },
    })
    expect(await maya.next()).toEqual({
      type: 'connected',
      data: { channels: ['account', 'account.maya'], user: { $id: 'maya' } },
    })
  })

  it('[RT-7] takes the project from a header when the address names none', async () => {
    await using world = await socketWorld()
    const guest = world.connect('channels[]=files', { headers: { 'x-appwrite-project': 'eidolon' } })
    expect(await guest.next()).toMatchObject({ type: 'connected' })
  })

  it.each([
    ['', {}, 'Missing or unknown project ID'],
    ['project=other&channels[]=files', {}, 'Missing or unknown project ID'],
    ['project=eidolon', {}, 'Missing channels'],
    ['project=eidolon&channels[]=account.omar&channels[]=', {}, 'Missing channels'],
    [documents, { origin: 'https://evil.example:8080' }, foreign('evil.example')],
    [documents, { referer: 'https://evil.example/page' }, foreign('evil.example')],
    [documents, { origin: 'null' }, foreign('null')],
  ])('[RT-10] %s %o is refused', async (query, headers, message) => {
    await using world = await socketWorld()
    const client = world.connect(query, { headers })
    expect(await client.next()).toEqual({ type: 'error', data: { code: 1008, message } })
    expect(await client.closed).toMatchObject({ code: 1008 })
  })

  it('[RT-20] listens to at most a hundred channels', async () => {
    await using world = await socketWorld()
    const asking = (channels: number) =>
      world.connect(`project=eidolon&${Array.from({ length: channels }, (_, n) => `channels[]=c${n}`).join('&')}`)
    expect(await asking(100).next()).toMatchObject({ type: 'connected' })
    const greedy = asking(900)
    expect(await greedy.next()).toEqual({ type: 'error', data: { code: 1008, message: 'At most 100 channels' } })
    expect(await greedy.closed).toMatchObject({ code: 1008 })
  })

  it('[RT-21] takes a seat, of which there are so many in all and for one place', async () => {
    const peerOf = ({ headers }: IncomingMessage) => ({ ip: String(headers['x-from']), origin: 'http://127.0.0.1' })
    await using world = await socketWorld({ peerOf, settings: { connections: 3, perPlace: 2 } })
    const from = (ip: string) => world.connect(documents, { headers: { 'x-from': ip } })
    const told = async (ip: string) => (await from(ip).next()).type
    expect([await told('2001:db8::1'), await told('2001:db8::2')]).toEqual(['connected', 'connected'])
    expect(await from('2001:db8::3').closed).toMatchObject({ code: 1006 })
    expect(await told('192.0.2.1')).toBe('connected')
    expect(await from('192.0.2.2').closed).toMatchObject({ code: 1006 })
  })

  it('[RT-10] may come from a page of the installation or of one of its platforms', async () => {
    await using world = await socketWorld()
    for (const origin of [`http://127.0.0.1:${world.port}`, 'https://studio.example']) {
      expect(await world.connect(documents, { headers: { origin } }).next()).toMatchObject({ type: 'connected' })
    }
  })

  it('[RT-11] is refused when its address has connected too often', async () => {
    const admission = { isProject: () => true, allowsPage: () => true, mayConnect: async () => false }
    await using world = await socketWorld({ admission })
    const client = world.connect(documents)
    expect(await client.next()).toEqual({ type: 'error', data: { code: 1013, message: 'Too many requests' } })
    expect(await client.closed).toMatchObject({ code: 1013 })
  })

  it('says what is wrong with a token, and nothing about a failure of ours', async () => {
    for (const [problem, data, code] of [
      [new Fault('general_bad_request'), { code: 400 }, 1008],
      [new Error('password of the database'), { code: 500, message: 'Server Error' }, 1011],
    ] as const) {
      const resolveCaller = () => Promise.reject(problem)
      const identities = { resolveCaller, resolveSession: resolveCaller }
      await using world = await socketWorld({ identities })
      const client = world.connect(documents)
      expect(await client.next()).toMatchObject({ type: 'error', data })
      expect(await client.closed).toMatchObject({ code })
    }
  })
})

describe('an open connection', () => {
  it('[RT-8] [RT-9] hears as a guest what all may hear, and more once it has said who it is', async () => {
    await using world = await socketWorld()
    world.signIn('secret', 'maya')
    const client = world.connect(`${documents}&channels[]=account`)
    await client.next()
    world.tell(event('for maya', ['user:maya']))
    world.tell(event('for all', ['any']))
    expect(await client.next()).toMatchObject({ type: 'event', data: { timestamp: 'for all' } })
    client.send({ type: 'authentication', data: { session: 'secret' } })
    expect(await client.next()).toEqual({
      type: 'response',
      data: { to: 'authentication', success: true, user: { $id: 'maya' } },
    })
    world.tell(event('for guests', ['guests']))
    world.tell(event('for maya', ['user:maya', 'any']))
    world.tell({ ...event('her account', ['user:maya']), channels: accountChannels('maya') })
    expect(await client.next()).toMatchObject({ data: { timestamp: 'for maya' } })
    expect(await client.next()).toMatchObject({ data: { timestamp: 'her account' } })
  })

  it('[RT-9] [RT-18] answers what it cannot use and stays', async () => {
    await using world = await socketWorld()
    const client = world.connect(documents)
    await client.next()
    client.send({ type: 'authentication', data: { session: 'wrong' } })
    expect(await client.next()).toEqual({ type: 'error', data: { code: 1003, message: 'Session is not valid.' } })
    client.send('nonsense')
    expect(await client.next()).toMatchObject({ data: { code: 1003, message: 'Message format is not valid.' } })
    client.send({ type: 'ping' })
    expect(await client.next()).toEqual({ type: 'pong' })
    world.tell(event('still here', ['guests']))
    expect(await client.next()).toMatchObject({ data: { timestamp: 'still here' } })
  })

  it('[RT-11] may send 32 messages a minute, and stays when it sends more', async () => {
    await using world = await socketWorld()
    const client = world.connect(documents)
    await client.next()
    for (let n = 0; n < 33; n++) client.send({ type: 'ping' })
    for (let n = 0; n < 32; n++) expect(await client.next()).toEqual({ type: 'pong' })
    expect(await client.next()).toEqual({ type: 'error', data: { code: 1013, message: 'Too many messages.' } })
    world.pass(60_000)
    client.send({ type: 'ping' })
    expect(await client.next()).toEqual({ type: 'pong' })
  })

  it('[RT-11] may not send more than 64,000 bytes at once', async () => {
    await using world = await socketWorld()
    const client = world.connect(documents)
    await client.next()
    client.send('x'.repeat(64_000))
    expect(await client.next()).toMatchObject({ data: { code: 1003 } })
    client.send('x'.repeat(64_001))
    expect(await client.closed).toMatchObject({ code: 1009 })
  })

  it('[RT-12] is asked for a sign of life, and cut off when it gives none', async () => {
    await using world = await socketWorld({ settings: { ping: 20 } })
    const alive = world.connect(documents)
    const dead = world.connect(documents, { autoPong: false })
    await once(alive.client, 'ping')
    expect(await dead.closed).toMatchObject({ code: 1006 })
    await once(alive.client, 'ping')
    expect(alive.client.readyState).toBe(alive.client.OPEN)
  })

  it('[RT-13] is closed with a reason when it does not take what it is sent, and nobody waits for it', async () => {
    await using world = await socketWorld({ settings: { waiting: 100_000 } })
    const slow = world.connect(documents)
    const quick = world.connect(documents)
    await Promise.all([slow.next(), quick.next()])
    slow.client.pause()
    const text = 'x'.repeat(50_000)
    // The system's own buffers have to fill up first.
    for (let n = 0; n < 400; n++) {
      world.tell({ ...event(`${n}`, ['any']), payload: { text } })
      expect(await quick.next()).toMatchObject({ data: { timestamp: `${n}` } })
    }
    slow.client.resume()
    let last = await slow.next()
    while (last.type === 'event') last = await slow.next()
    expect(last).toMatchObject({ type: 'error', data: { code: 1013 } })
    expect(await slow.closed).toMatchObject({ code: 1013 })
  })

  it('[RT-14] hears of the end of its session and is closed; other sessions stay', async () => {
    await using world = await socketWorld()
    world.signIn('one', 'maya')
    world.signIn('two', 'omar')
    const maya = world.connect('project=eidolon&channels[]=account', { headers: { cookie: 's=one' } })
    const omar = world.connect('project=eidolon&channels[]=account', { headers: { cookie: 's=two' } })
    await Promise.all([maya.next(), omar.next()])
    world.sessions.delete('one')
    world.tell(accountEvent('maya', 'delete'))
    expect(await maya.next()).toMatchObject({ type: 'event', data: { timestamp: 'delete' } })
    expect(await maya.closed).toMatchObject({ code: 3000 })
    world.tell(accountEvent('omar', 'update'))
    expect(await omar.next()).toMatchObject({ type: 'event', data: { timestamp: 'update' } })
  })

  it('[RT-14] is closed when its session runs out', async () => {
    await using world = await socketWorld({ settings: { ping: 20 } })
    world.signIn('one', 'maya', '2026-11-14T11:00:00.000+00:00')
    const maya = world.connect(documents, { headers: { cookie: 's=one' } })
    await once(maya.client, 'ping')
    world.pass(3_600_000)
    expect(await maya.closed).toMatchObject({ code: 3000 })
  })

  it('[RT-14] hears by the roles its user has now', async () => {
    await using world = await socketWorld()
    world.signIn('one', 'maya')
    const maya = world.connect(`${documents}&channels[]=account`, { headers: { cookie: 's=one' } })
    await maya.next()
    world.sessions.set('one', user('maya', undefined, ['editor']))
    world.tell(accountEvent('maya', 'labels'))
    await maya.next()
    // The look-up answers within the same turn of the event loop here.
    await new Promise(setImmediate)
    world.tell(event('for editors', ['label:editor']))
    expect(await maya.next()).toMatchObject({ data: { timestamp: 'for editors' } })
  })

  it('[RT-14] does not outlive a session that ended while it was being looked up', async () => {
    let answer = (): void => {}
    const looking = new Promise<void>((done) => (answer = done))
    const found = [user('maya')]
    await using world = await socketWorld({
      identities: {
        resolveCaller: () => looking.then(() => found.shift() ?? guest),
        resolveSession: async () => undefined,
      },
    })
    const client = world.connect(documents)
    await once(client.client, 'open')
    world.tell(accountEvent('maya', 'delete'))
    answer()
    expect(await client.closed).toMatchObject({ code: 3000 })
  })

  it('[RT-6] is closed, to come back, when events may have been missed', async () => {
    await using world = await socketWorld()
    const client = world.connect(documents)
    await client.next()
    world.gap()
    expect(await client.closed).toMatchObject({ code: 1012, reason: expect.stringContaining('missed') })
    expect(await world.connect(documents).next()).toMatchObject({ type: 'connected' })
  })

  it('[RT-15] is closed when the server stops, and one that does not answer is cut off', async () => {
    await using world = await socketWorld({ settings: { closing: 50 } })
    const client = world.connect(documents)
    const stuck = world.connect(documents)
    await Promise.all([client.next(), stuck.next()])
    stuck.client.pause()
    await world.stop()
    expect(await client.closed).toMatchObject({ code: 1001 })
  })
})

it('[RT-16] leaves a wish to upgrade elsewhere to those who answer plain requests', async () => {
  await using world = await socketWorld()
  const headers = { connection: 'upgrade', upgrade: 'h2c' }
  const asked = request({ port: world.port, path: '/v1/health', headers }).end()
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode).toBe(200)
  answer.resume()
})

function event(name: string, audience: readonly string[]): RealtimeEvent {
  return { events: ['e'], channels: ['documents'], timestamp: name, payload: {}, audience }
}

function accountEvent(userId: string, name: string): RealtimeEvent {
  const events = eventNames([['users', userId]], 'update', 'name')
  return { events, channels: accountChannels(userId), timestamp: name, payload: {}, audience: [`user:${userId}`] }
}

function foreign(host: string): string {
  return `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`
}
