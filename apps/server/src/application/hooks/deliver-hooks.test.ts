import { collectionIds } from '@eidolon/contract/resources.ts'
import { expect, it } from 'vitest'
import { deliverHooks } from './deliver-hooks.ts'
import type { DeliveryQueue } from './ports.ts'
import type { EventFeed } from '#application/realtime/ports.ts'

it('[CLUS-26] claims nothing for a change while nothing is due', async () => {
  let due = false
  let claims = 0
  const queue: DeliveryQueue = {
    isDue: async () => due,
    async claim() {
      claims += 1
      due = false
      return undefined
    },
    renew: async () => true,
    settle: async () => false,
    release: async () => {},
    nextDue: async () => undefined,
    sweep: async () => {},
  }
  const heard: Parameters<EventFeed['listen']>[0][] = []
  const never: Disposable = { [Symbol.dispose]() {} }
  await using worker = deliverHooks({
    queue,
    send: async () => ({ code: 200, answer: '' }),
    secrets: { sign: () => '' },
    onTurnedOff: async () => {},
    units: { run: (work) => work({ publish() {} }) },
    feed: {
      listen(listener) {
        heard.push(listener)
        return never
      },
    },
    clock: { now: () => new Date() },
    ids: { unique: () => 'lease' },
    timers: { every: () => never, after: () => never },
    log: { info() {}, warn() {}, error() {} },
    slots: 4,
  })
  const changed = () =>
    heard[0]?.event({
      events: ['databases.studio.collections.characters.documents.mira.update'],
      channels: [],
      timestamp: '',
      payload: { $id: 'mira', $collectionId: collectionIds.characters },
      audience: [],
      owner: 'maya',
    })
  await worker.settled()
  changed()
  await worker.settled()
  expect(claims).toBe(0)
  due = true
  changed()
  await worker.settled()
  expect(claims).toBe(1)
})
