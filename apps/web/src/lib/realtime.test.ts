import { describe, expect, it } from 'vitest'
import { createRealtime, reconnectDelay } from './realtime.ts'

type Listener = (event: never) => void

/** A socket that does what the test says. */
function testSocket() {
  const listeners = new Map<string, Listener[]>()
  const tell = (name: string, event: object = {}) =>
    listeners.get(name)?.forEach((listener) => listener(event as never))
  const socket = {
    addEventListener: (name: string, listener: Listener) =>
      void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    close: () => tell('close', { code: 1005, reason: '' }),
  }
  return {
    socket: socket as unknown as WebSocket,
    opens: () => tell('open'),
    says: (message: object) => tell('message', { data: JSON.stringify(message) }),
    sends: (data: unknown) => tell('message', { data }),
    closes: (code = 1006, reason = '') => tell('close', { code, reason }),
  }
}

function world() {
  const sockets: ReturnType<typeof testSocket>[] = []
  const heard: string[] = []
  const waiting: { delay: number; act: () => void }[] = []
  const realtime = createRealtime({
    open: async () => {
      const next = testSocket()
      sockets.push(next)
      return next.socket
    },
    onEvent: ({ payload }) => heard.push(`event ${String(payload['$id'])}`),
    onReturn: () => heard.push('return'),
    onSessionEnded: () => heard.push('ended'),
    log: (message) => heard.push(message),
    timers: {
      now: () => 0,
      after: (delay, act) => {
        const one = { delay, act }
        waiting.push(one)
        return () => void waiting.splice(waiting.indexOf(one) >>> 0, 1)
      },
    },
  })
  const settle = () => new Promise((done) => setTimeout(done))
  return { realtime, sockets, heard, waiting, settle, last: () => sockets.at(-1) }
}

describe('the realtime line', () => {
  it('[LIVE-1] waits 1 s under 5 attempts, 5 s under 15, 10 s under 100 and 60 s after', () => {
    expect([0, 4, 5, 14, 15, 99, 100, 1000].map(reconnectDelay)).toEqual([
      1000, 1000, 5000, 5000, 10_000, 10_000, 60_000, 60_000,
    ])
  })

  it('[LIVE-1] [LIVE-3] says that it got disconnected, tries again, and tells when it is back', async () => {
    const { realtime, heard, waiting, settle, last } = world()
    realtime.start()
    await settle()
    last()?.opens()
    expect([realtime.state.getState().kind, heard]).toEqual(['open', []])
    last()?.closes()
    expect(realtime.state.getState()).toEqual({ kind: 'cut', attempt: 1, nextAt: 1000 })
    expect(heard.at(-1)).toMatch(/^Realtime got disconnected/)
    waiting[0]?.act()
    await settle()
    last()?.opens()
    expect([realtime.state.getState().kind, heard.at(-1)]).toEqual(['open', 'return'])
  })

  it('[LIVE-1] makes no further attempt after an error with code 1008', async () => {
    const { realtime, waiting, settle, last } = world()
    realtime.start()
    await settle()
    last()?.opens()
    last()?.says({ type: 'error', data: { code: 1008, message: 'No.' } })
    last()?.closes(1008)
    expect([realtime.state.getState().kind, waiting.length]).toEqual(['over', 0])
  })

  it('[LIVE-4] tells when the server has ended the session, and does not come back', async () => {
    const { realtime, heard, waiting, settle, last } = world()
    realtime.start()
    await settle()
    last()?.opens()
    last()?.closes(3000, 'The session has ended')
    expect([realtime.state.getState().kind, heard, waiting.length]).toEqual(['over', [], 1])
    waiting[0]?.act()
    expect(heard).toEqual(['ended'])
  })

  it('[LIVE-4] says nothing to somebody who logs out here', async () => {
    const { realtime, heard, waiting, settle, last } = world()
    const stop = realtime.start()
    await settle()
    last()?.opens()
    last()?.closes(3000, 'The session has ended')
    stop()
    expect([heard, waiting]).toEqual([[], []])
  })

  it('[LIVE-2] hands on events and nothing else', async () => {
    const { realtime, heard, settle, last } = world()
    realtime.start()
    await settle()
    last()?.opens()
    last()?.says({ type: 'connected', data: { channels: [], user: null } })
    last()?.says({ type: 'event', data: { events: ['a.create'], channels: ['a'], payload: { $id: 'x' } } })
    expect(heard).toEqual(['event x'])
  })

  it('[LIVE-3] tries at once when asked to, and never again once it is stopped', async () => {
    const { realtime, sockets, waiting, settle, last } = world()
    const stop = realtime.start()
    await settle()
    last()?.closes()
    realtime.retryNow()
    await settle()
    expect([sockets.length, waiting.length]).toEqual([2, 0])
    stop()
    last()?.closes()
    expect(waiting.length).toBe(0)
  })
})

it.each([
  'no JSON',
  '',
  'null',
  '7',
  '[]',
  '{"type":"event"}',
  '{"type":"event","data":null}',
  '{"type":"event","data":{"events":"all","channels":[]}}',
  '{"type":"event","data":{"events":[7],"channels":[]}}',
  new Uint8Array([123, 125]),
])('[SHELL-80] a frame that is no message (%j) is passed over, and the line goes on', async (frame) => {
  const { realtime, heard, settle, last } = world()
  realtime.start()
  await settle()
  last()?.opens()
  last()?.sends(frame)
  expect(realtime.state.getState()).toEqual({ kind: 'open' })
  last()?.says({ type: 'event', data: { events: ['a.create'], channels: [], payload: { $id: 'm1' } } })
  expect(heard).toEqual(['event m1'])
})
