import type { IncomingMessage, Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Admission, EventFeed, Identities } from '#application/realtime/ports.ts'
import { accountOf } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { placeOf } from '#domain/shared/place.ts'
import { readArrival } from './socket-handshake.ts'
import { type Connection, type Limits, openConnection } from './connection.ts'
import { openHub } from './hub.ts'
import type { Peer } from './peer.ts'
import { endings } from './refusals.ts'
import { openSeats } from './seats.ts'
import { openUpgrades, refuse, type Upgrades } from './upgrades.ts'

const realtimePath = '/v1/realtime'

export type RealtimeDeps = {
  readonly feed: EventFeed
  readonly identities: Identities
  readonly admission: Admission
  readonly peerOf: (request: IncomingMessage) => Peer
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly settings?: Partial<SocketSettings>
}

type SocketSettings = Limits & {
  /** How many connections there may be at once. */
  readonly connections: number
  /** How many of them from one place; undefined lifts it. */
  readonly perPlace: number | undefined
  /** How often connections are asked for a sign of life, in milliseconds. */
  readonly ping: number
}

const usual: SocketSettings = {
  messages: 32,
  waiting: 4 * 1024 * 1024,
  closing: 5000,
  ping: 25_000,
  // Some of the connections that the server takes are left for everything else.
  connections: 3072,
  // As many as an office behind one address has open.
  perPlace: 256,
}
const largestMessage = 64_000

export type Sockets = AsyncDisposable & {
  /** How many are connected right now. */
  count(): number
}

/** Serves the socket of the API on a server. Disposing it tells everybody that the server is stopping. */
export function attachRealtime(server: Server, deps: RealtimeDeps, upgrades: Upgrades = openUpgrades(server)): Sockets {
  const { feed, peerOf, log } = deps
  const settings = { ...usual, ...deps.settings }
  const connections = new Set<Connection>()
  // Frames are small and many: compressing each costs more time than it saves.
  const handshake = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: largestMessage,
  })
  const seats = openSeats(settings.connections, settings.perPlace ?? settings.connections)
  let accountChanges = 0
  let emptied: (() => void) | undefined

  const hub = openHub({
    overflow: startOver,
    delivered(event) {
      const account = accountOf(event)
      if (account === undefined) return
      accountChanges += 1
      for (const connection of connections) if (connection.userId === account) connection.review()
    },
  })
  const connectionDeps = { ...deps, hub, limits: settings, accountChanges: () => accountChanges }

  /** Clients come back by themselves and read again; quietly going on would leave them with what is no longer so. */
  function startOver(): void {
    log.warn({ connections: connections.size }, 'realtime events may have been missed, connections start over')
    hub.clear()
    for (const connection of connections) connection.end(endings.gap)
  }

  upgrades.set(realtimePath, (request, socket, head) => {
    const peer = peerOf(request)
    const leave = seats.take(placeOf(peer.ip))
    if (!leave) return refuse(socket, '429 Too Many Requests')
    socket.once('close', leave)
    return handshake.handleUpgrade(request, socket, head, (client) => {
      const connection = openConnection(client, readArrival(request, peer), connectionDeps)
      connections.add(connection)
      client.once('close', () => {
        connections.delete(connection)
        if (connections.size === 0) emptied?.()
      })
    })
  })
  const listening = feed.listen({ event: (event) => hub.publish(event), gap: startOver })
  const pulse = setInterval(() => {
    for (const connection of connections) connection.probe()
  }, settings.ping)

  return {
    count: () => connections.size,
    async [Symbol.asyncDispose]() {
      upgrades.delete(realtimePath)
      clearInterval(pulse)
      listening[Symbol.dispose]()
      hub.clear()
      for (const connection of connections) connection.end(endings.stopping)
      if (connections.size > 0) await new Promise<void>((done) => (emptied = done))
    },
  }
}
