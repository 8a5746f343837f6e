import { sqlHookQueue } from '#adapters/sql/accounts/hook-queue.ts'
import { queueForHooks, sqlHooks } from '#adapters/sql/accounts/hooks.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlGenerationQueue } from '#adapters/sql/studio/generation-queue.ts'
import { sqlPortraitQueue } from '#adapters/sql/studio/portrait-queue.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import type { Claimed } from '#application/hooks/ports.ts'
import { at, later, long, made, maya, now, type Use, usesOf } from './uses.ts'

const until = new Date(later)
const lease = 'lease'
const hook = {
  userId: maya,
  createdAt: at,
  url: 'https://example.com',
  events: ['media.created'],
  failures: 0,
} as const
const claimed: Claimed = {
  id: made('d', 0),
  hookId: made('hook', 0),
  createdAt: at,
  event: 'media.created',
  body: '{}',
  status: 'waiting',
  attempts: 1,
  triedAt: undefined,
  dueAt: at,
  code: undefined,
  answer: '',
  lease,
  url: '',
  userId: maya,
  slow: false,
}
const failing = made('hook', 1)
const tried = { code: 200, answer: '', now, took: 10, slow: false, retryAt: undefined } as const
const event = {
  events: ['databases.studio.collections.media.documents.fresh.create'],
  channels: [],
  timestamp: at,
  payload: { $id: 'fresh', $collectionId: 'media' },
  audience: [],
  owner: maya,
}

export const queueUses = (db: Database): readonly Use[] => [
  ...usesOf('hooks', sqlHooks(db), {
    add: [10, (s, unit) => s.add({ ...hook, id: 'fresh', enabled: true }, 20, unit)],
    list: [11, (s) => s.list(maya)],
    find: [1, (s) => s.find(maya, made('hook', 0))],
    deliveries: [100, (s) => s.deliveries(made('hook', 1), 100)],
    again: [1, (s, unit) => s.again(made('hook', 0), made('d', 400), at, unit)],
    turn: [
      [1, (s, unit) => s.turn(maya, made('hook', 0), true, unit)],
      [1000, (s, unit) => s.turn(maya, made('hook', 2), false, unit)],
    ],
    delete: [1, (s, unit) => s.delete(maya, 'fresh', unit)],
    deleteAll: [10, (s, unit) => s.deleteAll(made('u', 15), unit)],
  }),
  ...usesOf(
    'queueing for hooks',
    { queue: queueForHooks({ unique: () => 'fresh' }) },
    {
      queue: [
        11,
        (s, unit) => s.queue(databaseOf(unit, db), [event]),
        {
          reads: 20_000,
          because:
            'counts up to 1,000 waiting deliveries of each webhook, and passes over the 1,000 finished ones it keeps',
          of: /as waiting|offset/,
        },
      ],
    },
  ),
  ...usesOf('delivery queue', sqlHookQueue(db), {
    isDue: [
      [1, (s) => s.isDue({ now, slow: true })],
      [1, (s) => s.isDue({ now, slow: false })],
    ],
    claim: [
      [10, (s, unit) => s.claim(unit, { lease, now, until, slow: true })],
      [10, (s, unit) => s.claim(unit, { lease, now, until, slow: false })],
    ],
    renew: [1, (s, unit) => s.renew(unit, claimed, until)],
    settle: [
      [
        11,
        async (s, unit) => {
          const taken = await s.claim(unit, { lease, now, until, slow: true })
          if (taken) await s.settle(unit, taken, { ...tried, outcome: 'delivered' })
        },
      ],
      [
        1000,
        async (s, unit) => {
          const taken = await s.claim(unit, { lease, now, until, slow: true })
          // That webhook has failed so often that it is turned off.
          if (taken) await s.settle(unit, { ...taken, hookId: failing }, { ...tried, slow: true, outcome: 'failed' })
        },
      ],
    ],
    release: [1, (s, unit) => s.release(unit, claimed)],
    nextDue: [1, (s) => s.nextDue(new Date(long))],
    sweep: [
      500,
      (s) => s.sweep(now, now),
      {
        reads: 10_000,
        because: 'of a few thousand deliveries PostgreSQL finds 500 by a join with all of them',
        of: /limit/,
      },
    ],
  }),
  ...usesOf('portrait queue', sqlPortraitQueue(db), {
    add: [
      1,
      (s, unit) => s.add(unit, maya, { id: made('c', 1), now, max: 20 }),
      { reads: 21, because: 'counts those that wait, up to the most that may', of: /count/ },
    ],
    show: [10, (s, unit) => s.show(unit, maya, [made('c', 2), made('c', 3)], now)],
    claim: [
      [1, (s, unit) => s.claim(unit, { lease, now, until, ahead: false })],
      [1, (s, unit) => s.claim(unit, { lease, now, until, ahead: true })],
    ],
    renew: [1, (s, unit) => s.renew(unit, { id: made('c', 1), lease }, until)],
    holds: [1, (s, unit) => s.holds(unit, { id: made('c', 1), lease })],
    release: [1, (s, unit) => s.release(unit, made('c', 1), { attempts: 1, dueAt: now })],
    recover: [
      Infinity,
      (s, unit) => s.recover(unit, true),
      { reads: Infinity, because: 'once, when a process starts' },
    ],
    nextDue: [1, (s) => s.nextDue(new Date(long))],
  }),
  ...usesOf('generation queue', sqlGenerationQueue(db), {
    claim: [1, (s, unit) => s.claim(unit, { lease, now, until, engines: [made('engine', 0)] })],
    putFirst: [1, (s, unit) => s.putFirst(unit, made('g', 6))],
    renew: [1, (s, unit) => s.renew(unit, { id: made('g', 1), lease }, until)],
    holds: [1, (s, unit) => s.holds(unit, { id: made('g', 1), lease })],
    release: [1, (s, unit) => s.release(unit, made('g', 1), now)],
    note: [1, (s, unit) => s.note(unit, { id: made('g', 1), lease }, 'note')],
    noted: [1, (s) => s.noted(made('g', 1))],
    abandoned: [100, (s) => s.abandoned(now)],
    nextDue: [1, (s) => s.nextDue(now), { reads: 100, because: 'few waiting jobs have a due date' }],
  }),
]
