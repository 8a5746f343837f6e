import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { mediaLive } from './live.ts'

const event = (name: string, payload: Record<string, unknown>) => ({ events: [name], channels: [], payload })

it('[LIVE-2] [DASH-5] a finished picture is the newest at once; a trashed one goes', () => {
  const cache = new QueryClient()
  const item = { $id: 'm1', kind: 'image', characterId: 'ines', fileId: 'f1', trashedAt: null }
  cache.setQueryData(['media', 'recent'], { total: 0, items: [] })
  mediaLive.apply(cache, event('x.create', item))
  expect(cache.getQueryData(['media', 'recent'])).toMatchObject({ total: 1, items: [{ $id: 'm1' }] })
  mediaLive.apply(cache, event('x.update', { ...item, trashedAt: '2026-11-14T12:00:00.000+00:00' }))
  expect(cache.getQueryData(['media', 'recent'])).toMatchObject({ items: [] })
})
