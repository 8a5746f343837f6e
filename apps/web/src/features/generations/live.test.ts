import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { generatorLive } from './live.ts'
import type { Generation } from './generation.ts'
import { generationKeys } from './queries.ts'
import { generationDocument } from '#testing/generations.ts'

const [live] = generatorLive
const told = (cache: QueryClient, change: string, overrides: Readonly<Record<string, unknown>>) =>
  live?.apply(cache, { events: [`x.${change}`], channels: [], payload: generationDocument(overrides) })
const shown = (cache: QueryClient) => cache.getQueryData<readonly Generation[]>(generationKeys.recent) ?? []

it('[GENW-21] what is told is shown, and what arrives late takes nothing back', () => {
  const cache = new QueryClient()
  cache.setQueryData(generationKeys.recent, [])
  told(cache, 'create', { status: 'queued', $updatedAt: '2026-11-15T08:00:00.000+00:00' })
  told(cache, 'update', {
    status: 'running',
    progress: 0.5,
    stage: 'light',
    $updatedAt: '2026-11-15T08:00:02.000+00:00',
  })
  told(cache, 'update', { status: 'running', progress: 0.2, $updatedAt: '2026-11-15T08:00:01.000+00:00' })
  expect(shown(cache)).toMatchObject([{ status: 'running', progress: 0.5, stage: 'light', error: null }])
  told(cache, 'update', { status: 'succeeded', progress: 1, $updatedAt: '2026-11-15T08:00:03.000+00:00' })
  told(cache, 'update', { status: 'running', progress: 0.9, $updatedAt: '2026-11-15T08:00:04.000+00:00' })
  expect(shown(cache)).toMatchObject([{ status: 'succeeded' }])
})

it('[GENW-20] [GENW-23] one that was asked for elsewhere joins the others, newest first', () => {
  const cache = new QueryClient()
  cache.setQueryData(generationKeys.recent, [])
  told(cache, 'create', { $id: 'one', $createdAt: '2026-11-15T08:00:00.000+00:00' })
  told(cache, 'create', { $id: 'two', $createdAt: '2026-11-15T08:01:00.000+00:00' })
  expect(shown(cache).map(({ $id }) => $id)).toEqual(['two', 'one'])
  told(cache, 'delete', { $id: 'two' })
  expect(shown(cache).map(({ $id }) => $id)).toEqual(['one'])
})
