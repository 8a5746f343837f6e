import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export type Balancer = AsyncDisposable & { readonly url: string }

/** How long a node that did not answer is passed over. */
const rest = 1000

/**
 * A small balancer for development: one node after the other, those that refuse a connection passed over for a moment,
 * sockets included. For a service take Caddy, nginx, HAProxy or what the cloud has.
 */
export async function startBalancer(nodes: () => readonly string[], port = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const restingUntil = new Map<string, number>()
  const sockets = new Set<Duplex>()
  let turn = 0

  /** All of them, the one whose turn it is first, those that rest last. */
  function inTurn(): readonly URL[] {
    const all = nodes()
    turn = (turn + 1) % Math.max(1, all.length)
    const ordered = [...all.slice(turn), ...all.slice(0, turn)]
    const isResting = (node: string) => (restingUntil.get(node) ?? 0) > Date.now()
    return ordered.toSorted((a, b) => Number(isResting(a)) - Number(isResting(b))).map((node) => new URL(node))
  }

  function headersOf(asked: IncomingMessage) {
    const before = asked.headers['x-forwarded-for']
    const from = asked.socket.remoteAddress ?? ''
    return {
      ...asked.headers,
      'x-forwarded-for': before ? `${String(before)}, ${from}` : from,
      'x-forwarded-proto': 'http',
    }
  }

  function pass(asked: IncomingMessage, answer: ServerResponse, [node, ...others]: readonly URL[]): void {
    if (!node) return void answer.writeHead(502, { 'content-type': 'text/plain' }).end('No node answers.')
    const { method, url: path } = asked
    const { hostname: host, port: to } = node
    const onwards = send({ agent, host, port: to, method, path, headers: headersOf(asked) })
    let isSent = false
    onwards.once('socket', (socket) => {
      // What is read of the body cannot be read again for another node: so it waits for the connection.
      const begin = () => {
        isSent = true
        asked.pipe(onwards)
      }
      if (socket.connecting) socket.once('connect', begin)
      else begin()
    })
    onwards.once('response', (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
      found.once('error', () => answer.destroy())
    })
    onwards.once('error', () => {
      restingUntil.set(node.origin, Date.now() + rest)
      if (!isSent) return pass(asked, answer, others)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502, { 'content-type': 'text/plain' }).end('The node has gone away.')
    })
    answer.once('close', () => onwards.destroy())
  }

  function upgrade(asked: IncomingMessage, client: Duplex, head: Buffer, [node, ...others]: readonly URL[]): void {
    if (!node) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    const onwards: Socket = connect({ host: node.hostname, port: Number(node.port) })
    let isOpen = false
    onwards.once('connect', () => {
      isOpen = true
      const lines = Object.entries(headersOf(asked)).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => `${name}: ${one}`),
      )
      onwards.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onwards.write(head)
      client.pipe(onwards).pipe(client)
    })
    onwards.once('error', () => {
      restingUntil.set(node.origin, Date.now() + rest)
      if (isOpen) client.destroy()
      else upgrade(asked, client, head, others)
    })
    onwards.once('close', () => isOpen && client.destroy())
    client.once('close', () => onwards.destroy())
    client.on('error', () => onwards.destroy())
  }

  const server = createServer((asked, answer) => pass(asked, answer, inTurn()))
  server.on('upgrade', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    sockets.add(client)
    client.once('close', () => sockets.delete(client))
    upgrade(asked, client, head, inTurn())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
