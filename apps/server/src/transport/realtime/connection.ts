import type { UserId } from '@eidolon/contract/ids.ts'
import { faults } from '@eidolon/contract/faults.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Admission, Identities, Identity } from '#application/realtime/ports.ts'
import { rolesOf } from '#domain/accounts/caller.ts'
import { effectiveChannels } from '#domain/realtime/channel.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type SocketHandshake, refusalOf } from './socket-handshake.ts'
import { authenticatedFrame, connectedFrame, errorFrame, type SocketFrame, pongFrame } from './frames.ts'
import type { Hub, Seat } from './hub.ts'
import { messageWindow } from './message-window.ts'
import { readMessage } from './messages.ts'
import { endings, type Refusal, refusals } from './refusals.ts'

export type Connection = {
  readonly userId: UserId | undefined
  /** Looks again at whom it speaks for, and ends it when that is over. */
  review(): void
  /** Ends what no longer answers or may no longer be, and asks the rest for a sign of life. */
  probe(): void
  end(ending: Ending): void
  cut(): void
}

type Ending = { readonly code: number; readonly reason: string }

export type ConnectionDeps = {
  readonly admission: Admission
  readonly identities: Identities
  readonly hub: Hub
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly limits: Limits
  /** How many changes to accounts this node has heard of. */
  readonly accountChanges: () => number
}

export type Limits = {
  /** Per connection and minute; undefined lifts it. */
  readonly messages: number | undefined
  /** Bytes that may wait for a connection before it counts as too slow. */
  readonly waiting: number
  /** How long a connection may take to close once it was told to, in milliseconds. */
  readonly closing: number
}

const text = { binary: false }

/** One client, from the accepted upgrade to the end. */
export function openConnection(socket: WebSocket, arrival: SocketHandshake, deps: ConnectionDeps): Connection {
  const { admission, identities, hub, clock, log, limits, accountChanges } = deps
  const seat: Seat = { channels: [], roles: [], heard: 0, deliver: send }
  const mayMessage = messageWindow(limits.messages, clock)
  let identity: Identity | undefined
  let prove: () => Promise<Identity | undefined> = async () => undefined
  let answers = true
  let reviewing = false
  let closing = false
  // One thing after the other: a message that comes while the caller is being looked up waits for it.
  let last = admit().catch(fail)

  socket.on('message', receive)
  socket.on('pong', () => (answers = true))
  // The end follows by itself; a frame that is too large or broken is the client's doing.
  socket.on('error', (err) => log.debug({ err }, 'realtime connection broke'))
  socket.once('close', () => hub.place(seat, [], []))

  async function admit(): Promise<void> {
    const refusal = await refusalOf(arrival, admission)
    if (refusal) return refuse(refusal)
    await become(() => identities.resolveCaller(arrival.headers, arrival.ip), connected)
  }

  function connected(user: Identity['user']): void {
    send(connectedFrame(seat.channels, user))
  }

  function receive(data: RawData): void {
    if (closing) return
    if (!mayMessage()) return complain(refusals.tooManyMessages)
    const message = readMessage(Buffer.isBuffer(data) ? data.toString() : '')
    if (message.kind === 'refused') return complain(message.refusal)
    if (message.kind === 'ping') return send(pongFrame)
    last = last.then(() => authenticate(message.session)).catch(fail)
  }

  async function authenticate(secret: string): Promise<void> {
    const known = await become(
      () => identities.resolveSession(secret, arrival.ip),
      (user) => send(authenticatedFrame(user)),
    )
    if (!known) complain(refusals.session)
  }

  /** From here on it hears what this identity may hear. Nothing can come between taking it and saying so. */
  async function become(
    find: () => Promise<Identity | undefined>,
    say: (user: Identity['user']) => void,
  ): Promise<boolean> {
    const before = accountChanges()
    const found = await find()
    if (!found || closing) return found !== undefined
    prove = find
    take(found)
    say(found.user)
    // The account may have changed before this connection was registered for its events.
    if (accountChanges() !== before) await reviewNow()
    return true
  }

  function take(found: Identity): void {
    identity = found
    hub.place(seat, effectiveChannels(arrival.channels, userId()), rolesOf(found.caller))
  }

  /** Whoever has nothing to lose is not looked up again; a proof that no longer holds makes nobody a guest. */
  async function reviewNow(): Promise<void> {
    reviewing = false
    const user = userId()
    if (closing || user === undefined) return
    const now = await prove()
    if (closing || userId() !== user) return
    if (now?.caller.kind === 'user' && now.caller.userId === user) take(now)
    else end(endings.sessionEnded)
  }

  function send(frame: SocketFrame): void {
    if (closing) return
    if (socket.bufferedAmount <= limits.waiting) return socket.send(frame, text)
    log.warn({ ip: arrival.ip, user: userId(), waiting: socket.bufferedAmount }, 'realtime connection too slow')
    refuse(refusals.tooSlow)
  }

  function complain({ code, message }: Refusal): void {
    send(errorFrame(code, message))
  }

  /** The client decides by this frame, not by the code it is closed with, whether to come back. */
  function refuse({ code, message }: Refusal, closeCode = code): void {
    if (closing) return
    socket.send(errorFrame(code, message), text)
    end({ code: closeCode, reason: message })
  }

  function end({ code, reason }: Ending): void {
    if (closing) return
    closing = true
    hub.place(seat, [], [])
    // A reason has room for 123 bytes.
    socket.close(code, reason.slice(0, 120))
    const patience = setTimeout(() => socket.terminate(), limits.closing)
    socket.once('close', () => clearTimeout(patience))
  }

  function fail(err: unknown): void {
    if (err instanceof Fault) return refuse({ code: faults[err.type].status, message: err.message }, 1008)
    log.error({ err }, 'realtime connection failed')
    refuse({ code: 500, message: endings.failure.reason }, endings.failure.code)
  }

  function userId(): string | undefined {
    return identity?.caller.kind === 'user' ? identity.caller.userId : undefined
  }

  return {
    get userId() {
      return userId()
    },
    review() {
      if (reviewing) return
      reviewing = true
      last = last.then(reviewNow).catch(fail)
    },
    probe() {
      if (!answers) return socket.terminate()
      if (identity?.until && identity.until <= formatDateTime(clock.now())) return end(endings.sessionEnded)
      answers = false
      socket.ping()
    },
    end,
    cut: () => socket.terminate(),
  }
}
