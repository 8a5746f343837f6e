import { collectionIds } from '@eidolon/contract/resources.ts'
import { expect, it } from 'vitest'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import { workOnGenerations } from './work-on-generations.ts'

/** A worker for two engines on a queue in which nobody ever waits; what it asks the queue for is written down. */
function idleWorld() {
  const claims: string[] = []
  const listeners = new Set<Parameters<EventFeed['listen']>[0]>()
  const ticks = new Set<() => void>()
  const alarms: (() => void)[] = []
  const state = { now: 0, due: undefined as Date | undefined }
  const timers: Timers = {
    every(_milliseconds, run) {
      ticks.add(run)
      return { [Symbol.dispose]: () => void ticks.delete(run) }
    },
    after(_milliseconds, run) {
      alarms.push(run)
      return { [Symbol.dispose]() {} }
    },
  }
  const log = { info() {}, warn() {}, error() {} }
  const deps = {
    engines: { ids: () => ['own', 'far'], named: () => ({ atOnce: 1 }), ready: async () => ['own', 'far'] },
    queue: {
      async claim(_unit: unknown, { engines }: { readonly engines: readonly string[] }) {
        claims.push(engines.join(' '))
        return undefined
      },
      nextDue: async () => state.due,
      abandoned: async () => [],
    },
    units: { run: (work: (unit: object) => Promise<unknown>) => work({}) },
    feed: {
      listen(listener: Parameters<EventFeed['listen']>[0]) {
        listeners.add(listener)
        return { [Symbol.dispose]: () => void listeners.delete(listener) }
      },
    },
    clock: { now: () => new Date(state.now) },
    ids: { unique: () => 'lease' },
    timers,
    slots: 1,
    alone: true,
    log,
  }
  // Nothing is ever drawn here, so nothing else is needed.
  const worker = workOnGenerations(deps as unknown as Parameters<typeof workOnGenerations>[0])
  const asked = async (): Promise<readonly string[]> => {
    await worker.settled()
    return claims.splice(0)
  }
  const hear = (engine: string, status = 'queued') => {
    const payload = { $collectionId: collectionIds.generations, $id: 'g', status, engine }
    for (const listener of listeners) {
      listener.event({ events: [], channels: [], timestamp: '', payload, audience: [] })
    }
  }
  return { worker, state, asked, hear, tick: () => ticks.forEach((run) => run()), alarm: () => alarms.at(-1)?.() }
}

it('[CLUS-23] a queue is not looked through again for an engine that nobody waits for, until something may wait', async () => {
  const { worker, state, asked, hear, tick, alarm } = idleWorld()
  expect(await asked()).toEqual(['own far'])
  hear('far')
  expect(await asked()).toEqual(['far'])
  hear('far', 'succeeded')
  expect(await asked()).toEqual([])
  // What no word has come of is found with the next tick, and what has to wait when its time has come.
  state.due = new Date(1000)
  tick()
  expect(await asked()).toEqual(['own far'])
  state.now = 1000
  state.due = undefined
  alarm()
  expect(await asked()).toEqual(['own far'])
  await worker[Symbol.asyncDispose]()
})
