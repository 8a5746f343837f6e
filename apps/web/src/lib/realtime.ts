import { createStore } from 'zustand/vanilla'
import { fieldsOf, jsonOf } from './json-guards.ts'

/** How the line to the server is. `cut` tells when the next attempt is; `over` means that none will be made. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'cut'; readonly attempt: number; readonly nextAt: number }
  | { readonly kind: 'over' }

export type LiveEvent = {
  readonly events: readonly string[]
  readonly channels: readonly string[]
  readonly payload: Readonly<Record<string, unknown>>
}

type Timers = {
  readonly now: () => number
  readonly after: (milliseconds: number, act: () => void) => () => void
}

type Deps = {
  readonly open: () => Promise<WebSocket>
  readonly onEvent: (event: LiveEvent) => void
  /** The line is there again after it was cut: whatever happened meanwhile was not heard. */
  readonly onReturn: () => void
  /** The server has ended the session that the line belonged to. */
  readonly onSessionEnded: () => void
  readonly log: (message: string, reason: string) => void
  readonly timers?: Timers
}

const sessionEnded = 3000
const refused = 1008
const farewell = 500

/** How long to wait before the attempt with this number. */
export function reconnectDelay(attempt: number): number {
  if (attempt < 5) return 1000
  if (attempt < 15) return 5000
  return attempt < 100 ? 10_000 : 60_000
}

/**
 * The realtime protocol of the SDK, spoken by ourselves because the SDK's client keeps to itself whether it is
 * connected, and closes its line for every further channel.
 */
export function createRealtime({ open, onEvent, onReturn, onSessionEnded, log, timers = pageTimers }: Deps) {
  const state = createStore<Connection>()(() => ({ kind: 'connecting' }))
  let attempt = 0
  let socket: WebSocket | undefined
  let cancelRetry = () => {}
  let running = false
  let wasCut = false

  const set = (next: Connection) => state.setState(next, true)

  async function connect() {
    cancelRetry()
    let next: WebSocket
    try {
      next = await open()
    } catch {
      return lost('')
    }
    if (!running) return closeQuietly(next)
    socket = next
    let lastError = 0
    next.addEventListener('open', () => {
      if (!running) return
      attempt = 0
      set({ kind: 'open' })
      if (wasCut) onReturn()
      wasCut = false
    })
    next.addEventListener('message', ({ data }) => {
      const message = read(data)
      lastError = message.type === 'error' ? message.code : 0
      if (message.type === 'event') onEvent(message.event)
    })
    next.addEventListener('close', ({ code, reason }) => {
      if (socket !== next || !running) return
      if (code === sessionEnded) {
        set({ kind: 'over' })
        // Logging out here ends the session as well: then this line is stopped in the next moment.
        cancelRetry = timers.after(farewell, onSessionEnded)
      } else if (lastError === refused) set({ kind: 'over' })
      else lost(reason)
    })
  }

  function lost(reason: string) {
    if (!running) return
    const delay = reconnectDelay(attempt)
    wasCut = true
    attempt += 1
    log(`Realtime got disconnected. Reconnect will be attempted in ${delay / 1000} seconds.`, reason)
    set({ kind: 'cut', attempt, nextAt: timers.now() + delay })
    cancelRetry = timers.after(delay, () => void connect())
  }

  return {
    state,
    /** Keeps the line until the returned function is called. */
    start: () => {
      running = true
      void connect()
      return () => {
        running = false
        cancelRetry()
        if (socket) closeQuietly(socket)
      }
    },
    /** Does not wait for the next attempt's time. */
    retryNow: () => {
      if (running && state.getState().kind === 'cut') void connect()
    },
  }
}

/** Browsers complain about a line that is closed before it was there. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === 0) socket.addEventListener('open', () => socket.close())
  else socket.close()
}

const pageTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

type Message =
  | { readonly type: 'event'; readonly event: LiveEvent }
  | { readonly type: 'error'; readonly code: number }
  | { readonly type: 'other' }

function read(text: unknown): Message {
  const { type, data } = fieldsOf(jsonOf(text))
  const { code, events, channels, payload } = fieldsOf(data)
  if (type === 'error') return { type, code: Number(code) }
  if (type === 'event' && isNames(events) && isNames(channels)) {
    return { type, event: { events, channels, payload: fieldsOf(payload) } }
  }
  return { type: 'other' }
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
