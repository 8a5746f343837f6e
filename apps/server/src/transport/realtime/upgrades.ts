import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { endSocket } from '#transport/http/protocol/end-socket.ts'
import { hasOneHost } from '#transport/http/protocol/host-header.ts'

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The addresses at which a connection may turn into something else than HTTP, each with what it turns into. */
export type Upgrades = Map<string, UpgradeHandler>

/**
 * Hands a request to upgrade to whom it belongs. At any other address the wish is ignored and the request is
 * answered like every other, as HTTP wants it (a curl that offers HTTP/2 is one of them), and so is one that `isWelcome`
 * does not take.
 */
export function openUpgrades(server: Server, isWelcome: (request: IncomingMessage) => boolean = () => true): Upgrades {
  const routes: Upgrades = new Map()
  const handlerOf = (request: IncomingMessage) =>
    isWelcome(request) ? routes.get(request.url?.split('?', 1)[0] ?? '') : undefined
  // An option of `createServer` in Node; the server reads it anew for each request.
  Object.assign(server, { shouldUpgradeCallback: (request: IncomingMessage) => handlerOf(request) !== undefined })
  server.on('upgrade', (request, socket, head) => {
    const handler = handlerOf(request)
    if (!handler) return void socket.destroy()
    if (!hasOneHost(request)) return refuse(socket, '400 Bad Request')
    return handler(request, socket, head)
  })
  return routes
}

/** Answers the wish to upgrade as HTTP, and ends the connection. */
export function refuse(socket: Duplex, status: string): void {
  endSocket(socket, `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
