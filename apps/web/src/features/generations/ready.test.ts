import { beforeEach, expect, it } from 'vitest'
import { generationDocument } from '#testing/generations.ts'
import { readGeneration } from './generation.ts'
import { clearUnseen, noteEnd, readyCount, readyNotice, unseen } from './ready.ts'

beforeEach(clearUnseen)

const end = (overrides: Readonly<Record<string, unknown>>) => {
  const one = readGeneration(
    generationDocument({
      status: 'succeeded',
      mediaIds: ['m1'],
      finishedAt: '2026-11-15T08:00:03.000+00:00',
      $updatedAt: '2026-11-15T08:00:03.010+00:00',
      ...overrides,
    }),
  )
  if (one) noteEnd(one)
  return unseen.getState().ended
}

it('[SHELL-82] what ended is counted and told in one sentence, with the one to open', () => {
  expect(readyNotice(end({}))).toEqual({ words: 'Your picture is ready.', mediaId: 'm1' })
  expect(readyNotice(end({ $id: 'g2', status: 'failed', mediaIds: [] }))).toEqual({
    words: 'Your picture is ready. 1 failed.',
    mediaId: 'm1',
  })
  const three = end({ $id: 'g3', mediaIds: ['m2', 'm3'] })
  expect(readyCount(three)).toBe(3)
  expect(readyNotice(three)).toEqual({ words: '3 pictures are ready. 1 failed.' })
})

it('[SHELL-82] videos are called so, and what failed alone as well', () => {
  expect(readyNotice(end({ kind: 'video' })).words).toBe('Your video is ready.')
  clearUnseen()
  expect(readyNotice(end({ status: 'failed', mediaIds: [] })).words).toBe('Your request failed.')
})

it('[SHELL-82] nothing is told twice, nor what is under way, was cancelled or ended long ago', () => {
  end({})
  expect(end({ $updatedAt: '2026-11-15T08:00:04.000+00:00' })).toHaveLength(1)
  clearUnseen()
  expect(end({ $updatedAt: '2026-11-15T09:00:00.000+00:00' })).toEqual([])
  expect(end({ status: 'running', finishedAt: null })).toEqual([])
  expect(end({ status: 'cancelled' })).toEqual([])
})
