import { GenerationRequest } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  cancelled,
  type Generation,
  hasEnded,
  lost,
  maxAttempts,
  maxStarts,
  progressed,
  putBack,
  started,
  succeeded,
} from './generation.ts'

const now = new Date('2026-03-01T10:00:00Z')
const waiting: Generation = {
  id: 'g',
  owner: 'maya',
  characterId: 'c',
  kind: 'image',
  engine: 'illustrator',
  status: 'queued',
  stage: '',
  progress: 0,
  previewUrl: '',
  count: 1,
  mediaIds: [],
  request: GenerationRequest.parse({ characterId: 'c', seed: 1, engine: 'x' }),
  error: null,
  attempts: 0,
  startedAt: null,
  passedOver: 0,
  finishedAt: null,
}
const running: Generation = { ...waiting, ...started(waiting, now) }
const crash = { error: { type: 'engine_failed', message: 'broke', retryable: true }, again: true }

describe('a generation', () => {
  it('[GEN-10] is tried again after one and four seconds, and has then failed', () => {
    const first = afterFailure(running, crash, now)
    expect(first).toMatchObject({ step: { status: 'queued', progress: 0 }, dueAt: new Date('2026-03-01T10:00:01Z') })
    const second = afterFailure({ ...running, attempts: 2 }, crash, now)
    expect(second.dueAt).toEqual(new Date('2026-03-01T10:00:04Z'))
    const third = afterFailure({ ...running, attempts: maxAttempts }, crash, now)
    expect(third).toMatchObject({ step: { status: 'failed', error: crash.error } })
    expect(third.dueAt).toBeUndefined()
  })

  it('[GEN-10] has failed at once when trying again cannot help', () => {
    expect(afterFailure(running, { ...crash, again: false }, now).step).toMatchObject({ status: 'failed' })
  })

  it('[GEN-8] waits again when its worker is gone, until it was begun six times', () => {
    expect(lost(running, now)).toMatchObject({ status: 'queued' })
    expect(lost({ ...running, attempts: maxStarts - 1 }, now)).toMatchObject({ status: 'queued' })
    expect(lost({ ...running, attempts: maxStarts }, now)).toMatchObject({
      status: 'failed',
      error: { type: 'worker_lost', retryable: true },
    })
  })

  it('[GEN-18] that is put back has not used up an attempt', () => {
    expect({ ...running, ...putBack(running) }).toMatchObject({ status: 'queued', attempts: 0, stage: '' })
  })

  it('[GEN-13] only moves forward, and is whole only when it is delivered', () => {
    expect(progressed({ ...running, progress: 0.5 }, 'drawing', 0.2).progress).toBe(0.5)
    expect(progressed(running, 'drawing', 1).progress).toBeLessThan(1)
    expect(succeeded(['m'], now)).toMatchObject({ status: 'succeeded', progress: 1, mediaIds: ['m'], previewUrl: '' })
  })

  it('[GEN-11] has ended when it is neither waiting nor running', () => {
    expect([waiting, running, { ...running, ...cancelled(now) }].map(hasEnded)).toEqual([false, false, true])
  })
})
