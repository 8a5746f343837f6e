import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { WebSocket, WebSocketServer } from 'ws'
import type { OpenLedger } from '#application/ledger/ports.ts'
import { ledgerPath } from '#transport/http/routes/ledger.ts'
import { sameOrigin } from '#transport/http/protocol/same-origin.ts'
import { ledgerConversation } from './ledger-conversation.ts'
import { refuse, type Upgrades } from './upgrades.ts'

type Deps = {
  readonly open: OpenLedger
  readonly publicUrl: string | undefined
  readonly log: FastifyBaseLogger
}

const largestMessage = 16 * 1024
const maxConnections = 256
const pulse = 25_000
const closing = 2000

/** Subscriptions to the ledger, at the same address as its calls. Disposing it says that the server is stopping. */
export function serveLedgerSocket(upgrades: Upgrades, { open, publicUrl, log }: Deps): AsyncDisposable {
  const isOwn = sameOrigin(publicUrl)
  const answering = new Map<WebSocket, boolean>()
  const handshake = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: largestMessage,
  })
  let emptied: (() => void) | undefined

  upgrades.set(ledgerPath, (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isOwn(request.headers)) return refuse(socket, '403 Forbidden')
    if (answering.size >= maxConnections) return refuse(socket, '503 Service Unavailable')
    handshake.handleUpgrade(request, socket, head, welcome)
  })

  function welcome(client: WebSocket): void {
    answering.set(client, true)
    const conversation = ledgerConversation({ open, log, send: (text) => send(client, text) })
    client.on('message', (data: Buffer) => conversation.receive(data.toString()))
    client.on('pong', () => answering.set(client, true))
    client.on('error', (err) => log.debug({ err }, 'connection to the ledger broke'))
    client.once('close', () => {
      conversation[Symbol.dispose]()
      answering.delete(client)
      if (answering.size === 0) emptied?.()
    })
  }

  const beat = setInterval(() => {
    for (const [client, answers] of answering) {
      if (!answers) client.terminate()
      answering.set(client, false)
      client.ping()
    }
  }, pulse)

  return {
    async [Symbol.asyncDispose]() {
      upgrades.delete(ledgerPath)
      clearInterval(beat)
      if (answering.size === 0) return
      for (const client of answering.keys()) client.close(1001, 'The server is stopping.')
      const cut = setTimeout(() => {
        for (const client of answering.keys()) client.terminate()
      }, closing)
      await new Promise<void>((done) => (emptied = done))
      clearTimeout(cut)
    },
  }
}

const maxWaiting = 1024 * 1024

/** A client that does not read what it is sent is cut off. */
function send(client: WebSocket, text: string): void {
  if (client.readyState !== WebSocket.OPEN) return
  if (client.bufferedAmount > maxWaiting) client.terminate()
  else client.send(text)
}
