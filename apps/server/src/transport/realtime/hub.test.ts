import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openHub, type Seat } from './hub.ts'

it('[RT-8] reaches who listens to a channel of the event and holds a role it is for', () => {
  const { hub, seat } = world()
  const maya = seat(['documents'], ['any', 'users', 'user:maya'])
  const omar = seat(['documents'], ['any', 'users', 'user:omar'])
  const elsewhere = seat(['files'], ['any', 'user:maya'])
  hub.publish(event('private', ['user:maya']))
  hub.publish(event('public', ['any']))
  hub.publish(event('nobody', []))
  expect([maya.got(), omar.got(), elsewhere.got()]).toEqual([['private', 'public'], ['public'], []])
})

it('[RT-30] gives who listens to their own things nothing of others, and nothing they may not read', () => {
  const { hub, seat } = world()
  const maya = seat(['own.documents'], ['any', 'users', 'user:maya'])
  const omar = seat(['own.documents'], ['any', 'users', 'user:omar'])
  const both = seat(['own.documents', 'documents'], ['any', 'users', 'user:maya'])
  const guest = seat(['own.documents'], ['any', 'guests'])
  hub.publish({ ...event('hers', ['user:maya']), owner: 'maya' })
  hub.publish({ ...event('shown', ['any', 'user:maya']), owner: 'maya' })
  hub.publish({ ...event('given away', ['user:omar']), owner: 'maya' })
  hub.publish({ ...event('spam', ['any', 'users']), owner: 'omar' })
  hub.publish(event('of nobody', ['any']))
  expect([maya.got(), omar.got(), guest.got()]).toEqual([['hers', 'shown'], ['spam'], []])
  expect(both.got()).toEqual(['hers', 'shown', 'spam', 'of nobody'])
})

it('[RT-8] gives an event once to a connection, on however many of its channels and with however many roles', () => {
  const { hub, seat } = world()
  const maya = seat(['documents', 'one', 'two'], ['any', 'users', 'user:maya'])
  hub.publish({ ...event('a', ['user:maya', 'any', 'users']), channels: ['documents', 'one', 'two'] })
  expect(maya.got()).toEqual(['a'])
})

it('[RT-8] serialises an event once, without the roles it is for', () => {
  const { hub, seat } = world()
  const first = seat(['documents'], ['any'])
  const second = seat(['documents'], ['any'])
  hub.publish(event('a', ['any']))
  expect(first.frames[0]).toBe(second.frames[0])
  expect(JSON.parse(String(first.frames[0]))).toEqual({
    type: 'event',
    data: { events: ['e'], channels: ['documents'], timestamp: 'a', payload: {} },
  })
})

it('[RT-8] says nothing to a seat that was left, and follows one that has moved', () => {
  const { hub, seat } = world()
  const gone = seat(['documents'], ['any'])
  const moved = seat(['documents'], ['guests'])
  hub.place(gone, [], [])
  hub.place(moved, ['documents'], ['user:maya'])
  hub.publish(event('for guests', ['any', 'guests']))
  hub.publish(event('for maya', ['user:maya']))
  expect([gone.got(), moved.got()]).toEqual([[], ['for maya']])
})

it('[RT-4] lets other work in between when many are to hear, and keeps everybody in order', async () => {
  const { hub, seat, delivered } = world()
  const seats = Array.from({ length: 700 }, () => seat(['documents'], ['any']))
  const names = ['a', 'b', 'c']
  for (const name of names) hub.publish(event(name, ['any']))
  const already = seats.filter(({ frames }) => frames.length > 0).length
  expect(already).toBeGreaterThan(0)
  expect(already).toBeLessThan(700)
  while (delivered.length < names.length) await setImmediate()
  for (const each of seats) expect(each.got()).toEqual(names)
  expect(delivered).toEqual(names)
})

it('[RT-8] does not miss a seat that changes its roles while an event is on its way, nor reach it twice', async () => {
  const { hub, seat, delivered } = world()
  const seats = Array.from({ length: 300 }, () => seat(['documents'], ['any', 'guests']))
  hub.publish(event('a', ['any', 'users', 'guests']))
  for (const each of seats.slice(0, -1)) hub.place(each, [], [])
  for (const each of seats) hub.place(each, ['documents', 'files'], ['any', 'users'])
  while (delivered.length === 0) await setImmediate()
  expect(seats.filter((each) => each.got().join() !== 'a')).toEqual([])
})

it('[RT-4] lets other work in between when much is told to few', async () => {
  const { hub, seat, delivered } = world()
  const one = seat(['documents'], ['any'])
  const names = Array.from({ length: 1000 }, (_, n) => `${n}`)
  for (const name of names) hub.publish(event(name, ['any']))
  expect(delivered.length).toBeLessThan(names.length)
  while (delivered.length < names.length) await setImmediate()
  expect(one.got()).toEqual(names)
})

it('[RT-6] says that it cannot keep up, instead of dropping something quietly', async () => {
  const { hub, seat, overflows } = world()
  for (let n = 0; n < 300; n++) seat(['documents'], ['any'])
  for (let n = 0; n < 10_002; n++) hub.publish(event(`${n}`, ['any']))
  expect(overflows()).toBe(1)
  hub.clear()
})

function world() {
  const delivered: string[] = []
  let overflows = 0
  const hub = openHub({ delivered: ({ timestamp }) => delivered.push(timestamp), overflow: () => (overflows += 1) })
  const seat = (channels: readonly string[], roles: readonly string[]) => {
    const frames: Buffer[] = []
    const got = () => frames.map((frame) => JSON.parse(frame.toString()).data.timestamp)
    const made: Seat = { channels: [], roles: [], heard: 0, deliver: (frame) => frames.push(frame) }
    hub.place(made, channels, roles)
    return Object.assign(made, { frames, got })
  }
  return { hub, seat, delivered, overflows: () => overflows }
}

function event(name: string, audience: readonly string[]): RealtimeEvent {
  return { events: ['e'], channels: ['documents'], timestamp: name, payload: {}, audience }
}
