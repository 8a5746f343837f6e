import type { CharacterId, GenerationId, MediaId, UserId } from '@eidolon/contract/ids.ts'
import type { GenerationError, GenerationRequest, GenerationStatus, ResultKind } from '@eidolon/contract/generations.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

/** A request for pictures and what has become of it. */
export type Generation = {
  readonly id: GenerationId
  readonly owner: UserId
  readonly characterId: CharacterId
  readonly kind: ResultKind
  readonly engine: string
  readonly status: GenerationStatus
  readonly stage: string
  readonly progress: number
  readonly previewUrl: string
  readonly count: number
  readonly mediaIds: readonly MediaId[]
  readonly request: GenerationRequest
  readonly error: GenerationError | null
  readonly attempts: number
  /** Pictures that were drawn again because they showed somebody else. */
  readonly passedOver: number
  readonly startedAt: string | null
  readonly finishedAt: string | null
}

/** What a step changes; the rest stays. */
export type Step = Partial<Omit<Generation, 'id' | 'owner'>>

/** How often an engine is asked before it is given up. */
export const maxAttempts = 3
/**
 * How often a request is begun when its workers die. Machines that are replaced one after the other kill several in a
 * row, and that is no fault of the request; one that kills its worker each time ends here.
 */
export const maxStarts = 6
/** Whoever is told to come back later than this is told so, instead of waiting without a word. */
const longestWait = 10 * 60_000

const nothingYet = { stage: '', progress: 0, previewUrl: '' } as const

export const hasEnded = ({ status }: Pick<Generation, 'status'>): boolean => status !== 'queued' && status !== 'running'

export const started = ({ attempts }: Generation, now: Date): Step => ({
  ...nothingYet,
  status: 'running',
  stage: 'preparing',
  attempts: attempts + 1,
  startedAt: formatDateTime(now),
})

/** Progress never goes back, whatever an engine says, and is whole only once everything is delivered. */
export function progressed(before: Pick<Generation, 'progress'>, stage: string, share: number) {
  const progress = Math.max(before.progress, Math.min(0.999, Math.round(share * 10_000) / 10_000))
  return { stage: stage.slice(0, 64), progress }
}

export const succeeded = (mediaIds: readonly MediaId[], now: Date, passedOver = 0): Step => ({
  status: 'succeeded',
  stage: '',
  progress: 1,
  previewUrl: '',
  mediaIds,
  error: null,
  finishedAt: formatDateTime(now),
  ...(passedOver > 0 && { passedOver }),
})

export const cancelled = (now: Date): Step => ended('cancelled', null, now)

/** An engine has rules of its own and did not draw it. */
export const blocked = (message: string, now: Date): Step =>
  ended('blocked', { type: 'engine_refused', message, retryable: false }, now)

const failed = (error: GenerationError, now: Date): Step => ended('failed', error, now)

/** It waits again, as if nobody had begun; the time that was spent on it does not count as an attempt. */
export const putBack = ({ attempts }: Generation): Step => ({
  ...nothingYet,
  status: 'queued',
  attempts: Math.max(0, attempts - 1),
})

/** When to try again, or that it is over. `again` says whether waiting may help, not whether somebody may ask anew. */
export function afterFailure(
  { attempts }: Generation,
  failure: { readonly error: GenerationError; readonly again: boolean; readonly after?: number | undefined },
  now: Date,
): { readonly step: Step; readonly dueAt?: Date } {
  const { error, again, after = 0 } = failure
  if (!again || attempts >= maxAttempts || after > longestWait) return { step: failed(error, now) }
  // 1, 4 … seconds, or as long as the engine wants to be left alone.
  const dueAt = new Date(now.getTime() + Math.max(after, 1000 * 4 ** (attempts - 1)))
  return { step: { ...nothingYet, status: 'queued' }, dueAt }
}

/** Whoever worked on it is gone without a word. */
export function lost({ attempts }: Generation, now: Date): Step {
  if (attempts < maxStarts) return { ...nothingYet, status: 'queued' }
  const message = 'The drawing broke off several times. Please try again later.'
  return failed({ type: 'worker_lost', message, retryable: true }, now)
}

function ended(status: 'failed' | 'cancelled' | 'blocked', error: GenerationError | null, now: Date): Step {
  return { status, stage: '', previewUrl: '', error, finishedAt: formatDateTime(now) }
}
