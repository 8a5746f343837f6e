import { expect, it } from 'vitest'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { Timers } from './timers.ts'
import { leaseLength, queueWorker } from './queue-worker.ts'

type ClaimedJob = { readonly id: string; readonly lease: string }
type Running = ClaimedJob & {
  readonly signal: AbortSignal
  readonly end: () => void
  readonly fail: (error: Error) => void
}

/** A queue of names with two places to work; what runs ends when a test says so, or when it is stopped. */
function world({ recover = async () => {} }: { recover?: () => Promise<void> } = {}) {
  const waiting: string[] = []
  const running: Running[] = []
  const told: string[] = []
  const alarms = new Map<number, () => void>()
  const ticks = new Set<() => void>()
  const intervals: number[] = []
  const listeners = new Set<Parameters<EventFeed['listen']>[0]>()
  const lost = new Set<string>()
  const state = { leases: 0, due: undefined as Date | undefined, readable: true, meanwhile: () => {} }
  const timers: Timers = {
    every(milliseconds, run) {
      intervals.push(milliseconds)
      ticks.add(run)
      return { [Symbol.dispose]: () => void ticks.delete(run) }
    },
    after(milliseconds, run) {
      alarms.set(milliseconds, run)
      return { [Symbol.dispose]: () => void alarms.delete(milliseconds) }
    },
  }
  const tell = ({ queue, id = '' }: { queue?: string; id?: string }, message: string) =>
    void told.push(`${queue} ${id} ${message}`)
  const worker = queueWorker<ClaimedJob>({
    name: 'names',
    async take(working) {
      if (!state.readable) throw new Error('no database')
      const id = working.length < 2 ? waiting.shift() : undefined
      return id === undefined ? undefined : { id, lease: `lease ${(state.leases += 1)}` }
    },
    run(taken, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      running.push({ ...taken, signal, end: resolve, fail: reject })
      signal.addEventListener('abort', () => !taken.id.startsWith('slow') && resolve())
      return promise
    },
    async nextDue() {
      state.meanwhile()
      return state.due
    },
    recover,
    async tend(working, stop) {
      for (const taken of working) if (lost.has(taken.lease)) stop(taken)
    },
    heard({ payload }, { isWorkedOn, wake, stop }) {
      if (payload['cancelled'] === true) stop(String(payload['id']))
      else if (!isWorkedOn(String(payload['id']))) wake()
    },
    feed: {
      listen(listener) {
        listeners.add(listener)
        return { [Symbol.dispose]: () => void listeners.delete(listener) }
      },
    },
    clock: { now: () => new Date(0) },
    timers,
    log: { info: tell, warn: tell, error: tell },
  })
  const hear = (payload: object) => {
    const event = { events: [], channels: [], timestamp: '', payload: { ...payload }, audience: [] }
    for (const listener of listeners) listener.event(event)
  }
  return {
    worker,
    state,
    waiting,
    running,
    told,
    intervals,
    alarms,
    ticks,
    listeners,
    lost,
    hear,
    ids: () => running.map(({ id }) => id),
    put: (...names: string[]) => {
      waiting.push(...names)
      for (const id of names) hear({ id })
    },
    /** Long enough for everything that needs no more than promises. */
    turn: () => new Promise<void>((resolve) => setImmediate(resolve)),
    tick: () => ticks.forEach((run) => run()),
  }
}

it('takes what waits as long as there is room, and the next when one ends', async () => {
  const { worker, put, ids, running, turn } = world()
  await worker.settled()
  put('ada', 'ben', 'cleo')
  await turn()
  expect(ids()).toEqual(['ada', 'ben'])
  running[0]?.end()
  await turn()
  expect(ids()).toEqual(['ada', 'ben', 'cleo'])
  running.forEach(({ end }) => end())
  await worker.settled()
})

it('takes nothing before it is settled what an earlier process has left behind, even where that fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const { worker, put, ids, running, told, turn } = world({ recover: () => promise })
  put('ada')
  await turn()
  expect(ids()).toEqual([])
  reject(new Error('no database'))
  await turn()
  expect(ids()).toEqual(['ada'])
  expect(told).toEqual(['names  what was left behind could not be taken up'])
  running[0]?.end()
  await worker.settled()
})

it('looks again with the next tick when the queue could not be read, and goes on after work that failed', async () => {
  const { worker, state, put, ids, running, told, tick, turn } = world()
  await worker.settled()
  state.readable = false
  put('ada')
  await worker.settled()
  expect(told).toEqual(['names  the queue could not be read'])
  state.readable = true
  tick()
  await turn()
  running[0]?.fail(new Error('a bug'))
  await worker.settled()
  expect(told[1]).toBe('names ada what was taken could not be settled')
  put('ben')
  await turn()
  expect(ids()).toEqual(['ada', 'ben'])
  running[1]?.end()
  await worker.settled()
})

it('[GEN-8] looks for what a dead worker held soon enough: its lease and the way to the next look are under ten seconds', async () => {
  const { worker, intervals } = world()
  await using _held = worker
  expect(leaseLength + Math.max(...intervals)).toBeLessThan(10_000)
})

it('is woken for what may be taken only later, by one alarm', async () => {
  const { worker, state, waiting, alarms, ids, running, tick, turn } = world()
  state.due = new Date(5000)
  await worker.settled()
  tick()
  await worker.settled()
  expect([...alarms.keys()]).toEqual([5001])
  waiting.push('ada')
  alarms.get(5001)?.()
  await turn()
  expect(ids()).toEqual(['ada'])
  running[0]?.end()
  await worker.settled()
})

it('does not overlook what is put into the queue while it finds out when the next is due', async () => {
  const { worker, state, put, ids, running, turn } = world()
  state.meanwhile = () => {
    state.meanwhile = () => {}
    put('ada')
  }
  await turn()
  expect(ids()).toEqual(['ada'])
  running[0]?.end()
  await worker.settled()
})

it('stops what an event or the loss of its lease says is gone, and nothing else', async () => {
  const { worker, put, running, lost, hear, tick, turn } = world()
  await worker.settled()
  put('ada', 'ben')
  await turn()
  hear({ id: 'ada', cancelled: true })
  expect(running.map(({ signal }) => signal.reason)).toEqual(['gone', undefined])
  lost.add('lease 2')
  tick()
  await worker.settled()
  expect(running[1]?.signal.reason).toBe('gone')
})

it('keeps the second run of one that is taken again before its first has come to its end', async () => {
  const { worker, put, waiting, running, lost, tick, turn } = world()
  await worker.settled()
  put('slow ada')
  await turn()
  waiting.push('slow ada')
  lost.add('lease 1')
  tick()
  await turn()
  expect(running.map(({ lease, signal }) => [lease, signal.aborted])).toEqual([
    ['lease 1', true],
    ['lease 2', false],
  ])
  running[0]?.end()
  await turn()
  const closing = worker[Symbol.asyncDispose]()
  expect(running[1]?.signal.reason).toBe('closing')
  running[1]?.end()
  await closing
})

it('leaves neither work nor timers behind when it is disposed, not even what it was about to take', async () => {
  const { worker, state, put, running, alarms, ticks, listeners, told, turn } = world()
  await worker.settled()
  put('slow ada')
  await turn()
  state.due = new Date(5000)
  put('ben')
  const closing = worker[Symbol.asyncDispose]()
  await turn()
  expect(running.map(({ id, signal }) => [id, signal.reason])).toEqual([
    ['slow ada', 'closing'],
    ['ben', 'closing'],
  ])
  running[0]?.end()
  await closing
  expect([alarms.size, ticks.size, listeners.size, told]).toEqual([0, 0, 0, []])
})
