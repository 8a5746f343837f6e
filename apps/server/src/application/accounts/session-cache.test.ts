import { expect, it } from 'vitest'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { accountChannels } from '#domain/realtime/event.ts'
import type { Identity } from './identify.ts'
import { sessionCache } from './session-cache.ts'

const credentials = { sessions: ['secret', 'secret'], jwt: undefined }
const changeOf = (userId: string): RealtimeEvent => ({
  events: [`users.${userId}.sessions.s.delete`],
  channels: accountChannels(userId),
  timestamp: '',
  payload: {},
  audience: [],
})

function world() {
  let now = Date.UTC(2026, 0, 1)
  let listener: ((event: RealtimeEvent) => void) | undefined
  const state = { looked: 0, blocked: false, ended: false, during: () => {} }
  const identify = async (_credentials: unknown, ip: string): Promise<Identity> => {
    state.looked += 1
    const { ended, blocked } = state
    await Promise.resolve()
    state.during()
    if (ended) return { caller: { kind: 'guest', ip }, blocked: false, until: undefined }
    const until = new Date(Date.UTC(2026, 0, 1, 0, 0, 8)).toISOString()
    return { caller: { kind: 'user', ip, userId: 'u', sessionId: 's', verified: false, labels: [] }, blocked, until }
  }
  const witness = (given: typeof listener) => {
    listener = given
    return { [Symbol.dispose]: () => void (listener = undefined) }
  }
  const ask = sessionCache(identify, witness, { now: () => new Date(now) })
  return {
    state,
    ask: (ip = '1.1.1.1') => ask(credentials, ip),
    pass: (seconds: number) => void (now += seconds * 1000),
    hear: (event: RealtimeEvent) => listener?.(event),
    stop: () => ask[Symbol.dispose](),
    isListening: () => listener !== undefined,
  }
}

it('looks a session up once for several requests, whatever address they come from', async () => {
  const { ask, state } = world()
  await ask()
  expect((await ask('2.2.2.2')).caller).toMatchObject({ userId: 'u', ip: '2.2.2.2' })
  expect(state.looked).toBe(1)
})

it('[ACC-67] an ended session is a guest with the very next request', async () => {
  const { ask, state, hear } = world()
  await ask()
  state.ended = true
  hear(changeOf('u'))
  expect((await ask()).caller.kind).toBe('guest')
})

it('[ACC-67] does not keep what was found while the account changed', async () => {
  const { ask, state, hear } = world()
  state.during = () => hear(changeOf('u'))
  await ask()
  state.during = () => {}
  await ask()
  expect(state.looked).toBe(2)
})

it('looks again after a while, and never remembers somebody blocked', async () => {
  const { ask, state, pass, hear } = world()
  await ask()
  pass(6)
  await ask()
  expect(state.looked).toBe(2)
  // The session itself ends before the time is over.
  pass(3)
  await ask()
  state.blocked = true
  hear(changeOf('u'))
  await ask()
  await ask()
  expect(state.looked).toBe(5)
})

it('leaves other accounts alone and stops listening', async () => {
  const { ask, state, hear, stop, isListening } = world()
  await ask()
  hear(changeOf('other'))
  await ask()
  expect(state.looked).toBe(1)
  stop()
  expect(isListening()).toBe(false)
})
