import { connect, type Socket } from 'node:net'

export type Request = {
  readonly method?: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A client that does next to nothing, so that it is the server which is measured. */
export type Load = Disposable & {
  /** Makes that many requests over all connections; each connection waits for its answer. How many milliseconds each took. */
  send(count: number, request: (index: number) => Request): Promise<readonly number[]>
}

export async function openLoad(url: string, connections: number): Promise<Load> {
  const { hostname, port, host } = new URL(url)
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      await new Promise<void>((done, failed) => socket.once('connect', done).once('error', failed))
      return socket
    }),
  )
  return {
    async send(count, request) {
      let next = 0
      const times: number[] = []
      await Promise.all(
        sockets.map(async (socket) => {
          while (next < count) {
            const text = textOf(host, request(next++))
            const sent = performance.now()
            await exchange(socket, text)
            times.push(performance.now() - sent)
          }
        }),
      )
      return times
    },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function textOf(host: string, { method = 'GET', path, headers = {}, body = '' }: Request): string {
  const all = { host, ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

function exchange(socket: Socket, text: string): Promise<void> {
  return new Promise((done, failed) => {
    let wanted = Number.POSITIVE_INFINITY
    let seen = 0
    const read = (part: Buffer) => {
      seen += part.length
      if (wanted === Number.POSITIVE_INFINITY) {
        const head = part.toString('latin1', 0, Math.min(part.length, 2048))
        const end = head.indexOf('\r\n\r\n')
        const length = /content-length: (\d+)/i.exec(head)?.[1]
        if (end === -1 || length === undefined || !head.startsWith('HTTP/1.1 20')) {
          socket.off('data', read)
          failed(new Error(`Not an answer that is understood here: ${head.slice(0, 400)}`))
          return
        }
        wanted = end + 4 + Number(length)
      }
      if (seen < wanted) return
      socket.off('data', read)
      done()
    }
    socket.on('data', read)
    socket.write(text)
  })
}
