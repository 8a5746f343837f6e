import { once } from 'node:events'
import { WebSocketServer } from 'ws'

/** The least that can be done with the same library, as something to measure against: a frame to every socket. */
export async function bareSockets() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    send(frame: Buffer) {
      for (const client of server.clients) client.send(frame, { binary: false })
    },
    async [Symbol.asyncDispose]() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
