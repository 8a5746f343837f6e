import { once } from 'node:events'
import { createServer as createHttp, request as send } from 'node:http'
import { connect, createServer as createTcp, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Stands before a service and does to it what networks and services do. */
export type Gate<Mode extends string> = AsyncDisposable & {
  readonly port: number
  set(mode: Mode): void
}

/** Before PostgreSQL. `silent`: nothing passes and nothing is refused, as behind a cable that was pulled. */
export async function databaseGate(target: () => number): Promise<Gate<'open' | 'silent' | 'cut'>> {
  let mode: 'open' | 'silent' | 'cut' = 'open'
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createTcp((client) => {
    const onwards = connect({ host: '127.0.0.1', port: target() })
    const pair = [client, onwards] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [onwards, client] as const]) {
      from.on('data', (bytes) => {
        // What came while nothing passes is lost with the connection, as in a network that drops it.
        if (mode === 'open') to.write(bytes)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
    if (mode === 'cut') client.destroy()
  })
  const port = await listening(server)
  return {
    port,
    set(next) {
      const before = mode
      mode = next
      // A stream out of which a part is missing cannot go on.
      if (next === 'cut' || (next === 'open' && before === 'silent')) {
        for (const [client, onwards] of pairs) {
          client.destroy()
          onwards.destroy()
        }
      }
    },
    async [Symbol.asyncDispose]() {
      for (const [client, onwards] of pairs) {
        client.destroy()
        onwards.destroy()
      }
      server.close()
    },
  }
}

/** Before S3. `busy`: it answers 503 and asks to slow down. `slow`: it answers late. */
export async function storeGate(target: string): Promise<Gate<'open' | 'busy' | 'slow'>> {
  let mode: 'open' | 'busy' | 'slow' = 'open'
  const { hostname: host, port: to } = new URL(target)
  const server = createHttp((asked, answer) => {
    if (mode === 'busy') {
      asked.resume()
      answer.writeHead(503, { 'content-type': 'application/xml' })
      answer.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>')
      return
    }
    void (async () => {
      if (mode === 'slow') await wait(2000)
      const onwards = send({ host, port: to, method: asked.method, path: asked.url, headers: asked.headers })
      onwards.on('response', (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(answer)
      })
      onwards.on('error', () => answer.destroy())
      asked.pipe(onwards)
    })()
  })
  const port = await listening(server)
  return {
    port,
    set(next) {
      mode = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
