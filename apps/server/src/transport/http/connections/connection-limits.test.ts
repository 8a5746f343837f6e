import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { addressKinds, type ConnectionLimits, limitConnections, usualLimits } from './connection-limits.ts'

const [attacker, other, visitor, local, proxy] = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.8', '127.0.0.9']
const kinds = new Map<string, 'private' | 'trusted'>([
  [local, 'private'],
  [proxy, 'trusted'],
])

/** A server with small limits, at which 127.0.0.8 is a private address and 127.0.0.9 a trusted proxy. */
async function world(limits: Partial<ConnectionLimits> = {}) {
  const held: ServerResponse[] = []
  let [closed, heard] = [0, () => {}]
  const server = createServer((request, response) => {
    if (request.url !== '/hold') return void response.end('here')
    held.push(response)
    return heard()
  })
  const small = { max: 6, reserve: 2, perRange: 3, perPrivateAddress: 4, ...limits }
  limitConnections(
    server,
    small,
    (address) => kinds.get(address) ?? 'public',
    () => (closed += 1),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const port = typeof place === 'object' ? (place?.port ?? 0) : 0
  const sockets: Socket[] = []

  /** Resolves once the server has seen it: it sees them in the order in which they are opened. */
  async function open(localAddress: string): Promise<Socket> {
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    sockets.push(socket)
    socket.on('error', () => {})
    await Promise.race([once(server, 'connection'), once(socket, 'close')])
    return socket
  }

  return {
    open,
    held,
    closed: () => closed,
    /** The kind of answer that a new request gets; an empty text where the connection is closed instead. */
    async ask(socket: Socket): Promise<string> {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
      const [bytes = ''] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])
      return String(bytes).slice(0, 12)
    },
    /** A request that the server hasn't answered yet. */
    async hold(from: string): Promise<Socket> {
      const socket = await open(from)
      const arrived = new Promise<void>((done) => (heard = done))
      socket.write('GET /hold HTTP/1.1\r\nhost: x\r\n\r\n')
      await arrived
      return socket
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
const served = 'HTTP/1.1 200'

it('[SRV-105] closes the oldest idle connection of an address that has too many', async () => {
  await using server = await world()
  const first = await server.open(attacker)
  const ended = once(first, 'close')
  first.resume()
  const later = [await server.open(attacker), await server.open(attacker), await server.open(attacker)]
  await ended
  for (const socket of later) expect(await server.ask(socket)).toBe(served)
  expect(server.closed()).toBe(1)
})

it('[SRV-105] refuses an address whose connections are all busy, and nobody else', async () => {
  await using server = await world()
  for (let n = 0; n < 3; n++) await server.hold(attacker)
  expect(await server.ask(await server.open(attacker))).toBe('')
  expect(await server.ask(await server.open(visitor))).toBe(served)
  server.held[0]?.end()
  expect(server.closed()).toBe(1)
})

it('[SRV-105] keeps a connection in its place while headers come slowly', async () => {
  await using server = await world()
  const slow = await server.open(attacker)
  slow.resume().write('GET / HTTP/1.1\r\nhost: x\r\n')
  const ended = once(slow, 'close')
  for (let n = 0; n < 3; n++) await server.open(attacker)
  await ended
  expect(server.closed()).toBe(1)
})

it('[SRV-105] gives trusted proxies the whole server, private addresses most of it and others an eighth', async () => {
  await using server = await world()
  for (let n = 0; n < 6; n++) await server.hold(proxy)
  expect(server.closed()).toBe(0)
  const kindOf = addressKinds(['203.0.113.0/24'])
  expect(['203.0.113.9', '127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.1', 'fd00::1'].map(kindOf)).toEqual([
    'trusted',
    ...Array<string>(5).fill('private'),
  ])
  expect(['198.51.100.1', '172.32.0.1', '2001:db8::1', '::ffff:198.51.100.1'].map(kindOf)).toEqual(
    Array<string>(4).fill('public'),
  )
  expect(usualLimits).toMatchObject({ max: 4096, perPrivateAddress: 3072, perRange: 512 })
})

it('[SRV-106] a full server closes an idle connection of the most crowded address for a new one', async () => {
  await using server = await world()
  const crowd = await server.open(attacker)
  const ended = once(crowd.resume(), 'close')
  for (let n = 0; n < 2; n++) await server.open(attacker)
  for (let n = 0; n < 2; n++) await server.open(other)
  const idle = await server.open(local)
  expect(await server.ask(await server.open(visitor))).toBe(served)
  await ended
  expect(await server.ask(idle)).toBe(served)
})

it('[SRV-106] a full server of busy connections cuts off one of the most crowded address', async () => {
  await using server = await world()
  const [first] = [await server.hold(attacker), await server.hold(attacker), await server.hold(attacker)]
  const ended = once(first.resume(), 'close')
  for (const from of [other, other, local]) await server.hold(from)
  expect(await server.ask(await server.open(visitor))).toBe(served)
  await ended
})

it('[SRV-106] keeps places for health checks when every connection is busy and no address is crowded', async () => {
  await using server = await world({ perRange: 1 })
  for (const from of ['127.0.0.10', '127.0.0.11', '127.0.0.12', '127.0.0.13', '127.0.0.14', '127.0.0.15']) {
    await server.hold(from)
  }
  expect(await server.ask(await server.open(visitor))).toBe('')
  expect(await server.ask(await server.open(local))).toBe(served)
})
