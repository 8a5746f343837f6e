import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { settingsLive } from './live.ts'
import { settingsKeys } from './queries.ts'

function world() {
  const cache = new QueryClient()
  cache.setQueryData(['account'], { $id: 'maya' })
  cache.setQueryData(settingsKeys.sessions, [{ $id: 'here' }, { $id: 'there' }])
  const stale = (key: readonly string[]) => cache.getQueryState(key)?.isInvalidated
  const hear = (name: string, payload = {}) =>
    settingsLive.apply(cache, { events: [name], channels: ['account'], payload })
  return { cache, hear, stale: () => [stale(['account']), stale(settingsKeys.sessions)] }
}

it('[SET-5] a session that has ended elsewhere leaves the list without a question', () => {
  const { cache, hear, stale } = world()
  hear('users.maya.sessions.there.delete', { $id: 'there' })
  expect(cache.getQueryData(settingsKeys.sessions)).toEqual([{ $id: 'here' }])
  expect(stale()).toEqual([false, false])
  hear('users.maya.sessions.new.create', { $id: 'new' })
  expect(stale()).toEqual([false, true])
})

it('[SET-3] what was changed on another machine is fetched anew, and nothing for the rest', () => {
  const { hear, stale } = world()
  for (const name of ['users.maya.subscription.update', 'users.maya.delete', 'databases.studio.collections.media'])
    hear(name)
  expect(stale()).toEqual([false, false])
  hear('users.maya.update.name')
  expect(stale()).toEqual([true, true])
})
